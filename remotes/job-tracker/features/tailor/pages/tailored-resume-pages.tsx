import { parseEvents, type PageCount } from '@shared/builder';
import { composeResume } from '@shared/documents';
import { tailoredDocument, eventsInVariant } from '@shared/matching';
import { contactInfoOf, keepPlace, useQuery } from '@shared/graphql';
import { useLocale } from '@shared/i18n';
import { useMemo, type ReactNode } from 'react';
import type { ProposedBlock } from '../api/tailor.ts';
import { sentOf } from '../choices.ts';
import { ComposedPages } from './composed-pages.tsx';
import { materialOptions, getMaterial } from './get-material.ts';
import { useBase } from './use-base.ts';

interface TailoredResumePagesProps {
  /** The proposed blocks with the person's choices applied. */
  readonly blocks: readonly ProposedBlock[];
  /** Id of the résumé to start from; '' for an empty one. */
  readonly base: string;
  readonly onCount: (pageCount: PageCount) => void;
}

/** Shows the pages of a résumé with the chosen blocks. */
export function TailoredResumePages({ blocks, base, onCount }: TailoredResumePagesProps): ReactNode {
  const { language } = useLocale();
  const { data, error, refetch } = useQuery(getMaterial, { ...materialOptions, context: keepPlace });
  const { document: start, title, isFailed, retry } = useBase(base, language);
  const { me, workEvents, eduEvents, skillEvents } = data ?? {};
  const events = useMemo(
    () => workEvents && eduEvents && skillEvents && parseEvents({ workEvents, eduEvents, skillEvents }),
    [workEvents, eduEvents, skillEvents],
  );
  const composed = useMemo(() => {
    if (me === undefined || events === undefined || start === undefined) return undefined;
    const choices = sentOf(blocks).map(({ id: eventId, entryIds }) => ({ eventId, entryIds }));
    return composeResume({
      document: tailoredDocument(start, choices, eventsInVariant(start, events), language),
      contact: contactInfoOf(me.profile),
      headshotUrl: me.headshotURL,
      ...{ title, events, language },
    });
  }, [blocks, events, language, me, start, title]);
  return (
    <ComposedPages
      composed={composed}
      isFailed={isFailed || error !== undefined}
      retry={() => Promise.all([refetch(), retry()])}
      onCount={onCount}
    />
  );
}
