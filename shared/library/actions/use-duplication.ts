import { refusalOf } from '@shared/graphql';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import type { Library, LibraryDocument } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';

export interface Duplication<Document> {
  /** The id of the document that is being copied. */
  readonly busyId: string | undefined;
  duplicate(document: Document): Promise<void>;
}

/** Copies a document as it is on the server, under a title that marks the copy. */
export function useDuplication<Document extends LibraryDocument>(library: Library<Document>): Duplication<Document> {
  const t = useLibraryTexts();
  const notices = useNotices();
  const [busyId, setBusyId] = useState<string>();
  const duplicate = async (document: Document): Promise<void> => {
    const { id, title } = document;
    setBusyId(id);
    try {
      await library.duplicate(document, t('duplicate.title', { title }));
      notices.show({ kind: 'success', title: t('duplicate.done', { title }) });
    } catch (error) {
      const refusal = refusalOf(error);
      notices.show({
        kind: 'error',
        title: t('duplicate.failed', { title }),
        ...(refusal !== undefined && { description: refusal }),
        action: { label: t('tryAgain'), onClick: () => void duplicate(document) },
      });
    } finally {
      setBusyId(undefined);
    }
  };
  return { busyId, duplicate };
}
