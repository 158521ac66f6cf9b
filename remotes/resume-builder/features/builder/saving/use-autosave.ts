import { useApolloClient } from '@shared/graphql';
import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../editing/draft.ts';
import { createAutosave, type Autosave, type AutosaveState } from './autosave.ts';
import { keptDraft } from './kept-draft.ts';
import { createDraftSaver, saysTheSame } from './save-draft.ts';

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

/** Saves a résumé while it is edited, and keeps on this device what the server does not have yet. */
export function useAutosave({ id, version, draft }: LoadedDraft, untitled: string): DraftSaving {
  const client = useApolloClient();
  const { session } = useEnvironment();
  const [saving] = useState(() => {
    const kept = keptDraft(session.subject, id);
    const found = kept.get();
    // The last save of a closed page may have arrived after all.
    const unsaved = found && !saysTheSame(found.draft, draft) ? found : undefined;
    const autosave = createAutosave({
      draft,
      version: unsaved?.version ?? version,
      keep: (left) => (left === null ? kept.remove() : kept.set(left)),
      save: createDraftSaver(client, id, untitled),
    });
    if (unsaved) autosave.change(unsaved.draft);
    else if (found) kept.remove();
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
