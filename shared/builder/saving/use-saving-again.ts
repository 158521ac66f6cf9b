import { useApolloClient } from '@shared/graphql';
import type { DraftStore } from '../document-kind.ts';
import type { Saving } from './autosave.ts';

/** Returns a function that retries a failed save; a document that was deleted elsewhere is restored for it. */
export function useSavingAgain(drafts: Pick<DraftStore<unknown>, 'restore'>, id: string, autosave: Saving): () => void {
  const client = useApolloClient();
  return () => {
    const isDeleted = autosave.state.refusal === 'not-found';
    const back = isDeleted ? drafts.restore(client, id).catch(() => undefined) : Promise.resolve(undefined);
    // If the document cannot be restored, the next save is refused like the last one and says so.
    void back.then(() => autosave.flush());
  };
}
