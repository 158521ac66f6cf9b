import { eventLimits, isYearMonth, parseWebLink } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import type { TextItem } from '../ordered-list/text-item.ts';

const text = (longest: number, t: Translate): yup.StringSchema<string> =>
  yup
    .string()
    .defined()
    .max(longest, t('errors.tooLong', { max: longest }));

/** One line that may be empty. */
export const lineRule = (t: Translate): yup.StringSchema<string> => text(eventLimits.line, t);

/** One line that says something; `message` tells what is missing. */
export const requiredLineRule = (t: Translate, message: string): yup.StringSchema<string> =>
  lineRule(t).test('required', message, (value) => value.trim() !== '');

/** An http(s) address or a bare domain; may be empty. */
export const linkRule = (t: Translate): yup.StringSchema<string> =>
  text(eventLimits.link, t).test(
    'link',
    t('errors.link'),
    (value) => value.trim() === '' || parseWebLink(value) !== undefined,
  );

/** `YYYY-MM` or empty (product.md §3 "Year-month", §8 for its message). */
export const yearMonthRule = (t: Translate): yup.StringSchema<string> =>
  yup
    .string()
    .defined()
    .test(
      'year-month',
      (value, context) =>
        value.trim() === '' || isYearMonth(value) || context.createError({ message: t('errors.month', { value }) }),
    );

/** The end of a period whose start stands in `startDate` beside it. */
export const endDateRule = (t: Translate): yup.StringSchema<string> =>
  yearMonthRule(t).test('order', t('errors.endBeforeStart'), (end, { parent }) => {
    const { startDate } = parent as { readonly startDate: string };
    return !isYearMonth(startDate) || !isYearMonth(end) || startDate <= end;
  });

/** The entries of an ordered list; empty ones are not saved and count for nothing. */
export function entriesRule<Item extends TextItem>(
  longest: number,
  t: Translate,
): yup.ArraySchema<Item[], yup.AnyObject> {
  // Only the text is judged; the entry's other fields are kept as they are.
  const entry = yup.object({ text: text(longest, t) }) as unknown as yup.ISchema<Item, yup.AnyObject>;
  const max = eventLimits.entries;
  return yup.array<yup.AnyObject, Item>(entry).defined().max(max, t('errors.tooMany', { max }));
}
