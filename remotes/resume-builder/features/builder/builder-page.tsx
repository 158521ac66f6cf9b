import { parseResumeDocument } from '@shared/documents';
import { contactInfoOf, requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { Box, ButtonLink, ErrorNotice } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { getResume, type ResumeAnswer } from './api/get-resume.ts';
import { parseEvents } from './api/parse-blocks.ts';
import { Builder } from './builder.tsx';
import { BuilderSkeleton } from './builder-skeleton.tsx';

/** `/resumes/edit/:id`: loads the résumé with the person's blocks and opens the builder. */
export function BuilderPage(): ReactNode {
  const { id = '' } = useParams();
  // What another tab or the block's own page changed must be there: the cache alone is not asked.
  const { data, error, refetch } = useQuery(getResume, { variables: { id }, fetchPolicy: 'network-only' });
  if (data === undefined || data.resume.id !== id) {
    return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <BuilderSkeleton />;
  }
  return <LoadedBuilder key={id} answer={data} onReload={() => void refetch()} />;
}

/** Parses what arrived: blocks only when they changed, so that a save does not set the pages anew. */
function LoadedBuilder({
  answer,
  onReload,
}: {
  readonly answer: ResumeAnswer;
  readonly onReload: () => void;
}): ReactNode {
  const { me, workEvents, eduEvents, skillEvents, resume } = answer;
  const events = useMemo(
    () => parseEvents({ workEvents, eduEvents, skillEvents }),
    [workEvents, eduEvents, skillEvents],
  );
  const profile = useMemo(() => contactInfoOf(me.profile), [me]);
  const [reading] = useState(() => parseResumeDocument(resume.document));
  if (!reading.ok) return <LoadFailed error={reading} onRetry={onReload} />;
  const { id, title, version } = resume;
  return (
    <Builder loaded={{ id, version, draft: { title, document: reading.document } }} events={events} profile={profile} />
  );
}

function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  const isGone = requestFailureOf(error) === 'not-found';
  const toList = (
    <ButtonLink variant="outline" size="sm">
      <AppLink to={paths.resumes}>{t('builder.toList')}</AppLink>
    </ButtonLink>
  );
  return (
    <Box maxWidth="reading" mx="auto" p={{ base: '4', md: '8' }}>
      {isGone ? (
        <ErrorNotice title={t('builder.missing')} action={toList}>
          {t('builder.missingHelp')}
        </ErrorNotice>
      ) : (
        <ErrorNotice title={t('builder.loadFailed')} onRetry={onRetry}>
          {t('builder.loadFailedHelp')}
        </ErrorNotice>
      )}
    </Box>
  );
}
