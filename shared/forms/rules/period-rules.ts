import { endsBefore, isPartialDate } from '@shared/documents';
import * as yup from 'yup';

/** The rule for `YYYY-MM`, `YYYY`, or an empty text. `wrong` returns the message for any other text. */
export const dateRule = (wrong: (value: string) => string): yup.StringSchema<string> =>
  yup
    .string()
    .defined()
    .test(
      'date',
      (value, context) => value.trim() === '' || isPartialDate(value) || context.createError({ message: wrong(value) }),
    );

/** The rule for the end of a period whose start is in the field `startDate` of the same form. */
export const endDateRule = (wrong: (value: string) => string, backward: string): yup.StringSchema<string> =>
  dateRule(wrong).test('order', backward, (end, { parent }) => {
    const { startDate } = parent as { readonly startDate: string };
    return !isPartialDate(startDate) || !isPartialDate(end) || !endsBefore(end, startDate);
  });
