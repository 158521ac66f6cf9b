import { useLocale, useTranslation } from '@shared/i18n';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorNotice,
  Flex,
  Heading,
  IconButton,
  ListSkeleton,
  Stack,
} from '@shared/ui';
import type { ReactNode } from 'react';
import { useIsWide } from '../common/use-is-wide.ts';
import { useToday } from '../common/use-today.ts';
import type { TrackerQuery } from '../query/tracker-query.ts';
import { Agenda } from './agenda.tsx';
import { jobDates } from './job-dates.ts';
import { firstWeekday, monthBeside, weeksOf } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { useMonthJobs } from './use-month-jobs.ts';

interface CalendarProps {
  readonly query: TrackerQuery;
  readonly onMonth: (month: string) => void;
}

/** Shows deadlines, interviews, and next steps as a month where it fits, and as a list of days on small screens. */
export function Calendar({ query, onMonth }: CalendarProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const today = useToday();
  const isWide = useIsWide();
  const month = query.month === '' ? today.slice(0, 7) : query.month;
  const weeks = weeksOf(month, firstWeekday(language));
  const [from, to] = [weeks[0]?.[0] ?? `${month}-01`, weeks.at(-1)?.[6] ?? `${month}-28`];
  const { jobs, failed, retry } = useMonthJobs(query, from, to);
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <Stack gap="4">
      <Flex align="center" gap="2" wrap="wrap">
        <IconButton
          variant="outline"
          colorPalette="gray"
          size="sm"
          aria-label={t('calendar.before')}
          onClick={() => onMonth(monthBeside(month, -1))}
        >
          <ChevronLeftIcon size={18} />
        </IconButton>
        <IconButton
          variant="outline"
          colorPalette="gray"
          size="sm"
          aria-label={t('calendar.after')}
          onClick={() => onMonth(monthBeside(month, 1))}
        >
          <ChevronRightIcon size={18} />
        </IconButton>
        <Heading as="h2" textStyle="xl" aria-live="polite">
          {name}
        </Heading>
        {month !== today.slice(0, 7) && (
          <Button variant="ghost" size="sm" onClick={() => onMonth('')}>
            {t('calendar.today')}
          </Button>
        )}
      </Flex>
      {jobs === undefined ? (
        failed ? (
          <ErrorNotice title={t('loadFailed')} onRetry={retry}>
            {t('loadFailedHelp')}
          </ErrorNotice>
        ) : (
          <ListSkeleton rows={5} />
        )
      ) : isWide ? (
        <MonthGrid name={name} month={month} weeks={weeks} dates={jobDates(jobs, from, to)} />
      ) : (
        <Agenda dates={jobDates(jobs, `${month}-01`, `${month}-31`)} />
      )}
    </Stack>
  );
}
