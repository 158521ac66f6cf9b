import type { DraftStore } from '@shared/builder';
import { parseResumeDocument, type ResumeDocument } from '@shared/documents';
import { keepPlace } from '@shared/graphql';
import { restoreResume } from '../../common/api/restore-resume.ts';
import { getResumeDraft } from '../api/get-resume-draft.ts';
import { updateResume } from '../api/update-resume.ts';

/**
 * Loads and saves résumés at the gateway. The builder itself handles a résumé that was deleted elsewhere, so that the
 * host does not replace the screen and lose unsaved text.
 */
export const resumeDrafts: DraftStore<ResumeDocument> = {
  async fetch(client, id) {
    const { data } = await client.query({
      query: getResumeDraft,
      variables: { id },
      fetchPolicy: 'network-only',
      context: keepPlace,
    });
    const reading = parseResumeDocument(data?.resume.document);
    if (data === undefined || !reading.ok) return undefined;
    const { title, version } = data.resume;
    return { draft: { title, document: reading.document }, version };
  },
  async write(client, id, version, { title, document }) {
    const { data } = await client.mutate({
      mutation: updateResume,
      variables: { id, version, input: { title, document } },
      context: keepPlace,
    });
    const answer = data?.resume.updateResume;
    if (answer === undefined) return undefined;
    return answer.__typename === 'Resume' ? { version: answer.version } : { currentVersion: answer.currentVersion };
  },
  restore: (client, id) => client.mutate({ mutation: restoreResume, variables: { id }, context: keepPlace }),
};
