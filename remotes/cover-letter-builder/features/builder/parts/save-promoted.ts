import { promoteOverride, type PromotedOverride } from '@shared/builder';
import type { ParagraphEvent } from '@shared/documents';
import type { ApolloClient } from '@shared/graphql';
import { updateParagraph } from '../api/write-paragraphs.ts';

const inputOf = ({ title, kind, text, variants = [] }: ParagraphEvent) => ({
  ...{ title, kind, text },
  variants: variants.map(({ id, length, language, texts }) => ({
    ...{ id, length, language },
    ...(texts.text !== undefined && { text: texts.text }),
  })),
});

/**
 * Writes the promoted text to the version of the paragraph that is on screen. Rejects if the paragraph was deleted or
 * the gateway cannot be reached. The response updates the cache with its new state.
 */
export async function savePromoted(
  client: ApolloClient,
  block: ParagraphEvent,
  pushed: PromotedOverride,
): Promise<'done' | 'conflict'> {
  const { data } = await client.mutate({
    mutation: updateParagraph,
    variables: { id: block.id, version: block.version, input: inputOf(promoteOverride(block, pushed)) },
  });
  const answer = data?.event.update;
  if (answer === undefined) throw new Error('No answer came.');
  return answer.__typename === 'VersionConflict' ? 'conflict' : 'done';
}
