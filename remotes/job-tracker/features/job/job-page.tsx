import { requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { usePageSize } from '@shared/lists';
import { AppLink } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { Box, ButtonLink, ErrorNotice, Flex, ListSkeleton } from '@shared/ui';
import type { ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { useReturn } from '../common/use-return.ts';
import { useToday } from '../common/use-today.ts';
import { MovesProvider } from '../moving/moves.tsx';
import { getJob } from './api/get-job.ts';
import { JobRecord } from './reading/job-record.tsx';
import { NeighborRows } from './reading/neighbor-rows.tsx';
import { useNeighbors, type NeighborList } from './reading/use-neighbors.ts';

/** `/jobs/track/:jobId`: everything about one job, beside the list it is in where there is room for both. */
export function JobPage(): ReactNode {
  const { jobId = '' } = useParams();
  const { size, place } = usePageSize();
  const neighbors = useNeighbors(jobId);
  return (
    <Flex ref={place} align="stretch">
      {size === 'extra' && <NeighborRows id={jobId} list={neighbors} />}
      <Box flex="1" minWidth="0">
        <OneJob jobId={jobId} neighbors={neighbors} isWide={size === 'wide' || size === 'extra'} />
      </Box>
    </Flex>
  );
}

interface OneJobProps {
  readonly jobId: string;
  readonly neighbors: NeighborList | undefined;
  /** Whether there is room for a column beside the text. */
  readonly isWide: boolean;
}

function OneJob({ jobId, neighbors, isWide }: OneJobProps): ReactNode {
  const { t } = useTranslation();
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
        <JobRecord key={jobId} job={data.job} neighbors={neighbors} isWide={isWide} />
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
