import { SelectField, TextAreaField, TextField, type Control } from '@shared/forms';
import { useLocale, useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import { useMemo, type ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';
import { timeZones } from '../zoned-time.ts';

interface InterviewFieldsProps {
  readonly control: Control<JobValues>;
  readonly place: number;
}

/** Returns the time zone of the person. */
export function useTimeZone(): string {
  const { timeZone } = useLocale();
  return timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The fields of an interview: its date, time zone, interviewers, and notes. */
export function InterviewFields({ control, place }: InterviewFieldsProps): ReactNode {
  const { t } = useTranslation();
  const own = useTimeZone();
  const zones = useMemo(() => timeZones(own).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })), [own]);
  const at = `interviews.${place}` as const;
  return (
    <>
      <TextField
        control={control}
        name={`${at}.kind`}
        label={t('interviews.kind')}
        placeholder={t('interviews.kindExample')}
        autoComplete="off"
        optional
      />
      <FieldPair>
        <TextField control={control} name={`${at}.day`} label={t('interviews.day')} type="date" />
        <TextField control={control} name={`${at}.time`} label={t('interviews.time')} type="time" />
      </FieldPair>
      <FieldPair>
        <SelectField control={control} name={`${at}.timeZone`} label={t('interviews.timeZone')} options={zones} />
        <TextField
          control={control}
          name={`${at}.minutes`}
          label={t('interviews.minutes')}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      </FieldPair>
      <TextField control={control} name={`${at}.people`} label={t('interviews.people')} autoComplete="off" optional />
      <TextAreaField control={control} name={`${at}.notes`} label={t('interviews.notes')} optional />
    </>
  );
}
