import { type SalaryPeriod, salaryPeriods } from '@shared/documents';
import type { VariablesOf } from '@shared/graphql';
import { linkOrNull, newUuid, textOrNull } from '@shared/record-forms';
import { tagsIn } from '@shared/ui';
import type { Job } from './api/job-fields.ts';
import type { createJob } from './api/save-job.ts';
import { taskInputsOf, taskValuesOf, type TaskValues } from './task-values.ts';
import { instantOf, zonedTime } from './zoned-time.ts';

export interface InterviewValues {
  id: string;
  kind: string;
  day: string;
  time: string;
  timeZone: string;
  minutes: string;
  people: string;
  notes: string;
}

export interface ContactValues {
  id: string;
  /** The person who was chosen for a contact; '' if the gateway finds the person. */
  personId: string;
  name: string;
  role: string;
  email: string;
  phone: string;
  link: string;
  notes: string;
}

/** The values of a job's form, in the shape of its inputs. */
export interface JobValues {
  title: string;
  company: string;
  location: string;
  link: string;
  source: string;
  /** Comma-separated tags. */
  tags: string;
  /** '' if unknown, or '1' to '5'. */
  excitement: string;
  salaryMin: string;
  salaryMax: string;
  currency: string;
  salaryPeriod: string;
  deadline: string;
  appliedOn: string;
  notes: string;
  description: string;
  /** The stage of a job that is being added; '' for a stored one, which is moved instead. */
  stage: string;
  tasks: TaskValues[];
  interviews: InterviewValues[];
  contacts: ContactValues[];
}

export type JobInput = Omit<VariablesOf<typeof createJob>['input'], 'stage' | 'closeReason' | 'on'>;

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** Returns the initial values of the form for `job`, or for an empty form. */
export function jobValuesOf(job: Job | null): JobValues {
  return {
    title: job?.title ?? '',
    company: job?.company ?? '',
    location: job?.location ?? '',
    link: job?.link ?? '',
    source: job?.source ?? '',
    tags: job?.tags.join(', ') ?? '',
    excitement: numberText(job?.excitement ?? null),
    salaryMin: numberText(job?.salaryMin ?? null),
    salaryMax: numberText(job?.salaryMax ?? null),
    currency: job?.currency ?? '',
    salaryPeriod: job?.salaryPeriod ?? '',
    deadline: job?.deadline ?? '',
    appliedOn: job?.appliedOn ?? '',
    notes: job?.notes ?? '',
    description: job?.description ?? '',
    stage: job === null ? 'saved' : '',
    tasks: taskValuesOf(job?.tasks ?? []),
    interviews: (job?.interviews ?? []).map((interview) => ({
      id: interview.id,
      kind: interview.kind ?? '',
      ...zonedTime(new Date(interview.at), interview.timeZone),
      timeZone: interview.timeZone,
      minutes: numberText(interview.minutes),
      people: interview.people ?? '',
      notes: interview.notes ?? '',
    })),
    contacts: (job?.contacts ?? []).map(({ id, name, role, email, phone, link, notes }) => ({
      id,
      personId: '',
      name: name ?? '',
      role: role ?? '',
      email: email ?? '',
      phone: phone ?? '',
      link: link ?? '',
      notes: notes ?? '',
    })),
  };
}

/** The values of an interview that is added to the form in `timeZone`. It has no day until the person says one. */
export const newInterview = (timeZone: string): InterviewValues => ({
  ...{ id: newUuid(), kind: '', day: '', time: '', timeZone, minutes: '', people: '', notes: '' },
});

const areBlank = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() === '');

/** Whether nothing was filled in of an interview that was added; it is not saved. */
export const isBlankInterview = ({ kind, day, time, minutes, people, notes }: InterviewValues): boolean =>
  areBlank(kind, day, time, minutes, people, notes);

/** Whether nothing was filled in of a contact that was added; it is not saved. */
export const isBlankContact = ({ name, role, email, phone, link, notes }: ContactValues): boolean =>
  areBlank(name, role, email, phone, link, notes);

/** The values of an empty contact that is added to the form. */
export const newContact = (): ContactValues => ({
  ...{ id: newUuid(), personId: '', name: '', role: '', email: '', phone: '', link: '', notes: '' },
});

/**
 * Reads an amount as people write it, such as `60,000` or `60 000.50`. Returns undefined if the text is not an amount.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.trim().replace(/[\s\u00a0\u202f'’]/g, '');
  // A comma or period before exactly two final digits is the decimal separator; all others group thousands.
  const cents = /[.,](\d{1,2})$/.exec(plain);
  const whole = (cents === null ? plain : plain.slice(0, cents.index)).replace(/[.,](?=\d{3})/g, '');
  if (!/^\d{1,15}$/.test(whole)) return undefined;
  return Number(cents === null ? whole : `${whole}.${cents[1] ?? '0'}`);
}

const several = (text: string): string | null => (text.trim() === '' ? null : text);
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : (readAmount(text) ?? null));
const periodOrNull = (text: string): SalaryPeriod | null => salaryPeriods.find((period) => period === text) ?? null;

/** Converts the form's values to the gateway's input. */
export function jobInputOf(values: JobValues): JobInput {
  return {
    title: textOrNull(values.title) ?? '',
    company: textOrNull(values.company),
    location: textOrNull(values.location),
    link: linkOrNull(values.link),
    source: textOrNull(values.source),
    tags: tagsIn(values.tags),
    excitement: numberOrNull(values.excitement),
    salaryMin: numberOrNull(values.salaryMin),
    salaryMax: numberOrNull(values.salaryMax),
    currency: textOrNull(values.currency),
    salaryPeriod: periodOrNull(values.salaryPeriod),
    deadline: textOrNull(values.deadline),
    appliedOn: textOrNull(values.appliedOn),
    notes: several(values.notes),
    description: several(values.description),
    tasks: taskInputsOf(values.tasks),
    interviews: values.interviews
      .filter((each) => !isBlankInterview(each))
      .map(({ id, kind, day, time, timeZone, minutes, people, notes }) => ({
        id,
        kind: textOrNull(kind),
        at: instantOf({ day, time }, timeZone) ?? '',
        timeZone,
        minutes: numberOrNull(minutes),
        people: textOrNull(people),
        notes: several(notes),
      })),
    contacts: values.contacts
      .filter((each) => !isBlankContact(each))
      .map(({ id, personId, name, role, email, phone, link, notes }) => ({
        id,
        ...(personId !== '' && { personId }),
        name: textOrNull(name),
        role: textOrNull(role),
        email: textOrNull(email),
        phone: textOrNull(phone),
        link: linkOrNull(link),
        notes: several(notes),
      })),
  };
}
