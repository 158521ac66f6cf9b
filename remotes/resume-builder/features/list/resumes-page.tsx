import { useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { DeletedLink, DocumentList } from '@shared/library';
import { Box, EmptyState, ErrorNotice, ListSkeleton, PageHeader } from '@shared/ui';
import { later } from '@shared/remote-kit';
import { useRef, useState, type ReactNode } from 'react';
import { listResumes } from './api/list-resumes.ts';
import { NewResumeMenu } from './new-resume-menu.tsx';
import { StartingPoints } from './starting-points.tsx';
import { useResumeLibrary } from './use-resume-library.ts';

const TemplateGallery = later(async () => (await import('./template-gallery.tsx')).TemplateGallery);
const ImportDialog = later(async () => (await import('../import/import-dialog.tsx')).ImportDialog);

/** All résumés of the person, and the ways to a new one. */
export function ResumesPage(): ReactNode {
  const { t } = useTranslation();
  const library = useResumeLibrary();
  const { data, error, refetch } = useQuery(listResumes);
  const content = useRef<HTMLDivElement>(null);
  const [importing, setImporting] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const hasBlocks = data !== undefined && data.workEvents.length + data.eduEvents.length + data.skillEvents.length > 0;
  const ways = { hasBlocks, onImport: () => setImporting(true), onTemplates: () => setChoosing(true) };
  const isEmpty = data?.resumes.length === 0;
  return (
    <Box maxWidth="list">
      <PageHeader
        title={t('list.title')}
        purpose={t('list.purpose')}
        actions={data && !isEmpty ? <NewResumeMenu {...ways} /> : undefined}
      />
      <Box ref={content} tabIndex={-1} outline="none">
        {data === undefined ? (
          error ? (
            <ErrorNotice title={t('list.loadFailed')} onRetry={() => void refetch()}>
              {t('list.loadFailedHelp')}
            </ErrorNotice>
          ) : (
            <ListSkeleton rows={3} />
          )
        ) : isEmpty ? (
          <EmptyState
            title={t('list.emptyTitle')}
            sentence={t('list.emptySentence')}
            action={<StartingPoints {...ways} />}
          />
        ) : (
          <DocumentList library={library} documents={data.resumes} onEmptied={() => content.current?.focus()} />
        )}
      </Box>
      <DeletedLink library={library} count={data?.deletedResumes.length ?? 0} />
      {choosing && <TemplateGallery onClose={() => setChoosing(false)} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </Box>
  );
}
