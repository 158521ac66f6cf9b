import { daysBetween, parsePlainDay } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { useDays } from '../common/use-days.ts';

export interface Fact {
  readonly tone: 'late' | 'date' | 'quiet' | 'closed' | 'documents';
  readonly text: string;
}

/**
 * Returns what a card can say about a job, the most urgent first: what is overdue, the next interview, the next step, the
 * deadline, a missing reply, why it was closed, and the documents for it.
 */
export function useFacts(job: JobCard): readonly Fact[] {
  const { t } = useTranslation();
  const { language } = useLocale();
  const days = useDays();
  const { nextStep, nextStepOn, deadline, stage, stageSince, closeReason, isQuiet } = job;
  const since = parsePlainDay(stageSince);
  const isLate = nextStepOn !== null && days.distance(nextStepOn) < 0;
  const now = new Date().toISOString();
  const interview = job.interviews.find(({ at }) => at >= now);
  const dueWhen = nextStepOn === null ? undefined : t(isLate ? 'wasDue' : 'due', { when: days.relative(nextStepOn) });
  const step = [nextStep ?? (nextStepOn === null ? undefined : t('nextStep')), dueWhen].filter(
    (part) => part !== undefined,
  );
  const stepText = step.join(' · ');
  const documents = [job.resume, job.letter].flatMap((each) =>
    each === null ? [] : [each.title.trim() || t('untitled')],
  );
  const isPast = deadline !== null && days.distance(deadline) < 0;
  const found: readonly (Fact | false)[] = [
    isLate && { tone: 'late', text: stepText },
    deadline !== null &&
      stage === 'saved' &&
      isPast && { tone: 'late', text: t('deadlineWas', { day: days.short(deadline) }) },
    interview !== undefined && {
      tone: 'date',
      text: t('interviewAt', {
        kind: interview.kind ?? t('stages.interview'),
        // Interviews are shown in the time zone they were agreed in.
        when: new Intl.DateTimeFormat(language, {
          ...({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const),
          timeZone: interview.timeZone,
        }).format(new Date(interview.at)),
      }),
    },
    !isLate && stepText !== '' && { tone: 'date', text: stepText },
    deadline !== null &&
      stage === 'saved' &&
      !isPast && { tone: 'date', text: t('deadlineIs', { day: days.short(deadline) }) },
    isQuiet && since.ok && { tone: 'quiet', text: t('quietFor', { count: daysBetween(since.day, days.today) }) },
    closeReason !== null && {
      tone: 'closed',
      text: `${t(`closeReasons.${closeReason}`)} · ${days.short(stageSince)}`,
    },
    documents.length > 0 && { tone: 'documents', text: documents.join(' · ') },
  ];
  return found.filter((fact) => fact !== false);
}
