import { keepPlace, refusalOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { deleteSavedSearch, restoreSavedSearch, seeSavedSearch, type SavedSearch } from '../api/saved-searches.ts';

export interface SavedSearchChanges {
  /** Deletes a saved search at once and offers to undo it. */
  readonly remove: (saved: SavedSearch) => Promise<void>;
  /** Marks the new results of a saved search as seen. */
  readonly see: (saved: SavedSearch) => void;
}

/** Returns the actions of the saved searches in a list. */
export function useSavedSearches(): SavedSearchChanges {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const listAgain = (): Promise<unknown> =>
    client.refetchQueries({ include: ['JobTrackerListSavedSearches'] }).catch(() => undefined);
  const fail = (title: string, error: unknown): void => {
    const refusal = refusalOf(error);
    notices.show({ kind: 'error', title, ...(refusal !== undefined && { description: refusal }) });
  };
  const restore = async ({ id, name }: SavedSearch): Promise<void> => {
    try {
      await client.mutate({ mutation: restoreSavedSearch, variables: { id }, context: keepPlace });
      notices.show({ kind: 'success', title: t('find.saved.restored', { name }) });
      await listAgain();
    } catch (error) {
      fail(t('find.saved.restoreFailed', { name }), error);
    }
  };
  return {
    async remove(saved) {
      const { id, name } = saved;
      try {
        await client.mutate({ mutation: deleteSavedSearch, variables: { id }, context: keepPlace });
        await listAgain();
        notices.show({
          kind: 'success',
          title: t('find.saved.deleted', { name }),
          action: { label: t('undo'), onClick: () => void restore(saved) },
        });
      } catch (error) {
        fail(t('find.saved.deleteFailed', { name }), error);
      }
    },
    // A failure is ignored: the results are still new the next time.
    see: ({ id }) =>
      void client.mutate({ mutation: seeSavedSearch, variables: { id }, context: keepPlace }).catch(() => undefined),
  };
}
