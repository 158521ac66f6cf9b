import { TextField, useWatch, type TextFieldProps } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { useDays } from '../../common/use-days.ts';
import type { JobValues } from '../job-values.ts';

/** The years from today outside of which a day is more likely a slip of the finger than meant. */
const usualYears = { before: 5, after: 3 };
const daysOfYear = 365;

type DayName = 'deadline' | 'appliedOn' | `tasks.${number}.on` | `tasks.${number}.doneOn`;

interface DayFieldProps extends Pick<TextFieldProps<JobValues>, 'control' | 'label' | 'optional'> {
  readonly name: DayName;
}

/** A day of a job. A day far away, such as one in 2099, and a deadline that has passed are questioned, not refused. */
export function DayField(props: DayFieldProps): ReactNode {
  const question = useDayQuestion(props.name, useWatch({ control: props.control, name: props.name }));
  return <TextField {...props} type="date" autoComplete="off" help={question} />;
}

/** Asks about a day that is probably a typing error; undefined for all others. */
export function useDayQuestion(name: DayName | undefined, value: string): string | undefined {
  const { t } = useTranslation();
  const days = useDays();
  // A day that is none has no distance.
  const distance = days.distance(value);
  const when = days.long(value === '' ? days.today : value);
  const isFar = distance > usualYears.after * daysOfYear || distance < -usualYears.before * daysOfYear;
  if (isFar) return t('fields.dayFar', { day: when });
  return name === 'deadline' && distance < 0 ? t('fields.deadlinePast', { day: when }) : undefined;
}
