import { requestFailureOf, retryAfterOf, type ApolloClient, type RequestFailure } from '@shared/graphql';
import type { DraftStore } from '../document-kind.ts';
import type { Draft } from '../editing/draft.ts';
import type { SaveOutcome } from './autosave.ts';

/**
 * Tells whether two drafts are equal. Both were parsed, so their fields have the same order and JSON can be compared.
 */
export const isSameDraft = <Document>(one: Draft<Document>, other: Draft<Document>): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const outcomes: Readonly<Record<RequestFailure, SaveOutcome>> = {
  full: { kind: 'refused', reason: 'full' },
  network: { kind: 'retry' },
  program: { kind: 'retry' },
  'too-many': { kind: 'retry' },
  'signed-out': { kind: 'refused', reason: 'signed-out' },
  'not-found': { kind: 'refused', reason: 'not-found' },
  forbidden: { kind: 'refused', reason: 'program' },
  invalid: { kind: 'refused', reason: 'invalid' },
};

interface DraftSaverOptions<Document> {
  readonly client: ApolloClient;
  readonly drafts: DraftStore<Document>;
  readonly id: string;
  /** The title that replaces an empty one. */
  readonly untitled: string;
}

/**
 * Saves the drafts of one document. An answer may be lost after the server has written: the next save then meets its
 * own earlier version, which is not a conflict, and continues from it.
 */
export function createDraftSaver<Document>({
  client,
  drafts,
  id,
  untitled,
}: DraftSaverOptions<Document>): (draft: Draft<Document>, version: number) => Promise<SaveOutcome> {
  let unanswered: Draft<Document> | null = null;

  async function write(draft: Draft<Document>, version: number): Promise<SaveOutcome> {
    const answer = await drafts.write(client, id, version, draft);
    if (answer === undefined) return { kind: 'retry' };
    return 'version' in answer ? { kind: 'saved', ...answer } : { kind: 'conflict', ...answer };
  }

  return async ({ title, document }, version) => {
    // The API refuses a document without a title, but the title is empty for a moment while it is being changed.
    const draft = { title: title.trim() === '' ? untitled : title.trim(), document };
    const lost = unanswered;
    unanswered = draft;
    try {
      let outcome = await write(draft, version);
      if (outcome.kind === 'conflict' && lost !== null) {
        const current = await drafts.fetch(client, id);
        if (current !== undefined && isSameDraft(current.draft, lost)) outcome = await write(draft, current.version);
      }
      if (outcome.kind !== 'retry') unanswered = null;
      return outcome;
    } catch (error) {
      const afterSeconds = retryAfterOf(error);
      const known = outcomes[requestFailureOf(error)];
      const outcome = known.kind === 'retry' && afterSeconds !== undefined ? { ...known, afterSeconds } : known;
      if (outcome.kind !== 'retry') unanswered = null;
      else unanswered = lost ?? draft;
      return outcome;
    }
  };
}
