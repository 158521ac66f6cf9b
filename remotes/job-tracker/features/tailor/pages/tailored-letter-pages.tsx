import { parseParagraphs, type PageCount } from '@shared/builder';
import { composeLetter, newLetter } from '@shared/documents';
import { contactInfoOf, keepPlace, useQuery } from '@shared/graphql';
import { useLocale } from '@shared/i18n';
import { useMemo, type ReactNode } from 'react';
import { useToday } from '../../common/use-today.ts';
import type { TailorTarget } from '../target.ts';
import { ComposedPages } from './composed-pages.tsx';
import { materialOptions, getLetterMaterial } from './get-material.ts';
import { useBase } from './use-base.ts';

interface TailoredLetterPagesProps {
  readonly target: TailorTarget;
  /** Ordered ids of the included paragraphs. */
  readonly paragraphIds: readonly string[];
  /** Id of the résumé whose design the letter follows; '' for none. */
  readonly resumeId: string;
  readonly onCount: (pageCount: PageCount) => void;
}

/** Shows the page of a letter with the chosen paragraphs. */
export function TailoredLetterPages(props: TailoredLetterPagesProps): ReactNode {
  const { target, paragraphIds, resumeId, onCount } = props;
  const { language } = useLocale();
  const today = useToday();
  const { data, error, refetch } = useQuery(getLetterMaterial, { ...materialOptions, context: keepPlace });
  const { document: resume, isFailed, retry } = useBase(resumeId, language);
  const { me, paragraphEvents } = data ?? {};
  const paragraphs = useMemo(() => paragraphEvents && parseParagraphs(paragraphEvents), [paragraphEvents]);
  const composed = useMemo(() => {
    if (me === undefined || paragraphs === undefined || resume === undefined) return undefined;
    const { title: position, company, location, source } = target;
    const job = { position, company: company ?? '', location: location ?? '', source: source ?? '' };
    const follows = resumeId === '' ? undefined : { id: resumeId, design: resume.design };
    return composeLetter({
      document: newLetter({
        language,
        parts: paragraphIds.map((eventId) => ({ kind: 'block', id: eventId, eventId })),
        job: { id: target.jobId ?? '', ...job },
        ...(follows && { resume: follows }),
      }),
      title: '',
      contact: contactInfoOf(me.profile),
      followedDesign: follows?.design ?? null,
      headshotUrl: me.headshotURL,
      ...{ paragraphs, job, language, today },
    });
  }, [language, me, paragraphIds, paragraphs, resume, resumeId, target, today]);
  return (
    <ComposedPages
      composed={composed}
      isFailed={isFailed || error !== undefined}
      retry={() => Promise.all([refetch(), retry()])}
      onCount={onCount}
    />
  );
}
