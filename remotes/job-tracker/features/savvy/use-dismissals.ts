import { dataOf, keepPlace, refusalOf, requestFailureOf, useApolloClient, type ApolloCache } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import type { PostingCard } from '../posting/api/posting-fields.ts';
import { dismissPosting, undoDismissal, type DismissalReason } from './api/dismissals.ts';
import { rankAgain } from './rank-again.ts';

interface StoredPage {
  readonly nodes: readonly { readonly posting: Parameters<ApolloCache['identify']>[0] }[];
  readonly total: number;
}

/** Removes a posting from every ranking in the cache. */
function leaveOut(cache: ApolloCache, id: string): void {
  cache.modify({
    fields: {
      savvyPostings: (existing: unknown, { readField }): unknown => {
        const page = existing as StoredPage;
        const nodes = page.nodes.filter(({ posting }) => readField('id', posting as never) !== id);
        return { ...page, nodes, total: page.total - (page.nodes.length - nodes.length) };
      },
    },
  });
}

export interface Dismissals {
  /** Dismisses a posting and resolves to whether that succeeded. */
  readonly dismiss: (posting: Pick<PostingCard, 'id' | 'title'>, reason: DismissalReason) => Promise<boolean>;
  readonly undo: (id: string) => Promise<void>;
}

/** Returns the functions that mark a posting "Not interested" and undo it. */
export function useDismissals(): Dismissals {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const undo = async (id: string): Promise<void> => {
    try {
      await client
        .mutate({ mutation: undoDismissal, variables: { id }, context: keepPlace })
        .catch((cause: unknown) => {
          // The dismissal was already undone in the feedback list or elsewhere while the notice still offered to.
          if (requestFailureOf(cause) !== 'not-found') throw cause;
        });
      notices.show({ kind: 'success', title: t('savvy.dismiss.undone') });
      await rankAgain(client, 'JobTrackerListDismissals');
    } catch (error) {
      const refusal = refusalOf(error);
      notices.show({
        kind: 'error',
        title: t('savvy.dismiss.undoFailed'),
        ...(refusal !== undefined && { description: refusal }),
        action: { label: t('tryAgain'), onClick: () => void undo(id) },
      });
    }
  };
  const dismiss = async (
    { id, title }: Pick<PostingCard, 'id' | 'title'>,
    reason: DismissalReason,
  ): Promise<boolean> => {
    try {
      const result = await client.mutate({
        mutation: dismissPosting,
        variables: { id, reason },
        context: keepPlace,
      });
      const made = dataOf(result).savvy.dismissPosting;
      leaveOut(client.cache, id);
      notices.show({
        kind: 'success',
        title: t('savvy.dismiss.done', { title }),
        action: { label: t('undo'), onClick: () => void undo(made.id) },
      });
      void rankAgain(client, 'JobTrackerListDismissals');
      return true;
    } catch (error) {
      const description = refusalOf(error) ?? t('posting.track.failedHelp');
      notices.show({ kind: 'error', title: t('savvy.dismiss.failed'), description });
      return false;
    }
  };
  return { dismiss, undo };
}
