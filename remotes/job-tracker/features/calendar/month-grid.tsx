import type { PlainDay } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { Box, chakra, Stack, Text, VisuallyHidden, wide } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../common/use-days.ts';
import { DateEntry } from './date-entry.tsx';
import type { JobDate } from './job-dates.ts';

interface MonthGridProps {
  /** The name of the month, such as `November 2026`. */
  readonly name: string;
  readonly month: string;
  readonly weeks: readonly (readonly PlainDay[])[];
  readonly dates: ReadonlyMap<string, readonly JobDate[]>;
}

/** The weeks share the height of the window below the page's head. */
const tableStyles = {
  height: 'calc(100dvh - var(--tessera-top, 0px) - var(--page-head, 104px) - 2.5rem)',
  minHeight: '30rem',
  // Beside the agenda, all seven days are in view.
  minWidth: '44rem',
  [wide]: { minWidth: '0' },
} as const;

/** Shows a month as a table of weeks. */
export function MonthGrid({ name, month, weeks, dates }: MonthGridProps): ReactNode {
  const { language } = useLocale();
  const days = useDays();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Box overflowX="auto">
      <chakra.table css={tableStyles} width="100%" tableLayout="fixed" borderCollapse="collapse">
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <chakra.th key={day} scope="col" textStyle="sm" color="fg.muted" textAlign="start" px="2" py="1">
                {weekday.format(new Date(`${day}T00:00:00Z`))}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]} data-week="" style={{ height: `${100 / weeks.length}%` }}>
              {week.map((day) => (
                <chakra.td
                  key={day}
                  verticalAlign="top"
                  borderWidth="1px"
                  p="1"
                  bg={day.startsWith(month) ? undefined : 'bg.mist'}
                >
                  <DayCell day={day} isToday={day === days.today} entries={dates.get(day) ?? []} />
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

interface DayCellProps {
  readonly day: PlainDay;
  readonly isToday: boolean;
  readonly entries: readonly JobDate[];
}

function DayCell({ day, isToday, entries }: DayCellProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Text
        textStyle="sm"
        px="1"
        mb="1"
        width="fit-content"
        fontWeight={isToday ? '700' : '400'}
        color={isToday ? 'primary.fg' : 'fg.muted'}
        borderBottomWidth={isToday ? '2px' : '0'}
        borderColor="primary.solid"
      >
        {Number(day.slice(8))}
        {isToday && <VisuallyHidden> {t('calendar.isToday')}</VisuallyHidden>}
      </Text>
      {entries.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="1">
          {entries.map((date) => (
            <DateEntry key={date.key} date={date} isShort />
          ))}
        </Stack>
      )}
    </>
  );
}
