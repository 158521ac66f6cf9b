import type { Translate } from '@shared/i18n';
import { describeText, textOrNull, type DescribedField } from '@shared/record-forms';
import type { JobValues } from '../job-values.ts';

const lines = (text: string): readonly string[] => (text.trim() === '' ? [] : text.trim().split(/\r?\n/));

const joined = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' · ');

const plainFields = [
  ...(['title', 'company', 'location', 'link', 'source', 'tags', 'excitement', 'salaryMin', 'salaryMax'] as const),
  ...(['currency', 'salaryPeriod', 'deadline', 'appliedOn'] as const),
] as const;

/** Describes a job's values field by field, so that two versions can be compared. */
export function describeJob(values: JobValues, t: Translate): readonly DescribedField[] {
  return [
    ...plainFields.map((name) => {
      const text = textOrNull(values[name]);
      return describeText(`fields.${name}`, name === 'salaryPeriod' && text !== null ? t(`periods.${text}`) : text);
    }),
    {
      label: 'tasks.title',
      lines: values.tasks.map(({ text, on, doneOn, remind }) =>
        joined(
          text,
          on,
          remind === '' ? '' : t('tasks.remindBefore', { count: Number(remind) }),
          doneOn === '' ? '' : t('tasks.doneOnDay', { day: doneOn }),
        ),
      ),
    },
    {
      label: 'interviews.title',
      lines: values.interviews.flatMap(({ kind, day, time, timeZone, minutes, people, notes }) => [
        joined(`${day} ${time}`, timeZone, kind, minutes, people),
        ...lines(notes),
      ]),
    },
    {
      label: 'contacts.title',
      lines: values.contacts.flatMap(({ name, role, email, phone, link, notes }) => [
        joined(name, role, email, phone, link),
        ...lines(notes),
      ]),
    },
    { label: 'fields.notes', lines: lines(values.notes) },
    { label: 'fields.description', lines: lines(values.description) },
  ];
}
