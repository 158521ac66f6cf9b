import { requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import {
  ArrowLeftIcon,
  Box,
  ButtonLink,
  ErrorNotice,
  IconButton,
  ListSkeleton,
  Page,
  Stack,
  wide,
  Text,
} from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { useReturn } from '../common/use-return.ts';
import { useToday } from '../common/use-today.ts';
import { MovesProvider } from '../moving/moves.tsx';
import { getJob } from './api/get-job.ts';
import type { Job } from './api/job-fields.ts';
import { JobActions, MoveMenu } from './job-actions.tsx';
import { JobDocuments } from './job-documents.tsx';
import { JobForm } from './job-form.tsx';
import { JobHistory } from './job-history.tsx';
import { StageLine } from './stage-line.tsx';
import { jobValuesOf } from './job-values.ts';

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
  // The form keeps what is being typed, and everything around it shows changes of other devices.
  useReturn(async () => {
    await refetch();
    return () => undefined;
  });
  const frame = (content: ReactNode): ReactNode => <Box maxWidth="reading">{content}</Box>;
  if (data !== undefined) {
    return (
      <MovesProvider>
        <OpenJob key={jobId} job={data.job} />
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

/** Goes back to the tracker, in the view and with the filters it had. */
function BackLink(): ReactNode {
  const { t } = useTranslation();
  return (
    <IconButton asChild variant="ghost" colorPalette="gray" size="sm" ms="-2">
      <AppLink to={trackerPath} aria-label={t('form.back')}>
        <ArrowLeftIcon size={18} aria-hidden />
      </AppLink>
    </IconButton>
  );
}

/** Beside the form, where there is room: the documents for the job, and its history. */
const columns = {
  display: 'grid',
  gap: '6',
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem', columnGap: '8', alignItems: 'start' },
} as const;
const panel = { [wide]: { borderInlineStartWidth: '1px', ps: '6' } } as const;

function OpenJob({ job }: { readonly job: Job }): ReactNode {
  // The initial values of the form, which takes over later saves on its own.
  const [initial] = useState(() => jobValuesOf(job));
  const where = [job.company, job.location].filter((part) => part !== null).join(' · ');
  return (
    <Page
      title={job.title}
      back={<BackLink />}
      facts={
        where !== '' && (
          <Text as="span" textStyle="sm" color="fg.muted" truncate minWidth="0">
            {where}
          </Text>
        )
      }
      actions={
        <>
          <JobActions job={job} />
          <MoveMenu job={job} />
        </>
      }
      line={<StageLine job={job} />}
    >
      <Box css={columns}>
        <Box maxWidth="reading" minWidth="0">
          <JobForm label={job.title} job={job} initial={initial} onSaved={() => undefined} />
        </Box>
        <Stack gap="6" css={panel}>
          <JobDocuments job={job} />
          <JobHistory job={job} />
        </Stack>
      </Box>
    </Page>
  );
}
