import { useMutation } from '@shared/graphql';
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
  /** The block whose deletion is being asked about. */
  readonly asked: Block | undefined;
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
  const [remove, { loading }] = useMutation(deleteEvent);

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

  return {
    asked,
    busy: loading,
    failed,
    ask(block) {
      setFailed(false);
      setAsked(block);
    },
    cancel: () => setAsked(undefined),
    async confirm() {
      if (asked === undefined) return;
      try {
        await remove({ variables: { id: asked.id }, update: (cache) => forgetBlock(cache, kind, asked.id) });
      } catch {
        setFailed(true);
        return;
      }
      setAsked(undefined);
      onDeleted();
      notices.show({
        kind: 'success',
        title: t('delete.done', { title: titleOf(asked) }),
        action: { label: t('delete.undo'), onClick: () => void bringBack(asked) },
        duration: undoMilliseconds,
      });
    },
  };
}
