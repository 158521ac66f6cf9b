import { parseResumeDocument } from '@shared/documents';
import { contactInfoOf, requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink, heldDrafts, useEnvironment } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { preparedPagesName } from '@shared/typesetting';
import { Box, ButtonLink, ErrorNotice } from '@shared/ui';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { getResume, type ResumeAnswer } from './api/get-resume.ts';
import { parseEvents } from './api/parse-blocks.ts';
import { Builder } from './builder.tsx';
import { BuilderSkeleton } from './builder-skeleton.tsx';

/** `/resumes/edit/:id`: loads the résumé with the person's blocks and opens the builder. */
export function BuilderPage(): ReactNode {
  const { id = '' } = useParams();
  const environment = useEnvironment();
  const [prepared] = useState(() => environment.takePrepared?.(preparedPagesName(id)));
  // What another tab or the block's own page changed must be there: the cache alone is not asked.
  const { data, error, refetch } = useQuery(getResume, { variables: { id }, fetchPolicy: 'network-only' });
  const held = useHeldDrafts();
  if (data === undefined || data.resume.id !== id || held === undefined) {
    return error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} prepared={prepared} />
    ) : (
      <BuilderSkeleton />
    );
  }
  return <LoadedBuilder key={id} answer={data} held={held} onReload={() => void refetch()} prepared={prepared} />;
}

/** Which kept drafts are being written in other tabs; undefined until the browser has said so. */
function useHeldDrafts(): ReadonlySet<string> | undefined {
  const [held, setHeld] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isCurrent = true;
    void heldDrafts().then((found) => isCurrent && setHeld(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return held;
}

/** Parses what arrived: blocks only when they changed, so that a save does not set the pages anew. */
function LoadedBuilder({
  answer,
  held,
  onReload,
  prepared,
}: {
  readonly answer: ResumeAnswer;
  readonly held: ReadonlySet<string>;
  readonly onReload: () => void;
  readonly prepared: HTMLElement | undefined;
}): ReactNode {
  const { me, workEvents, eduEvents, skillEvents, resume } = answer;
  const events = useMemo(
    () => parseEvents({ workEvents, eduEvents, skillEvents }),
    [workEvents, eduEvents, skillEvents],
  );
  const profile = useMemo(() => contactInfoOf(me.profile), [me]);
  const [reading] = useState(() => parseResumeDocument(resume.document));
  if (!reading.ok) return <LoadFailed error={reading} onRetry={onReload} prepared={prepared} />;
  const { id, title, version } = resume;
  return (
    <Builder
      loaded={{ id, version, draft: { title, document: reading.document }, held }}
      events={events}
      profile={profile}
      headshotUrl={me.headshotURL}
      prepared={prepared}
    />
  );
}

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly prepared: HTMLElement | undefined;
}

function LoadFailed({ error, onRetry, prepared }: LoadFailedProps): ReactNode {
  const { t } = useTranslation();
  // Pages of a résumé that cannot be edited must not stand beside the sentence that says so.
  useLayoutEffect(() => prepared?.remove(), [prepared]);
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
