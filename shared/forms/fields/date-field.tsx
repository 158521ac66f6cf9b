import { useLocale } from '@shared/i18n';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormTexts } from '../texts.ts';
import type { BoundFieldProps } from './bound.ts';
import { MonthButton, type MonthButtonProps } from './month-button.tsx';
import { readPartialDate } from './read-partial-date.ts';
import { TextField } from './text-field.tsx';

export interface DateFieldProps<Values extends FieldValues>
  extends BoundFieldProps<Values>, Pick<MonthButtonProps, 'near' | 'noneLabel'> {}

/**
 * A month or a year, to type or to pick. Typed text is converted to `YYYY-MM` or `YYYY` when the field loses the focus;
 * the form's rule validates the rest.
 */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>): ReactNode {
  const { help, near, noneLabel, ...field } = props;
  const t = useFormTexts();
  const { language } = useLocale();
  return (
    <TextField
      {...field}
      help={help ?? t('date.help')}
      autoComplete="off"
      onLeave={(text) => readPartialDate(text, language) ?? text.trim()}
      button={({ text, change, leave }) => (
        <MonthButton
          label={field.label}
          value={text}
          disabled={field.disabled}
          near={near}
          noneLabel={noneLabel}
          onPick={(date) => {
            change(date);
            leave();
          }}
        />
      )}
    />
  );
}
