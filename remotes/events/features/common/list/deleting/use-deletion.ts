import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { deleteWithUndo } from '@shared/lists';
import { useNotices } from '@shared/ui';
import { useCallback, useState } from 'react';
import { evictBlocks } from '../../api/block-cache.ts';
import { deleteEvents } from '../../api/delete-events.ts';
import type { EventKind, StoredEvent } from '../../event-kind.ts';
import { restoreBlocks, maxBlocks, type BlockCopy } from './undo-deletion.ts';

interface DeletionOptions<Block extends StoredEvent> {
  readonly kind: EventKind;
  readonly titleOf: (block: Block) => string;
  /** Restores deleted blocks from their copies. Rejects if the request fails. */
  readonly restore: (copies: readonly BlockCopy[]) => Promise<unknown>;
  readonly onDeleted: (blocks: readonly Block[]) => void;
}

export interface Deletion<Block> {
  /** The blocks whose deletion the dialog asks about, or asked about last. */
  readonly asked: readonly Block[];
  /** Whether the dialog is open. */
  readonly open: boolean;
  readonly busy: boolean;
  /** Why the deletion failed, and what to do. */
  readonly failure: string | undefined;
  /** Opens the dialog. The function keeps its identity. */
  readonly ask: (blocks: readonly Block[]) => void;
  cancel(): void;
  confirm(): Promise<void>;
}

/** Deletes blocks after a confirmation. The notice keeps the copies for its undo. */
export function useDeletion<Block extends StoredEvent>(options: DeletionOptions<Block>): Deletion<Block> {
  const { kind, titleOf, restore, onDeleted } = options;
  const { t } = useTranslation();
  const notices = useNotices();
  const [asked, setAsked] = useState<readonly Block[]>([]);
  const [failure, setFailure] = useState<string>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const client = useApolloClient();

  const confirm = async (): Promise<void> => {
    if (asked.length === 0 || busy) return;
    setBusy(true);
    const title = ([first]: readonly Block[]): string => (first === undefined ? '' : titleOf(first));
    await deleteWithUndo<Block, BlockCopy>(notices, asked, {
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
        evictBlocks(
          client.cache,
          kind,
          deleted.map(({ id }) => id),
        );
        onDeleted(deleted);
      },
      undoMilliseconds: 15_000,
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

  return {
    asked,
    open,
    busy,
    failure,
    ask: useCallback((blocks) => {
      setFailure(undefined);
      setAsked(blocks);
      setOpen(true);
    }, []),
    cancel: () => setOpen(false),
    confirm,
  };
}
