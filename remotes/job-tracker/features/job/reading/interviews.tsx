import { useLocale, useTranslation } from '@shared/i18n';
import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { InterviewFields, useTimeZone } from '../form/interview-fields.tsx';
import { newInterview, type InterviewValues } from '../job-values.ts';
import { instantOf } from '../zoned-time.ts';
import { Entries } from './entries.tsx';
import { useParts } from './parts.ts';

/** The interviews of a job: when, of which kind, how long, and with whom. */
export function Interviews(): ReactNode {
  const { control } = useParts();
  const zone = useTimeZone();
  return (
    <Entries
      name="interviews"
      entriesOf={({ interviews }) => interviews}
      withEntries={(interviews) => ({ interviews })}
      makeNew={() => newInterview(zone)}
      renderEntry={(interview) => <Interview interview={interview} zone={zone} />}
      renderFields={(place) => <InterviewFields control={control} place={place} />}
    />
  );
}

interface InterviewProps {
  readonly interview: InterviewValues;
  /** The time zone of the person. */
  readonly zone: string;
}

function Interview({ interview, zone }: InterviewProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { day, time, timeZone, kind, minutes, people, notes } = interview;
  const at = instantOf({ day, time }, timeZone);
  const format = new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone },
    // The clock is the interview's own, which is worth saying when it is not the person's.
    ...(timeZone !== zone && { timeZoneName: 'short' }),
  });
  const length = minutes.trim() === '' ? '' : t('interviews.length', { minutes });
  const facts = [kind, length, people].filter((fact) => fact.trim() !== '');
  return (
    <>
      <Text as="span" fontWeight="700" me="3">
        {at === undefined ? `${day} ${time}` : format.format(new Date(at))}
      </Text>
      {facts.join(' · ')}
      {notes.trim() !== '' && (
        <Text as="span" display="block" color="fg.muted" whiteSpace="pre-line">
          {notes}
        </Text>
      )}
    </>
  );
}
