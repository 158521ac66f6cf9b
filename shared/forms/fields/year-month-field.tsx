import { useLocale } from '@shared/i18n';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormTexts } from '../texts.ts';
import type { BoundFieldProps } from './bound.ts';
import { MonthButton, type MonthButtonProps } from './month-button.tsx';
import { readYearMonth } from './read-year-month.ts';
import { TextField } from './text-field.tsx';

export interface YearMonthFieldProps<Values extends FieldValues>
  extends BoundFieldProps<Values>, Pick<MonthButtonProps, 'near' | 'noneLabel'> {}

/**
 * A month of a year, to type or to pick. Typed text is converted to `YYYY-MM` when the field loses the focus; the
 * form's rule validates the rest.
 */
export function YearMonthField<Values extends FieldValues>(props: YearMonthFieldProps<Values>): ReactNode {
  const { help, near, noneLabel, ...field } = props;
  const t = useFormTexts();
  const { language } = useLocale();
  return (
    <TextField
      {...field}
      help={help ?? t('yearMonth.help')}
      autoComplete="off"
      onLeave={(text) => readYearMonth(text, language) ?? text.trim()}
      button={({ text, change, leave }) => (
        <MonthButton
          label={field.label}
          value={text}
          disabled={field.disabled}
          near={near}
          noneLabel={noneLabel}
          onPick={(month) => {
            change(month);
            leave();
          }}
        />
      )}
    />
  );
}
