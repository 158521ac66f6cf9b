import { requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { Box, ButtonLink, ErrorNotice, ListSkeleton } from '@shared/ui';
import type { ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { useReturn } from '../common/use-return.ts';
import { useToday } from '../common/use-today.ts';
import { MovesProvider } from '../moving/moves.tsx';
import { getJob } from './api/get-job.ts';
import { JobRecord } from './reading/job-record.tsx';

/** `/jobs/track/:jobId`: everything about one job. */
export function JobPage(): ReactNode {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  const today = useToday();
  // Loads from the network, because an edit of an outdated version would only end in a conflict.
  const { data, error, loading, refetch } = useQuery(getJob, {
    variables: { id: jobId, today },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // What is being typed is kept, and everything around it shows changes of other devices.
  useReturn(async () => {
    await refetch();
    return () => undefined;
  });
  const frame = (content: ReactNode): ReactNode => <Box maxWidth="reading">{content}</Box>;
  if (data !== undefined) {
    return (
      <MovesProvider>
        <JobRecord key={jobId} job={data.job} />
      </MovesProvider>
    );
  }
  if (error === undefined || loading) return frame(<ListSkeleton />);
  if (requestFailureOf(error) === 'not-found') {
    return frame(
      <ErrorNotice
        title={t('missing.title')}
        action={
          <ButtonLink variant="outline" colorPalette="gray" size="sm">
            <AppLink to={trackerPath}>{t('form.back')}</AppLink>
          </ButtonLink>
        }
      >
        {t('missing.help')}
      </ErrorNotice>,
    );
  }
  return frame(
    <ErrorNotice title={t('jobLoadFailed')} onRetry={() => void refetch().catch(() => undefined)}>
      {t('loadFailedHelp')}
    </ErrorNotice>,
  );
}
