import { keepPlace, requestFailureOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import { forgetBlock } from '../api/block-cache.ts';
import { deleteEvent } from '../api/delete-event.ts';
import type { BlockKind, StoredBlock } from '../block-kind.ts';

const undoMilliseconds = 10_000;

interface DeletionOptions<Block extends StoredBlock> {
  readonly kind: BlockKind;
  readonly titleOf: (block: Block) => string;
  /** Creates the block again with the same content; rejects where that fails. */
  readonly restore: (block: Block) => Promise<unknown>;
  readonly onDeleted: () => void;
}

export interface Deletion<Block> {
  /** The block whose deletion is or was asked about last. */
  readonly asked: Block | undefined;
  /** Whether it is being asked. */
  readonly open: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  ask(block: Block): void;
  cancel(): void;
  confirm(): Promise<void>;
}

/** Deleting a block: asked first, and undone from a copy that the notice keeps. */
export function useDeletion<Block extends StoredBlock>(options: DeletionOptions<Block>): Deletion<Block> {
  const { kind, titleOf, restore, onDeleted } = options;
  const { t } = useTranslation();
  const notices = useNotices();
  const [asked, setAsked] = useState<Block>();
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const client = useApolloClient();

  const bringBack = async (block: Block): Promise<void> => {
    const title = titleOf(block);
    try {
      await restore(block);
      notices.show({ kind: 'success', title: t('delete.restored', { title }) });
    } catch {
      notices.show({
        kind: 'error',
        title: t('delete.restoreFailed', { title }),
        description: t('delete.restoreFailedHelp'),
        action: { label: t('delete.restoreAgain'), onClick: () => void bringBack(block) },
      });
    }
  };

  const confirm = async (): Promise<void> => {
    if (asked === undefined || busy) return;
    setBusy(true);
    try {
      await client.mutate({ mutation: deleteEvent, variables: { id: asked.id }, context: keepPlace });
    } catch (error) {
      // What was deleted somewhere else meanwhile is as gone as was wished.
      if (requestFailureOf(error) !== 'not-found') {
        setFailed(true);
        return;
      }
    } finally {
      setBusy(false);
    }
    setOpen(false);
    forgetBlock(client.cache, kind, asked.id);
    onDeleted();
    notices.show({
      kind: 'success',
      title: t('delete.done', { title: titleOf(asked) }),
      action: { label: t('delete.undo'), onClick: () => void bringBack(asked) },
      duration: undoMilliseconds,
    });
  };

  return {
    asked,
    open,
    busy,
    failed,
    ask(block) {
      setFailed(false);
      setAsked(block);
      setOpen(true);
    },
    cancel: () => setOpen(false),
    confirm,
  };
}
