import { parseWebLink } from '@shared/documents';
import { requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import {
  ArrowLeftIcon,
  Box,
  ButtonLink,
  ChakraLink,
  ErrorNotice,
  IconButton,
  ListSkeleton,
  Page,
  Text,
} from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { useReturn } from '../common/use-return.ts';
import { useToday } from '../common/use-today.ts';
import { MovesProvider } from '../moving/moves.tsx';
import { getJob } from './api/get-job.ts';
import type { Job } from './api/job-fields.ts';
import { JobDocuments } from './job-documents.tsx';
import { JobForm } from './job-form.tsx';
import { JobStagePanel } from './job-stage-panel.tsx';
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

function OpenJob({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  // The initial values of the form, which takes over later saves on its own.
  const [initial] = useState(() => jobValuesOf(job));
  const address = job.link === null ? undefined : parseWebLink(job.link);
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
        address !== undefined && (
          <ChakraLink href={address} target="_blank" rel="noopener noreferrer" textStyle="sm">
            {t('openAd')}
          </ChakraLink>
        )
      }
      width="reading"
    >
      <JobStagePanel job={job} />
      <JobDocuments job={job} />
      <JobForm label={job.title} job={job} initial={initial} onSaved={() => undefined} />
    </Page>
  );
}
