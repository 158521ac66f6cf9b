import { daysBetween, parsePlainDay } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import {
  Badge,
  CalendarIcon,
  CircleAlertIcon,
  FileTextIcon,
  Flex,
  HStack,
  Span,
  Text,
  TriangleAlertIcon,
} from '@shared/ui';
import type { ReactNode } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { useDays } from '../common/use-days.ts';
import { Excitement } from './excitement.tsx';

/** Shows a job's next date, what is overdue, and whether a reply is missing, below the job's name. */
export function JobFacts({ job }: { readonly job: JobCard }): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const { nextStep, nextStepOn, deadline, stage, stageSince, closeReason, excitement, tags, isQuiet } = job;
  const documents = [job.resume, job.letter].flatMap((each) =>
    each === null ? [] : [each.title.trim() || t('untitled')],
  );
  const since = parsePlainDay(stageSince);
  const isLate = nextStepOn !== null && days.distance(nextStepOn) < 0;
  return (
    <>
      {(nextStep !== null || nextStepOn !== null) && (
        <Fact tone={isLate ? 'late' : 'plain'}>
          {nextStep ?? t('nextStep')}
          {nextStepOn !== null && ` · ${t(isLate ? 'wasDue' : 'due', { when: days.relative(nextStepOn) })}`}
        </Fact>
      )}
      <UpcomingInterview job={job} />
      {deadline !== null && stage === 'saved' && (
        <Fact tone={days.distance(deadline) < 0 ? 'late' : 'plain'}>
          {t(days.distance(deadline) < 0 ? 'deadlineWas' : 'deadlineIs', { day: days.short(deadline) })}
        </Fact>
      )}
      {isQuiet && since.ok && <Fact tone="quiet">{t('quietFor', { count: daysBetween(since.day, days.today) })}</Fact>}
      {documents.length > 0 && <Fact tone="documents">{documents.join(' · ')}</Fact>}
      {closeReason !== null && (
        <Text textStyle="sm" color="fg.muted">
          {t(`closeReasons.${closeReason}`)} · {days.short(stageSince)}
        </Text>
      )}
      {(excitement !== null || tags.length > 0) && (
        <Flex wrap="wrap" gap="1.5" align="center" pt="1">
          {excitement !== null && <Excitement value={excitement} />}
          {tags.map((tag) => (
            <Badge key={tag} variant="subtle" colorPalette="gray" maxWidth="100%">
              <Span overflow="hidden" textOverflow="ellipsis">
                {tag}
              </Span>
            </Badge>
          ))}
        </Flex>
      )}
    </>
  );
}

const looks = {
  plain: { color: 'fg.muted', Icon: CalendarIcon },
  documents: { color: 'fg.muted', Icon: FileTextIcon },
  late: { color: 'fg.error', Icon: CircleAlertIcon },
  quiet: { color: 'fg.warning', Icon: TriangleAlertIcon },
} as const;

function Fact({ tone, children }: { readonly tone: keyof typeof looks; readonly children: ReactNode }): ReactNode {
  const { color, Icon } = looks[tone];
  return (
    <HStack gap="1.5" align="flex-start" color={color} textStyle="sm">
      <Span flexShrink="0" pt="0.5">
        <Icon size={16} aria-hidden />
      </Span>
      <Span minWidth="0" overflowWrap="anywhere">
        {children}
      </Span>
    </HStack>
  );
}

function UpcomingInterview({ job }: { readonly job: JobCard }): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const now = new Date().toISOString();
  const next = job.interviews.find(({ at }) => at >= now);
  if (next === undefined) return null;
  // Interviews are shown in the time zone they were agreed in.
  const when = new Intl.DateTimeFormat(language, {
    ...({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const),
    timeZone: next.timeZone,
  }).format(new Date(next.at));
  return <Fact tone="plain">{t('interviewAt', { kind: next.kind ?? t('stages.interview'), when })}</Fact>;
}
