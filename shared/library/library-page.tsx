import { useFormats, useTranslation } from '@shared/i18n';
import { Box, EmptyState, ErrorNotice, ListSkeleton, Page } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { DeletedLink } from './deleted/deleted-link.tsx';
import type { Library, LibraryDocument } from './library.ts';
import { DocumentList } from './list/document-list.tsx';
import type { NewDocument } from './list/new-tile.tsx';

interface LibraryPageProps<Document extends LibraryDocument> {
  readonly library: Library<Document>;
  /** Undefined until they are loaded. */
  readonly documents: readonly Document[] | undefined;
  /** The number of deleted documents that can still be restored. */
  readonly deleted: number;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The way to create another document, next to the title. */
  readonly action: ReactNode;
  /** What the tile in front of the documents does: the usual way to create another. */
  readonly newDocument: NewDocument;
  /** The ways to create a first document. */
  readonly start: ReactNode;
}

/** A library: loading, failed, empty, or the documents with the deleted ones below. */
export function LibraryPage<Document extends LibraryDocument>(props: LibraryPageProps<Document>): ReactNode {
  const { library, documents, deleted, failed, onRetry, action, newDocument, start } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const hasDocuments = documents !== undefined && documents.length > 0;
  const content = useRef<HTMLDivElement>(null);
  return (
    <Page
      title={t('list.title')}
      count={hasDocuments ? formats.number(documents.length) : undefined}
      main={hasDocuments ? action : undefined}
    >
      <Box ref={content} tabIndex={-1} outline="none">
        {documents === undefined ? (
          failed ? (
            <ErrorNotice title={t('list.loadFailed')} onRetry={onRetry}>
              {t('list.loadFailedHelp')}
            </ErrorNotice>
          ) : (
            <ListSkeleton rows={3} />
          )
        ) : documents.length === 0 ? (
          <EmptyState title={t('list.emptyTitle')} sentence={t('list.emptySentence')} action={start} />
        ) : (
          <DocumentList
            library={library}
            documents={documents}
            newDocument={newDocument}
            onEmptied={() => content.current?.focus()}
          />
        )}
      </Box>
      <DeletedLink library={library} count={deleted} />
    </Page>
  );
}
