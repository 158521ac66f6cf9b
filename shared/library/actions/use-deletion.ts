import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import type { Library, LibraryDocument } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';

const undoMilliseconds = 10_000;

const none: ReadonlySet<string> = new Set();

export interface Deletion<Document> {
  /** The documents that are being deleted. */
  readonly busyIds: ReadonlySet<string>;
  /** Resolves to whether they are gone. */
  remove(documents: readonly Document[]): Promise<boolean>;
}

/** Deletes at once, since that can be undone: here for a moment, and for weeks from what was deleted last. */
export function useDeletion<Document extends LibraryDocument>(library: Library<Document>): Deletion<Document> {
  const t = useLibraryTexts();
  const { t: ofKind } = useTranslation();
  const notices = useNotices();
  const [busyIds, setBusyIds] = useState(none);

  const undo = async (documents: readonly Document[]): Promise<void> => {
    const title = documents.length === 1 ? documents[0]?.title : undefined;
    try {
      await library.restore(documents.map(({ id }) => id));
      notices.show({
        kind: 'success',
        title:
          title === undefined
            ? ofKind('list.many.restored', { count: documents.length })
            : t('delete.undone', { title }),
      });
    } catch {
      notices.show({
        kind: 'error',
        title: title === undefined ? t('delete.undoFailedMany') : t('delete.undoFailed', { title }),
        description: t('delete.undoFailedHelp'),
        action: { label: t('tryAgain'), onClick: () => void undo(documents) },
      });
    }
  };

  return {
    busyIds,
    async remove(documents) {
      const title = documents.length === 1 ? documents[0]?.title : undefined;
      setBusyIds(new Set(documents.map(({ id }) => id)));
      try {
        await library.remove(documents.map(({ id }) => id));
      } catch {
        notices.show({
          kind: 'error',
          title: title === undefined ? t('delete.failedMany') : t('delete.failed', { title }),
          description: t('delete.failedHelp'),
        });
        return false;
      } finally {
        setBusyIds(none);
      }
      notices.show({
        kind: 'success',
        title:
          title === undefined ? ofKind('list.many.deleted', { count: documents.length }) : t('delete.done', { title }),
        action: { label: t('delete.undo'), onClick: () => void undo(documents) },
        duration: undoMilliseconds,
      });
      return true;
    },
  };
}
