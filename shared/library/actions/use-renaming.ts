import { useNotices } from '@shared/ui';
import type { Library, LibraryDocument } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';

/** Gives a document another title, if it still is as the list shows it. Resolves to whether it has it now. */
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
