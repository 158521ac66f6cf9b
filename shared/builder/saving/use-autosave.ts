import { useApolloClient } from '@shared/graphql';
import { lockDraft, useEnvironment } from '@shared/remote-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentKind, DraftStore } from '../document-kind.ts';
import type { NamedAction } from '../editing/document-editor.ts';
import type { Draft } from '../editing/draft.ts';
import { createAutosave, type Autosave, type AutosaveState, type Saving } from './autosave.ts';
import { savedDraft, savedDraftKey, orphanedDrafts, removeOldDrafts } from './saved-draft.ts';
import { createDraftSaver, isSameDraft } from './save-draft.ts';

/** Milliseconds after which the caller of a mutation certainly has the answer that is in the cache. */
const answerTime = 300;

/** A document as it was when the builder was opened. */
export interface LoadedDraft<Document> {
  readonly id: string;
  readonly version: number;
  readonly draft: Draft<Document>;
  /** The names of saved drafts that other open tabs own at this moment. */
  readonly held: ReadonlySet<string>;
}

export interface DraftSaving<Document> {
  readonly autosave: Autosave<Document>;
  readonly state: AutosaveState;
  /** The draft to start with: the one stored on this device, if any, or else the server's. */
  readonly first: Draft<Document>;
}

/**
 * Saves a document while it is edited, and stores on this device what the server does not have yet. A draft that a
 * closed tab left is continued: the newest one now, an earlier one the next time.
 */
export function useAutosave<Document>(
  kind: Pick<DocumentKind<Document, NamedAction>, 'name' | 'parse' | 'drafts'>,
  { id, version, draft, held }: LoadedDraft<Document>,
  untitled: string,
): DraftSaving<Document> {
  const client = useApolloClient();
  const { session } = useEnvironment();
  const [saving] = useState(() => {
    const place = { subject: session.subject, id };
    const key = savedDraftKey(kind, place, crypto.randomUUID());
    const own = savedDraft(kind, key);
    removeOldDrafts(kind);
    let unsaved: (typeof left)[number][1] | undefined;
    const left = orphanedDrafts(kind, place, held);
    for (const [leftKey, kept] of left) {
      // The last save of a closed page may have reached the server after all.
      const isSaved = isSameDraft(kept.draft, draft);
      if (!isSaved && unsaved !== undefined) continue;
      if (!isSaved) {
        unsaved = kept;
        own.set(kept);
      }
      savedDraft(kind, leftKey).remove();
    }
    const isOfThisVersion = unsaved === undefined || unsaved.version === version;
    const autosave = createAutosave({
      draft,
      version: unsaved?.version ?? version,
      base: { draft: isOfThisVersion ? draft : unsaved?.base },
      keep: (next) => (next === null ? own.remove() : own.set({ ...next, keptAt: Date.now() })),
      save: createDraftSaver({ client, drafts: kind.drafts, id, untitled }),
    });
    if (unsaved) autosave.change(unsaved.draft);
    return { autosave, first: unsaved?.draft ?? draft, key };
  });
  const { autosave, first, key } = saving;
  useEffect(() => lockDraft(key), [key]);
  useEffect(() => {
    const stop = autosave.start();
    return () => {
      void autosave.flush();
      stop();
    };
  }, [autosave]);
  const [openedAt] = useState(version);
  useEffect(() => {
    // A draft that is older than the document when it is opened finds that out by being saved.
    if (version === openedAt) return undefined;
    // What this page has just saved or restored is in the cache before the answer is here.
    const timer = setTimeout(() => autosave.learn(version), answerTime);
    return () => clearTimeout(timer);
  }, [autosave, version, openedAt]);
  const state = useSyncExternalStore(autosave.subscribe, () => autosave.state);
  return { autosave, first, state };
}

/** Returns a function that retries a failed save; a document that was deleted elsewhere is restored for it. */
export function useRetrySave(drafts: Pick<DraftStore<unknown>, 'restore'>, id: string, autosave: Saving): () => void {
  const client = useApolloClient();
  return () => {
    const isDeleted = autosave.state.refusal === 'not-found';
    const back = isDeleted ? drafts.restore(client, id).catch(() => undefined) : Promise.resolve(undefined);
    // If the document cannot be restored, the next save is refused like the last one and says so.
    void back.then(() => autosave.flush());
  };
}
