import { useTranslation } from '@shared/i18n';
import { Box, Heading, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../common/use-days.ts';
import { DateEntry } from './date-entry.tsx';
import type { JobDate } from './job-dates.ts';

/** Lists the days of a month that have entries. */
export function Agenda({ dates }: { readonly dates: ReadonlyMap<string, readonly JobDate[]> }): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  if (dates.size === 0) return <Text color="fg.muted">{t('calendar.nothing')}</Text>;
  return (
    <Stack gap="4">
      {[...dates].map(([day, entries]) => (
        <Box as="section" key={day} aria-label={days.long(day)}>
          <Heading as="h3" fontFamily="body" textStyle="sm" fontWeight="700" mb="1">
            {days.long(day)}
          </Heading>
          <Stack as="ul" listStyleType="none" gap="2">
            {entries.map((date) => (
              <DateEntry key={date.key} date={date} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
