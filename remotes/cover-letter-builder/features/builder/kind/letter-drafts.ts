import type { DraftStore } from '@shared/builder';
import { parseLetterDocument, type LetterDocument } from '@shared/documents';
import { keepPlace } from '@shared/graphql';
import { getLetterDraft } from '../api/get-letter-draft.ts';
import { restoreLetter } from '../api/restore-letter.ts';
import { updateLetter } from '../api/update-letter.ts';

/**
 * Loads and saves letters at the gateway. The builder itself handles a letter that was deleted elsewhere, so that the
 * host does not replace the screen and lose unsaved text.
 */
export const letterDrafts: DraftStore<LetterDocument> = {
  async fetch(client, id) {
    const { data } = await client.query({
      query: getLetterDraft,
      variables: { id },
      fetchPolicy: 'network-only',
      context: keepPlace,
    });
    const reading = parseLetterDocument(data?.letter.document);
    if (data === undefined || !reading.ok) return undefined;
    const { title, version } = data.letter;
    return { draft: { title, document: reading.document }, version };
  },
  async write(client, id, version, { title, document }) {
    const { data } = await client.mutate({
      mutation: updateLetter,
      variables: { id, version, input: { title, document } },
      context: keepPlace,
    });
    const answer = data?.letter.updateLetter;
    if (answer === undefined) return undefined;
    return answer.__typename === 'Letter' ? { version: answer.version } : { currentVersion: answer.currentVersion };
  },
  restore: (client, id) => client.mutate({ mutation: restoreLetter, variables: { id }, context: keepPlace }),
};
