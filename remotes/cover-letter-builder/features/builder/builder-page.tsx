import { BuilderLoader, parseParagraphs, type BuilderAnswer } from '@shared/builder';
import { parseLetterDocument, parseResumeDesign } from '@shared/documents';
import { contactInfoOf } from '@shared/graphql';
import { useMemo, useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { getLetter, type LetterAnswer } from './api/get-letter.ts';
import { jobFactsOf } from './api/job-fields.ts';
import { Builder } from './builder.tsx';

/** `/cover-letters/edit/:id`: loads the letter with the person's paragraphs and opens the builder. */
export function BuilderPage(): ReactNode {
  return (
    <BuilderLoader query={getLetter} idIn={({ letter }) => letter.id} listPath={paths.letters}>
      {(loaded) => <LoadedBuilder {...loaded} />}
    </BuilderLoader>
  );
}

/** Parses the answer: the paragraphs only when they have changed, so that a save does not typeset the pages again. */
function LoadedBuilder({ answer, held, prepared, renderUnreadable }: BuilderAnswer<LetterAnswer>): ReactNode {
  const { me, paragraphEvents, letter } = answer;
  const paragraphs = useMemo(() => parseParagraphs(paragraphEvents), [paragraphEvents]);
  const profile = useMemo(() => contactInfoOf(me.profile), [me]);
  const [reading] = useState(() => parseLetterDocument(letter.document));
  // Only the state at opening matters here, because the builder tracks later changes of the linked job and the followed
  // résumé.
  const [{ job, followed }] = useState(() => {
    const tied = reading.ok ? reading.document.job : null;
    const design = letter.followedResume && parseResumeDesign(letter.followedResume.design);
    return {
      job: tied && { id: tied.id, facts: letter.job && jobFactsOf(letter.job) },
      followed: letter.followedResume && design ? { ...letter.followedResume, design } : null,
    };
  });
  if (!reading.ok) return renderUnreadable(reading);
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
