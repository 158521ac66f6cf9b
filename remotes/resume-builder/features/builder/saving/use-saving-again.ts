import { keepPlace, useApolloClient } from '@shared/graphql';
import { restoreResume } from '../../common/api/restore-resume.ts';
import type { Autosave, AutosaveState } from './autosave.ts';

/** Tries once more what could not be saved; a résumé that was deleted somewhere else is brought back for it. */
export function useSavingAgain(id: string, autosave: Autosave, { refusal }: AutosaveState): () => void {
  const client = useApolloClient();
  return () => {
    const isDeleted = refusal === 'not-found';
    const back = isDeleted
      ? client.mutate({ mutation: restoreResume, variables: { id }, context: keepPlace }).catch(() => undefined)
      : Promise.resolve(undefined);
    // Where it cannot be brought back the next save is refused like the last one, and says so.
    void back.then(() => autosave.flush());
  };
}
