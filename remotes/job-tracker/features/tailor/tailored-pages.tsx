import { parseEvents, PlainPages, type PageCount } from '@shared/builder';
import { composeResume, newResume, parseResumeDocument, tailoredDocument, wordedFor } from '@shared/documents';
import { contactInfoOf, keepPlace, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { ErrorNotice, ListSkeleton } from '@shared/ui';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { getBase, getMaterial } from './api/get-material.ts';
import type { ProposedBlock } from './api/tailor.ts';
import { sentOf } from './choices.ts';

interface TailoredPagesProps {
  /** As the person has changed them. */
  readonly blocks: readonly ProposedBlock[];
  /** The résumé that it begins as; '' for an empty one. */
  readonly base: string;
  readonly onCount: (pageCount: PageCount) => void;
}

/** The true pages of what is chosen, as the builder and the PDF will have them. */
export function TailoredPages({ blocks, base, onCount }: TailoredPagesProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const asked = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', context: keepPlace } as const;
  const material = useQuery(getMaterial, asked);
  const stored = useQuery(getBase, {
    ...asked,
    variables: { id: base },
    ...(base === '' && { fetchPolicy: 'standby' as const }),
  });
  const { me, workEvents, eduEvents, skillEvents } = material.data ?? {};
  const events = useMemo(
    () => workEvents && eduEvents && skillEvents && parseEvents({ workEvents, eduEvents, skillEvents }),
    [workEvents, eduEvents, skillEvents],
  );
  const resume = base === '' ? undefined : stored.data?.resume;
  const start = useMemo(() => {
    if (base === '') return newResume({ language });
    if (resume?.id !== base) return undefined;
    const reading = parseResumeDocument(resume.document);
    return reading.ok ? reading.document : undefined;
  }, [base, resume, language]);
  const composed = useMemo(() => {
    if (me === undefined || events === undefined || start === undefined) return undefined;
    const choices = sentOf(blocks).map(({ id: eventId, entryIds }) => ({ eventId, entryIds }));
    return composeResume({
      document: tailoredDocument(start, choices, wordedFor(start, events), language),
      title: resume?.title ?? '',
      contact: contactInfoOf(me.profile),
      events,
      language,
      headshotUrl: me.headshotURL,
    });
  }, [blocks, events, language, me, resume?.title, start]);
  const isUnreadable = start === undefined && resume?.id === base;
  const isFailed = material.error !== undefined || stored.error !== undefined || isUnreadable;
  const tell = useEffectEvent(onCount);
  useEffect(() => {
    if (composed === undefined) tell(isFailed ? 'failed' : null);
  }, [composed, isFailed]);
  if (composed !== undefined) return <PlainPages document={composed} onCount={onCount} />;
  if (!isFailed) return <ListSkeleton rows={3} />;
  const retry = async (): Promise<void> => {
    await Promise.all([material.refetch(), base === '' ? undefined : stored.refetch()]).catch(() => undefined);
  };
  return (
    <ErrorNotice title={t('tailor.pageFailed')} onRetry={() => void retry()}>
      {t('tailor.pageFailedHelp')}
    </ErrorNotice>
  );
}
