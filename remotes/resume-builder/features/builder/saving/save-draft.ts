import { parseResumeDocument } from '@shared/documents';
import { keepPlace, requestFailureOf, type ApolloClient, type RequestFailure } from '@shared/graphql';
import { getResumeDraft } from '../api/get-resume-draft.ts';
import { updateResume } from '../api/update-resume.ts';
import type { Draft } from '../editing/draft.ts';
import type { SaveOutcome } from './autosave.ts';

/** Whether two drafts say the same: both were parsed, so their fields come in one order. */
export const saysTheSame = (one: Draft, other: Draft): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const outcomes: Readonly<Record<RequestFailure, SaveOutcome>> = {
  network: { kind: 'retry' },
  program: { kind: 'retry' },
  'signed-out': { kind: 'refused', reason: 'signed-out' },
  'not-found': { kind: 'refused', reason: 'not-found' },
  forbidden: { kind: 'refused', reason: 'program' },
  invalid: { kind: 'refused', reason: 'invalid' },
};

/** The résumé as the server has it now; undefined when it cannot be had. */
export async function fetchDraft(
  client: ApolloClient,
  id: string,
): Promise<{ readonly draft: Draft; readonly version: number } | undefined> {
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
}

/**
 * Saves drafts of one résumé. An answer may be lost after the server has written: the next save then meets its own
 * earlier one, which is no conflict, and goes on from it.
 */
export function createDraftSaver(
  client: ApolloClient,
  id: string,
  untitled: string,
): (draft: Draft, version: number) => Promise<SaveOutcome> {
  let unanswered: Draft | null = null;

  async function write(draft: Draft, version: number): Promise<SaveOutcome> {
    const { data } = await client.mutate({
      mutation: updateResume,
      variables: { id, version, input: { title: draft.title, document: draft.document } },
      // One that was deleted meanwhile is told of here, where what was typed is.
      context: keepPlace,
    });
    const answer = data?.resume.updateResume;
    if (answer === undefined) return { kind: 'retry' };
    return answer.__typename === 'Resume'
      ? { kind: 'saved', version: answer.version }
      : { kind: 'conflict', currentVersion: answer.currentVersion };
  }

  return async ({ title, document }, version) => {
    // The gateway takes no résumé without a title, and one is empty for a moment while it is being changed.
    const draft = { title: title.trim() === '' ? untitled : title.trim(), document };
    const lost = unanswered;
    unanswered = draft;
    try {
      let outcome = await write(draft, version);
      if (outcome.kind === 'conflict' && lost !== null) {
        const current = await fetchDraft(client, id);
        if (current !== undefined && saysTheSame(current.draft, lost)) outcome = await write(draft, current.version);
      }
      if (outcome.kind !== 'retry') unanswered = null;
      return outcome;
    } catch (error) {
      const outcome = outcomes[requestFailureOf(error)];
      if (outcome.kind !== 'retry') unanswered = null;
      else unanswered = lost ?? draft;
      return outcome;
    }
  };
}
