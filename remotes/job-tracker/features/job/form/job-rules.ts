import { currencyCode, jobLimits, parsePlainDay, parseWebLink } from '@shared/documents';
import { yup } from '@shared/forms';
import { tagsIn } from '@shared/ui';
import type { Translate } from '@shared/i18n';
import { instantOf } from '../zoned-time.ts';
import { readAmount, type ContactValues, type InterviewValues, type JobValues } from '../job-values.ts';

const text = (t: Translate, longest: number = jobLimits.line): yup.StringSchema<string> =>
  yup
    .string()
    .defined()
    .max(longest, t('errors.tooLong', { max: longest }));

const isBlank = (value: string): boolean => value.trim() === '';

const day = (t: Translate): yup.StringSchema<string> =>
  text(t).test('day', (value, context) => {
    const reading = parsePlainDay(value);
    return isBlank(value) || reading.ok || context.createError({ message: t('errors.day') });
  });

const amount = (t: Translate): yup.StringSchema<string> =>
  text(t).test('amount', t('errors.amount'), (value) => {
    const read = readAmount(value);
    return isBlank(value) || (read !== undefined && read <= jobLimits.salary);
  });

const link = (t: Translate): yup.StringSchema<string> =>
  text(t, jobLimits.link).test(
    'link',
    t('errors.link'),
    (value) => isBlank(value) || parseWebLink(value) !== undefined,
  );

/** A date input can be left incomplete, in which case its value is empty. */
const interview = (t: Translate): yup.ObjectSchema<InterviewValues> =>
  yup.object({
    id: yup.string().defined(),
    kind: text(t),
    day: day(t).test('required', t('errors.interviewDay'), (value) => !isBlank(value)),
    time: text(t).test('required', t('errors.interviewTime'), (time, { parent }) => {
      const { day: on, timeZone } = parent as InterviewValues;
      return isBlank(on) || instantOf({ day: on, time }, timeZone) !== undefined;
    }),
    timeZone: text(t),
    minutes: text(t).test(
      'minutes',
      t('errors.minutes'),
      (value) => isBlank(value) || (/^\d+$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= 2880),
    ),
    people: text(t),
    notes: text(t, jobLimits.shortNotes),
  });

const contact = (t: Translate): yup.ObjectSchema<ContactValues> =>
  yup.object({
    id: yup.string().defined(),
    name: text(t),
    role: text(t),
    email: text(t).test(
      'email',
      t('errors.email'),
      (value) => isBlank(value) || /^[^\s@<>]+@[^\s@<>]+$/.test(value.trim()),
    ),
    phone: text(t),
    link: link(t),
    notes: text(t, jobLimits.shortNotes),
  });

/** The validation rules of a job. */
export const jobRules = (t: Translate): yup.ObjectSchema<JobValues> =>
  yup.object({
    title: text(t).test('required', t('errors.title'), (value) => !isBlank(value)),
    company: text(t),
    location: text(t),
    link: link(t),
    source: text(t),
    tags: yup
      .string()
      .defined()
      .test('tags', t('errors.tags', { max: jobLimits.tags, longest: jobLimits.tag }), (value) => {
        const tags = tagsIn(value);
        return tags.length <= jobLimits.tags && tags.every((tag) => tag.length <= jobLimits.tag);
      }),
    excitement: text(t),
    salaryMin: amount(t),
    salaryMax: amount(t).test('order', t('errors.salaryOrder'), (most, { parent }) => {
      const from = readAmount((parent as JobValues).salaryMin);
      const to = readAmount(most);
      return from === undefined || to === undefined || from <= to;
    }),
    currency: text(t).test(
      'currency',
      t('errors.currency'),
      (value) => isBlank(value) || currencyCode(value) !== undefined,
    ),
    salaryPeriod: text(t),
    deadline: day(t),
    appliedOn: day(t),
    nextStep: text(t),
    nextStepOn: day(t),
    notes: text(t, jobLimits.notes),
    description: text(t, jobLimits.description),
    interviews: yup
      .array(interview(t))
      .defined()
      .max(jobLimits.interviews, t('errors.tooMany', { max: jobLimits.interviews })),
    contacts: yup
      .array(contact(t))
      .defined()
      .max(jobLimits.contacts, t('errors.tooMany', { max: jobLimits.contacts })),
  });
