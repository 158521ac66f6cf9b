import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useCallback, useState } from 'react';
import { forgetBlocks } from '../../api/block-cache.ts';
import { deleteEvents } from '../../api/delete-events.ts';
import type { EventKind, StoredEvent } from '../../event-kind.ts';

import { bringBack, idParts, type BlockCopy } from './undo-deletion.ts';

const undoMilliseconds = 15_000;

interface DeletionOptions<Block extends StoredEvent> {
  readonly kind: EventKind;
  readonly titleOf: (block: Block) => string;
  /** Brings deleted blocks back from their copies; rejects where that fails. */
  readonly restore: (copies: readonly BlockCopy[]) => Promise<unknown>;
  readonly onDeleted: (blocks: readonly Block[]) => void;
}

export interface Deletion<Block> {
  /** The blocks whose deletion is or was asked about last. */
  readonly asked: readonly Block[];
  /** Whether it is being asked. */
  readonly open: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  /** Always the same function. */
  readonly ask: (blocks: readonly Block[]) => void;
  cancel(): void;
  confirm(): Promise<void>;
}

/** Deleting blocks: asked first, and undone from copies that the notice keeps, wherever one goes meanwhile. */
export function useDeletion<Block extends StoredEvent>(options: DeletionOptions<Block>): Deletion<Block> {
  const { kind, titleOf, restore, onDeleted } = options;
  const { t } = useTranslation();
  const notices = useNotices();
  const [asked, setAsked] = useState<readonly Block[]>([]);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const client = useApolloClient();

  const undo = async (copies: readonly BlockCopy[], title: string): Promise<void> => {
    const left = await bringBack(copies, restore);
    const count = copies.length;
    if (left.length === 0) {
      notices.show({ kind: 'success', title: t('delete.restored', { title, count }) });
      return;
    }
    notices.show({
      kind: 'error',
      title: t('delete.restoreFailed', { title, count: left.length }),
      description: t('delete.restoreFailedHelp', { count: left.length }),
      action: { label: t('delete.restoreAgain'), onClick: () => void undo(left, title) },
    });
  };

  const tell = (blocks: readonly Block[], copies: readonly BlockCopy[]): void => {
    const [first] = blocks;
    if (first === undefined) return;
    const title = titleOf(first);
    notices.show({
      kind: 'success',
      title: t('delete.done', { title, count: blocks.length }),
      // What was deleted somewhere else already is not ours to bring back.
      ...(copies.length > 0 && { action: { label: t('delete.undo'), onClick: () => void undo(copies, title) } }),
      duration: undoMilliseconds,
    });
  };

  const confirm = async (): Promise<void> => {
    if (asked.length === 0 || busy) return;
    setBusy(true);
    const copies: BlockCopy[] = [];
    const gone = new Set<string>();
    try {
      for (const ids of idParts(asked.map(({ id }) => id))) {
        const result = await client.mutate({
          mutation: deleteEvents,
          variables: { ids: [...ids] },
          context: keepPlace,
          fetchPolicy: 'no-cache',
        });
        copies.push(...dataOf(result).event.deleteEvents.copies);
        // What was deleted somewhere else meanwhile is as gone as was wished.
        for (const id of ids) gone.add(id);
      }
      setOpen(false);
    } catch {
      setFailed(true);
      setAsked(asked.filter(({ id }) => !gone.has(id)));
      // Only the answer may have been lost: what is there is looked up again, now or when the network is back.
      void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    setBusy(false);
    if (gone.size === 0) return;
    const deleted = asked.filter(({ id }) => gone.has(id));
    forgetBlocks(client.cache, kind, [...gone]);
    onDeleted(deleted);
    tell(deleted, copies);
  };

  return {
    asked,
    open,
    busy,
    failed,
    ask: useCallback((blocks) => {
      setFailed(false);
      setAsked(blocks);
      setOpen(true);
    }, []),
    cancel: () => setOpen(false),
    confirm,
  };
}
