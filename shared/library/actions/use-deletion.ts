import { useTranslation } from '@shared/i18n';
import { deleteWithUndo } from '@shared/lists';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import type { Library, LibraryDocument } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';

const none: ReadonlySet<string> = new Set();

const idsOf = (documents: readonly LibraryDocument[]): readonly string[] => documents.map(({ id }) => id);

/** Returns the title when there is only one document. */
const onlyTitle = (documents: readonly LibraryDocument[]): string | undefined =>
  documents.length === 1 ? documents[0]?.title : undefined;

export interface Deletion<Document> {
  /** The ids of the documents that are being deleted. */
  readonly busyIds: ReadonlySet<string>;
  /** Resolves to whether they are deleted. */
  remove(documents: readonly Document[]): Promise<boolean>;
}

/**
 * Deletes without asking, because it can be undone: here for a moment, and for weeks from the list of deleted
 * documents.
 */
export function useDeletion<Document extends LibraryDocument>(library: Library<Document>): Deletion<Document> {
  const t = useLibraryTexts();
  const { t: ofKind } = useTranslation();
  const notices = useNotices();
  const [busyIds, setBusyIds] = useState(none);

  /** Returns a text about one document by its title, or about several. */
  const text = (documents: readonly Document[], one: string, several: () => string): string => {
    const title = onlyTitle(documents);
    return title === undefined ? several() : t(one, { title });
  };

  return {
    busyIds,
    remove(documents) {
      setBusyIds(new Set(idsOf(documents)));
      return deleteWithUndo<Document, Document>(notices, documents, {
        async remove(all) {
          await library.remove(idsOf(all));
          return all;
        },
        async restore(all) {
          await library.restore(idsOf(all));
          return [];
        },
        atOnce: documents.length,
        onSettled(_deleted, left, refusal) {
          setBusyIds(none);
          if (left.length === 0) return;
          notices.show({
            kind: 'error',
            title: text(documents, 'delete.failed', () => t('delete.failedMany')),
            description: refusal ?? t('delete.failedHelp'),
          });
        },
        texts: {
          deleted: (all) => text(all, 'delete.done', () => ofKind('list.many.deleted', { count: all.length })),
          restored: (all) => text(all, 'delete.undone', () => ofKind('list.many.restored', { count: all.length })),
          restoreFailed: (all) => ({
            title: text(all, 'delete.undoFailed', () => t('delete.undoFailedMany')),
            description: t('delete.undoFailedHelp'),
          }),
          undo: t('delete.undo'),
          tryAgain: t('tryAgain'),
        },
      });
    },
  };
}
