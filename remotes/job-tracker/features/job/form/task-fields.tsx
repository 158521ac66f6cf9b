import { SelectField, TextField, useWatch, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';
import { reminders } from '../task-values.ts';
import { DayField } from './day-field.tsx';

interface TaskFieldsProps {
  readonly control: Control<JobValues>;
  readonly place: number;
}

/** The fields of a task: what there is to do, by when, and the reminder, which needs a day. */
export function TaskFields({ control, place }: TaskFieldsProps): ReactNode {
  const { t } = useTranslation();
  const at = `tasks.${place}` as const;
  const [on, doneOn, remind] = useWatch({ control, name: [`${at}.on`, `${at}.doneOn`, `${at}.remind`] });
  // A removed task has no values until its fields are gone.
  const isOther = Number(remind) > 0 && !reminders.some((days) => days === remind);
  const choices = isOther ? [...reminders, remind] : reminders;
  const options = choices.map((days) => ({ value: days, label: t('tasks.remindBefore', { count: Number(days) }) }));
  return (
    <>
      <TextField
        control={control}
        name={`${at}.text`}
        label={t('tasks.text')}
        help={t('tasks.textHelp')}
        autoComplete="off"
      />
      <FieldPair>
        <DayField control={control} name={`${at}.on`} label={t('tasks.on')} optional />
        <SelectField
          control={control}
          name={`${at}.remind`}
          label={t('tasks.remind')}
          options={options}
          placeholder={t('tasks.remindNever')}
          disabled={on === ''}
          optional
        />
      </FieldPair>
      {doneOn > '' && <DayField control={control} name={`${at}.doneOn`} label={t('tasks.doneOn')} optional />}
    </>
  );
}
