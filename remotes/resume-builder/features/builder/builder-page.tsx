import { BuilderLoader, parseEvents, type BuilderAnswer } from '@shared/builder';
import { parseResumeDocument } from '@shared/documents';
import { contactInfoOf } from '@shared/graphql';
import { withTexts } from '@shared/remote-kit';
import { useMemo, useState, type ReactNode } from 'react';
import texts from '../../locales/en/builder.json';
import { paths } from '../common/paths.ts';
import { getResume, type ResumeAnswer } from './api/get-resume.ts';
import { Builder } from './builder.tsx';

/** `/resumes/edit/:id`: loads the résumé with the person's blocks and opens the builder. */
export const BuilderPage = withTexts(
  () => (
    <BuilderLoader query={getResume} idIn={({ resume }) => resume.id} listPath={paths.resumes}>
      {(loaded) => <LoadedBuilder {...loaded} />}
    </BuilderLoader>
  ),
  { en: texts },
);

/** Parses the answer: the blocks only when they have changed, so that a save does not typeset the pages again. */
function LoadedBuilder({ answer, held, prepared, renderUnreadable }: BuilderAnswer<ResumeAnswer>): ReactNode {
  const { me, workEvents, eduEvents, skillEvents, resume } = answer;
  const events = useMemo(
    () => parseEvents({ workEvents, eduEvents, skillEvents }),
    [workEvents, eduEvents, skillEvents],
  );
  const profile = useMemo(() => contactInfoOf(me.profile), [me]);
  const [reading] = useState(() => parseResumeDocument(resume.document));
  if (!reading.ok) return renderUnreadable(reading);
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
