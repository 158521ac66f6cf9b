import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, PageHeader, PlusIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { JobsNav } from '../common/jobs-nav.tsx';
import { newJobPath } from '../common/paths.ts';
import { MovesProvider } from '../moving/moves.tsx';
import { TrackedJobs } from './tracked-jobs.tsx';

/** `/jobs/track`: all jobs that the person tracks. */
export function TrackerPage(): ReactNode {
  const { t } = useTranslation();
  const add = (
    <ButtonLink>
      <AppLink to={newJobPath}>
        <PlusIcon size={18} aria-hidden />
        {t('add')}
      </AppLink>
    </ButtonLink>
  );
  return (
    <MovesProvider>
      <JobsNav current="tracker" />
      <PageHeader title={t('title')} purpose={t('purpose')} actions={add} />
      <TrackedJobs add={add} />
    </MovesProvider>
  );
}
