import { eventLimits, isPartialDate, parseWebLink, resumeLimits, type PartialDate } from '@shared/documents';
import { dateRule, endDateRule, yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import type { EntryFields, EntryKind } from '@shared/importers';

const lineNames = ['title', 'major', 'minor', 'organization', 'location', 'link'] as const;

/** The fields of an entry as a form holds them. */
export interface EntryValues extends Record<(typeof lineNames)[number] | 'startDate' | 'endDate', string> {
  kind: EntryKind;
  /** One text per line. */
  texts: string;
  /** One course per line. */
  coursework: string;
}

export const entryKinds = ['work', 'education', 'skills', 'other'] as const satisfies readonly EntryKind[];

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const dateIn = (text: string): PartialDate | null => (isPartialDate(text) ? text : null);

/** Returns the values with which the form starts. */
export const toEntryValues = (fields: EntryFields): EntryValues => ({
  ...fields,
  startDate: fields.startDate ?? '',
  endDate: fields.endDate ?? '',
  texts: fields.texts.join('\n'),
  coursework: fields.coursework.join('\n'),
});

/** Returns the entry of valid values. */
export const toEntryFields = (values: EntryValues): EntryFields => ({
  ...values,
  startDate: dateIn(values.startDate),
  endDate: dateIn(values.endDate),
  texts: linesOf(values.texts),
  coursework: linesOf(values.coursework),
});

/** Tells whether two entries say the same. */
export const isSameEntry = (one: EntryFields, other: EntryFields): boolean =>
  (['kind', ...lineNames, 'startDate', 'endDate'] as const).every((name) => one[name] === other[name]) &&
  (['texts', 'coursework'] as const).every((name) => one[name].join('\n') === other[name].join('\n'));

export function entryRules(t: Translate): yup.ObjectSchema<EntryValues> {
  const text = (max: number) => yup.string().defined().max(max, t('import.correct.tooLong', { max }));
  const line = text(resumeLimits.line);
  const lines = text(resumeLimits.text).test({
    name: 'lines',
    message: t('import.correct.lineTooLong', { max: resumeLimits.point }),
    test: (value) => linesOf(value).every((each) => each.length <= resumeLimits.point),
  });
  const isLink = (value: string): boolean => value.trim() === '' || parseWebLink(value) !== undefined;
  const wrong = (value: string): string => t('import.correct.date', { value });
  return yup.object({
    kind: yup.mixed<EntryKind>().oneOf(entryKinds).defined(),
    ...{ title: line, major: line, minor: line, organization: line, location: line },
    link: text(eventLimits.link).test({ name: 'link', message: t('import.correct.notALink'), test: isLink }),
    ...{ startDate: dateRule(wrong), endDate: endDateRule(wrong, t('import.correct.order')) },
    ...{ texts: lines, coursework: lines },
  });
}
