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
 * Gives a paragraph the pushed words, from the version of it that is on screen. Rejects where it is gone or cannot be reached;
 * the answer brings its new state into the cache.
 */
export async function savePushed(
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
