import { requestFailureOf, useApolloClient, type RequestFailure } from '@shared/graphql';
import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { updateResume } from '../api/update-resume.ts';
import type { Draft } from '../editing/draft.ts';
import { createAutosave, type Autosave, type AutosaveState, type SaveOutcome } from './autosave.ts';
import { keptDraft } from './kept-draft.ts';

export interface LoadedDraft {
  readonly id: string;
  readonly version: number;
  readonly draft: Draft;
}

export interface DraftSaving {
  readonly autosave: Autosave;
  readonly state: AutosaveState;
  /** The draft to begin with: the one that this device kept, else the server's. */
  readonly first: Draft;
}

const outcomes: Readonly<Record<RequestFailure, SaveOutcome>> = {
  network: { kind: 'retry' },
  program: { kind: 'retry' },
  'signed-out': { kind: 'refused', reason: 'signed-out' },
  'not-found': { kind: 'refused', reason: 'not-found' },
  forbidden: { kind: 'refused', reason: 'program' },
  invalid: { kind: 'refused', reason: 'invalid' },
};

/** Saves a résumé while it is edited, and keeps on this device what the server does not have yet. */
export function useAutosave({ id, version, draft }: LoadedDraft, untitled: string): DraftSaving {
  const client = useApolloClient();
  const { session } = useEnvironment();
  const [saving] = useState(() => {
    const kept = keptDraft(session.subject, id);
    const unsaved = kept.get();
    const autosave = createAutosave({
      draft,
      version: unsaved?.version ?? version,
      keep: (left) => (left === null ? kept.remove() : kept.set(left)),
      async save({ title, document }, from) {
        try {
          const input = { title: title.trim() === '' ? untitled : title, document };
          const { data } = await client.mutate({ mutation: updateResume, variables: { id, version: from, input } });
          const answer = data?.resume.updateResume;
          if (answer === undefined) return { kind: 'retry' };
          return answer.__typename === 'Resume'
            ? { kind: 'saved', version: answer.version }
            : { kind: 'conflict', currentVersion: answer.currentVersion };
        } catch (error) {
          return outcomes[requestFailureOf(error)];
        }
      },
    });
    if (unsaved) autosave.change(unsaved.draft);
    return { autosave, first: unsaved?.draft ?? draft };
  });
  const { autosave } = saving;
  useEffect(() => {
    const stop = autosave.start();
    return () => {
      void autosave.flush();
      stop();
    };
  }, [autosave]);
  const state = useSyncExternalStore(autosave.subscribe, () => autosave.state);
  return { ...saving, state };
}
