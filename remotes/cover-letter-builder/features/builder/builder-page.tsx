import { BuilderSkeleton, LoadFailed, parseParagraphs, useStaleDrafts } from '@shared/builder';
import { parseLetterDocument, parseResumeDesign } from '@shared/documents';
import { contactInfoOf, useQuery } from '@shared/graphql';
import { useEnvironment } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { preparedPagesName } from '@shared/typesetting';
import { useMemo, useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { getLetter, type LetterAnswer } from './api/get-letter.ts';
import { jobFactsOf } from './api/parse-answers.ts';
import { Builder } from './builder.tsx';

/** `/cover-letters/edit/:id`: loads the letter with the person's paragraphs and opens the builder. */
export function BuilderPage(): ReactNode {
  const { id = '' } = useParams();
  const environment = useEnvironment();
  const [prepared] = useState(() => environment.takePrepared?.(preparedPagesName(id)));
  // What another tab or the block's own page changed must be there: the cache alone is not asked.
  const { data, error, refetch } = useQuery(getLetter, { variables: { id }, fetchPolicy: 'network-only' });
  const held = useStaleDrafts();
  const reload = (): void => void refetch();
  if (data === undefined || data.letter.id !== id || held === undefined) {
    return error ? (
      <LoadFailed error={error} onRetry={reload} listPath={paths.letters} prepared={prepared} />
    ) : (
      <BuilderSkeleton />
    );
  }
  return <LoadedBuilder key={id} answer={data} held={held} onReload={reload} prepared={prepared} />;
}

interface LoadedBuilderProps {
  readonly answer: LetterAnswer;
  readonly held: ReadonlySet<string>;
  readonly onReload: () => void;
  readonly prepared: HTMLElement | undefined;
}

/** Parses what arrived: paragraphs only when they changed, so that a save does not set the pages anew. */
function LoadedBuilder({ answer, held, onReload, prepared }: LoadedBuilderProps): ReactNode {
  const { me, paragraphEvents, letter } = answer;
  const paragraphs = useMemo(() => parseParagraphs(paragraphEvents), [paragraphEvents]);
  const profile = useMemo(() => contactInfoOf(me.profile), [me]);
  const [reading] = useState(() => parseLetterDocument(letter.document));
  // As they were when the letter was opened: what is tied or followed from then on, the builder knows itself.
  const [{ job, followed }] = useState(() => {
    const tied = reading.ok ? reading.document.job : null;
    const design = letter.followedResume && parseResumeDesign(letter.followedResume.design);
    return {
      job: tied && { id: tied.id, facts: letter.job && jobFactsOf(letter.job) },
      followed: letter.followedResume && design ? { ...letter.followedResume, design } : null,
    };
  });
  if (!reading.ok) {
    return <LoadFailed error={reading} onRetry={onReload} listPath={paths.letters} prepared={prepared} />;
  }
  const { id, title, version } = letter;
  return (
    <Builder
      loaded={{ id, version, draft: { title, document: reading.document }, held }}
      paragraphs={paragraphs}
      profile={profile}
      headshotUrl={me.headshotURL}
      job={job}
      followed={followed}
      prepared={prepared}
    />
  );
}
