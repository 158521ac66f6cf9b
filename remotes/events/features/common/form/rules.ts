import { eventLimits, parseWebLink } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import type { TextItem } from '../ordered-list/text-item.ts';

const text = (longest: number, t: Translate): yup.StringSchema<string> =>
  yup
    .string()
    .defined()
    .max(longest, t('errors.tooLong', { max: longest }));

/** The rule for a single line that may be empty. */
export const lineRule = (t: Translate): yup.StringSchema<string> => text(eventLimits.line, t);

/** The rule for a required single line; `message` is the error if it is empty. */
export const requiredLineRule = (t: Translate, message: string): yup.StringSchema<string> =>
  lineRule(t).test('required', message, (value) => value.trim() !== '');

/** The rule for an http(s) URL or a bare domain, which may be empty. */
export const linkRule = (t: Translate): yup.StringSchema<string> =>
  text(eventLimits.link, t).test(
    'link',
    t('errors.link'),
    (value) => value.trim() === '' || parseWebLink(value) !== undefined,
  );

/** The rule for the entries of an ordered list. Empty entries are neither saved nor counted. */
export function entriesRule<Item extends TextItem>(
  longest: number,
  t: Translate,
): yup.ArraySchema<Item[], yup.AnyObject> {
  // Only the text is validated; the entry's other fields stay unchanged.
  const entry = yup.object({ text: text(longest, t) }) as unknown as yup.ISchema<Item, yup.AnyObject>;
  const max = eventLimits.entries;
  return yup.array<yup.AnyObject, Item>(entry).defined().max(max, t('errors.tooMany', { max }));
}
