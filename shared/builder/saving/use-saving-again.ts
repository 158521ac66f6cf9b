import { useApolloClient } from '@shared/graphql';
import type { DraftStore } from '../document-kind.ts';
import type { Saving } from './autosave.ts';

/** Tries once more what could not be saved; a document that was deleted somewhere else is brought back for it. */
export function useSavingAgain(drafts: Pick<DraftStore<unknown>, 'restore'>, id: string, autosave: Saving): () => void {
  const client = useApolloClient();
  return () => {
    const isDeleted = autosave.state.refusal === 'not-found';
    const back = isDeleted ? drafts.restore(client, id).catch(() => undefined) : Promise.resolve(undefined);
    // Where it cannot be brought back the next save is refused like the last one, and says so.
    void back.then(() => autosave.flush());
  };
}
