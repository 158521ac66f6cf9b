import { BuilderSkeleton, LoadFailed, parseEvents, useStaleDrafts } from '@shared/builder';
import { parseResumeDocument } from '@shared/documents';
import { contactInfoOf, useQuery } from '@shared/graphql';
import { useEnvironment } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { preparedPagesName } from '@shared/typesetting';
import { useMemo, useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { getResume, type ResumeAnswer } from './api/get-resume.ts';
import { Builder } from './builder.tsx';

/** `/resumes/edit/:id`: loads the résumé with the person's blocks and opens the builder. */
export function BuilderPage(): ReactNode {
  const { id = '' } = useParams();
  const environment = useEnvironment();
  const [prepared] = useState(() => environment.takePrepared?.(preparedPagesName(id)));
  // What another tab or the block's own page changed must be there: the cache alone is not asked.
  const { data, error, refetch } = useQuery(getResume, { variables: { id }, fetchPolicy: 'network-only' });
  const held = useStaleDrafts();
  const reload = (): void => void refetch();
  if (data === undefined || data.resume.id !== id || held === undefined) {
    return error ? (
      <LoadFailed error={error} onRetry={reload} listPath={paths.resumes} prepared={prepared} />
    ) : (
      <BuilderSkeleton />
    );
  }
  return <LoadedBuilder key={id} answer={data} held={held} onReload={reload} prepared={prepared} />;
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
  if (!reading.ok) {
    return <LoadFailed error={reading} onRetry={onReload} listPath={paths.resumes} prepared={prepared} />;
  }
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
