import { currencyCode, jobLimits } from '@shared/documents';
import { yup } from '@shared/forms';
import { tagsIn } from '@shared/ui';
import type { Translate } from '@shared/i18n';
import { day, email, isBlank, link, text } from '../../common/field-rules.ts';
import { isBlankTask, type TaskValues } from '../task-values.ts';
import { instantOf } from '../zoned-time.ts';
import {
  isBlankInterview,
  readAmount,
  type ContactValues,
  type InterviewValues,
  type JobValues,
} from '../job-values.ts';

const amount = (t: Translate): yup.StringSchema<string> =>
  text(t).test('amount', t('errors.amount'), (value) => {
    const read = readAmount(value);
    return isBlank(value) || (read !== undefined && read <= jobLimits.salary);
  });

/** Only a task that came without a text may stay so, as long as it has a day. */
const task = (t: Translate): yup.ObjectSchema<TaskValues> =>
  yup.object({
    id: yup.string().defined(),
    text: text(t).test('required', t('errors.task'), (value, { parent }) => {
      const whole = parent as TaskValues;
      return !isBlank(value) || isBlankTask(whole) || (whole.origin === 'unnamed' && !isBlank(whole.on));
    }),
    on: day(t),
    doneOn: day(t),
    remind: yup.string().defined(),
    origin: yup.string<TaskValues['origin']>().defined(),
  });

/** A date input can be left incomplete, in which case its value is empty. */
const interview = (t: Translate): yup.ObjectSchema<InterviewValues> =>
  yup.object({
    id: yup.string().defined(),
    kind: text(t),
    day: day(t).test(
      'required',
      t('errors.interviewDay'),
      (value, { parent }) => !isBlank(value) || isBlankInterview(parent as InterviewValues),
    ),
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
    personId: yup.string().defined(),
    name: text(t),
    role: text(t),
    email: email(t),
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
    notes: text(t, jobLimits.notes),
    description: text(t, jobLimits.description),
    stage: text(t),
    tasks: yup
      .array(task(t))
      .defined()
      .max(jobLimits.tasks, t('errors.tooMany', { max: jobLimits.tasks })),
    interviews: yup
      .array(interview(t))
      .defined()
      .max(jobLimits.interviews, t('errors.tooMany', { max: jobLimits.interviews })),
    contacts: yup
      .array(contact(t))
      .defined()
      .max(jobLimits.contacts, t('errors.tooMany', { max: jobLimits.contacts })),
  });
