import { saveFile } from '@shared/remote-kit';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import type { Library, LibraryDocument, LibraryFile } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';

export interface CardDownloads<Document extends LibraryDocument> {
  /** The id of the document whose file is being made. */
  readonly busyId: string | undefined;
  download(document: Document, file: LibraryFile<Document>): Promise<void>;
}

/** Makes a file of a document without opening it, and passes it to the browser as a download. */
export function useCardDownloads<Document extends LibraryDocument>(
  library: Library<Document>,
): CardDownloads<Document> {
  const t = useLibraryTexts();
  const notices = useNotices();
  const [busyId, setBusyId] = useState<string>();
  const download = async (document: Document, wanted: LibraryFile<Document>): Promise<void> => {
    setBusyId(document.id);
    try {
      const { file, name } = await wanted.make(document);
      saveFile(file, name);
    } catch (error) {
      const reason = library.whyNoFile?.(error);
      notices.show({
        kind: 'error',
        title: t('download.failed', { title: document.title }),
        description: reason ?? t('download.failedHelp'),
        ...(reason === undefined && {
          action: { label: t('tryAgain'), onClick: () => void download(document, wanted) },
        }),
      });
    } finally {
      setBusyId(undefined);
    }
  };
  return { busyId, download };
}
