import { useFirstPolicy, useFreshData, useQuery } from '@shared/graphql';
import { LibraryPage } from '@shared/library';
import { lazyComponent, withTexts } from '@shared/remote-kit';
import { useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { listResumes } from '../library-api/list-resumes.ts';
import { NewResumeMenu } from './new-resume-menu.tsx';
import { StartingPoints } from './starting-points.tsx';
import { useImportDialog } from './use-import-dialog.ts';
import { useResumeLibrary } from './use-resume-library.ts';

const TemplateGallery = lazyComponent(async () => (await import('./template-gallery.tsx')).TemplateGallery);
const ImportDialog = lazyComponent(async () => {
  const [{ ImportDialog: Late }, { default: texts }] = await Promise.all([
    import('../import/import-dialog.tsx'),
    import('../../locales/en/import.json'),
  ]);
  return withTexts(Late, { en: texts });
});

/** All résumés of the person, and the ways to create another. */
export function ResumesPage(): ReactNode {
  const library = useResumeLibrary();
  const { data, error, refetch } = useQuery(listResumes, { fetchPolicy: useFirstPolicy(listResumes) });
  useFreshData(listResumes, {});
  const { importing, isHandedOver, startImport, endImport } = useImportDialog();
  const [choosing, setChoosing] = useState(false);
  const hasBlocks = data !== undefined && data.workEvents.length + data.eduEvents.length + data.skillEvents.length > 0;
  const ways = { hasBlocks, onImport: startImport, onTemplates: () => setChoosing(true) };
  return (
    <>
      <LibraryPage
        library={library}
        documents={data?.resumes}
        deleted={data?.deletedResumes.length ?? 0}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        action={<NewResumeMenu {...ways} />}
        newDocument={hasBlocks ? paths.newFromBlocks : ways.onImport}
        start={<StartingPoints {...ways} />}
      />
      {choosing && <TemplateGallery onClose={() => setChoosing(false)} />}
      {importing && <ImportDialog takesKeptFile={isHandedOver} onClose={endImport} />}
    </>
  );
}
