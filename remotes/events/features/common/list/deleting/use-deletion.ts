import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { deleteWithUndo } from '@shared/lists';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import { evictBlocks } from '../../api/block-cache.ts';
import { deleteEvents } from '../../api/delete-events.ts';
import type { EventKind } from '../../event-kind.ts';
import type { TitledBlock } from './titled-block.ts';
import { restoreBlocks, maxBlocks, type BlockCopy } from './undo-deletion.ts';

export interface DeletionOptions {
  readonly kind: EventKind;
  /** Restores deleted blocks from their copies. Rejects if the request fails. */
  readonly restore: (copies: readonly BlockCopy[]) => Promise<unknown>;
  /** Called with the ids of what was deleted. */
  readonly onDeleted: (ids: ReadonlySet<string>) => void;
}

export interface Deletion {
  /** The blocks whose deletion the dialog asks about: at first all, after a failure those that are left. */
  readonly blocks: readonly TitledBlock[];
  /** Whether the dialog is open. */
  readonly open: boolean;
  readonly busy: boolean;
  /** Why the deletion failed, and what to do. */
  readonly failure: string | undefined;
  readonly cancel: () => void;
  readonly confirm: () => Promise<void>;
}

/** Deletes blocks after a confirmation. The notice keeps the copies for its undo. */
export function useDeletion(wanted: readonly TitledBlock[], options: DeletionOptions): Deletion {
  const { kind, restore, onDeleted } = options;
  const { t } = useTranslation();
  const notices = useNotices();
  const [asked, setAsked] = useState(wanted);
  const [failure, setFailure] = useState<string>();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const client = useApolloClient();

  const confirm = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const title = ([first]: readonly TitledBlock[]): string => first?.title ?? '';
    await deleteWithUndo<TitledBlock, BlockCopy>(notices, asked, {
      async remove(blocks) {
        const result = await client.mutate({
          mutation: deleteEvents,
          variables: { ids: blocks.map(({ id }) => id) },
          context: keepPlace,
          fetchPolicy: 'no-cache',
        });
        return dataOf(result).event.deleteEvents.copies;
      },
      restore: (copies) => restoreBlocks(copies, restore),
      atOnce: maxBlocks,
      onSettled(deleted, left, refusal) {
        if (left.length === 0) setOpen(false);
        else {
          setFailure(refusal ?? t('delete.failedHelp'));
          setAsked(left);
          // Only the response may have been lost, so the list is loaded again, now or once the network is back.
          void client.refetchQueries({ include: 'active' }).catch(() => undefined);
        }
        setBusy(false);
        if (deleted.length === 0) return;
        const ids = deleted.map(({ id }) => id);
        evictBlocks(client.cache, kind, ids);
        onDeleted(new Set(ids));
      },
      texts: {
        deleted: (blocks) => t('delete.done', { title: title(blocks), count: blocks.length }),
        restored: (blocks, count) => t('delete.restored', { title: title(blocks), count }),
        restoreFailed: (blocks, count) => ({
          title: t('delete.restoreFailed', { title: title(blocks), count }),
          description: t('delete.restoreFailedHelp', { count }),
        }),
        undo: t('delete.undo'),
        tryAgain: t('delete.restoreAgain'),
      },
    });
  };

  return { blocks: asked, open, busy, failure, cancel: () => setOpen(false), confirm };
}
