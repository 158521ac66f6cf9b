import { useNotices } from '@shared/ui';
import type { Library, LibraryDocument } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';

/** Renames a document unless it was changed since it was listed. Resolves to whether it has the new title. */
export function useRenaming<Document extends LibraryDocument>(
  library: Library<Document>,
): (document: Document, title: string) => Promise<boolean> {
  const t = useLibraryTexts();
  const notices = useNotices();
  return async (document, title) => {
    try {
      if ((await library.rename(document, title)) === 'renamed') return true;
      await library.refresh();
      notices.show({ kind: 'warning', title: t('rename.conflict'), description: t('rename.conflictHelp') });
    } catch {
      notices.show({ kind: 'error', title: t('rename.failed'), description: t('rename.failedHelp') });
    }
    return false;
  };
}
