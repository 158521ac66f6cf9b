import { useLocale, useTranslation } from '@shared/i18n';
import {
  Box,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorNotice,
  Heading,
  IconButton,
  ListSkeleton,
  wide,
  Flex,
  PageTools,
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

/** Where there is room, what is still to come this month is listed beside it. */
const panes = { [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: '6' } } as const;
const agendaPane = {
  display: 'none',
  [wide]: {
    display: 'block',
    height: 'calc(100dvh - var(--tessera-top, 0px) - var(--page-head, 104px) - 2.5rem)',
    overflowY: 'auto',
    borderInlineStartWidth: '1px',
    ps: '6',
  },
} as const;

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
    <>
      <PageTools>
        <Flex align="center" gap="2" ms="auto">
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
          <Heading as="h2" textStyle="sm" fontWeight="600" minWidth="32" aria-live="polite">
            {name}
          </Heading>
          {month !== today.slice(0, 7) && (
            <Button variant="ghost" size="sm" onClick={() => onMonth('')}>
              {t('calendar.today')}
            </Button>
          )}
        </Flex>
      </PageTools>
      {jobs === undefined ? (
        failed ? (
          <ErrorNotice title={t('loadFailed')} onRetry={retry}>
            {t('loadFailedHelp')}
          </ErrorNotice>
        ) : (
          <ListSkeleton rows={5} />
        )
      ) : isWide ? (
        <Box css={panes}>
          <MonthGrid name={name} month={month} weeks={weeks} dates={jobDates(jobs, from, to)} />
          <Box css={agendaPane}>
            <Agenda dates={jobDates(jobs, today > `${month}-01` ? today : `${month}-01`, `${month}-31`)} />
          </Box>
        </Box>
      ) : (
        <Agenda dates={jobDates(jobs, `${month}-01`, `${month}-31`)} />
      )}
    </>
  );
}
