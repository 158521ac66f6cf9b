import { useLocale } from '@shared/i18n';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormTexts } from '../texts.ts';
import type { BoundFieldProps } from './bound.ts';
import { readYearMonth } from './read-year-month.ts';
import { TextField } from './text-field.tsx';

/** A month of a year. What people write is made `YYYY-MM` when they leave the field; the form's rule judges the rest. */
export function YearMonthField<Values extends FieldValues>({ help, ...props }: BoundFieldProps<Values>): ReactNode {
  const t = useFormTexts();
  const { language } = useLocale();
  return (
    <TextField
      {...props}
      help={help ?? t('yearMonth.help')}
      autoComplete="off"
      onLeave={(text) => readYearMonth(text, language) ?? text.trim()}
    />
  );
}
