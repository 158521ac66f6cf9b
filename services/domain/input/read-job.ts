/** The fields of a job that a user can write. A change contains only the fields that it changes. */
import { validate } from 'uuid';
import { newId } from '../../platform/database/schema/columns.ts';
import { currencyCode } from '../../../shared/documents/jobs/pay.ts';
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { Interview, JobContact, SalaryPeriod } from '../../../shared/documents/jobs/job.ts';
import type { PlainDay, PlainDayReading } from '../../../shared/documents/jobs/plain-day.ts';
import type { JobTask } from '../../../shared/documents/jobs/tasks.ts';
import { plainText } from '../../../shared/documents/text/plain-text.ts';
import { readContacts, type ContactInputValue, readInterviews, type InterviewInputValue } from './read-job-parts.ts';
import { readTasks, type TaskInputValue } from './read-tasks.ts';
import type { InputReader } from './reader.ts';

export interface JobDraft {
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly link: string | null;
  readonly description: string | null;
  readonly source: string | null;
  readonly tags: string[];
  readonly excitement: number | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly currency: string | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly deadline: PlainDay | null;
  readonly appliedOn: PlainDay | null;
  readonly tasks: readonly JobTask[];
  /** The first open task, as clients write it that know only one. */
  readonly nextStep: string | null;
  readonly nextStepOn: PlainDay | null;
  readonly notes: string | null;
  readonly interviews: readonly Interview[];
  readonly contacts: readonly JobContact[];
  readonly resumeId: string | null;
  readonly letterId: string | null;
}
export type JobChange = Partial<JobDraft>;

export const emptyJob: JobDraft = {
  ...{ title: '', company: null, location: null, link: null, description: null, source: null, tags: [] },
  ...{ excitement: null, salaryMin: null, salaryMax: null, currency: null, salaryPeriod: null },
  ...{ deadline: null, appliedOn: null, tasks: [], nextStep: null, nextStepOn: null, notes: null },
  ...{ interviews: [], contacts: [], resumeId: null, letterId: null },
};

type Text = string | null | undefined;
type Amount = number | null | undefined;

export interface JobInputValue {
  readonly title?: Text;
  readonly company?: Text;
  readonly location?: Text;
  readonly link?: Text;
  readonly description?: Text;
  readonly source?: Text;
  readonly tags?: readonly string[] | null | undefined;
  readonly excitement?: Amount;
  readonly salaryMin?: Amount;
  readonly salaryMax?: Amount;
  readonly currency?: Text;
  readonly salaryPeriod?: SalaryPeriod | null | undefined;
  readonly deadline?: PlainDayReading | null | undefined;
  readonly appliedOn?: PlainDayReading | null | undefined;
  readonly tasks?: readonly TaskInputValue[] | null | undefined;
  readonly nextStep?: Text;
  readonly nextStepOn?: PlainDayReading | null | undefined;
  readonly notes?: Text;
  readonly interviews?: readonly InterviewInputValue[] | null | undefined;
  readonly contacts?: readonly ContactInputValue[] | null | undefined;
  readonly resumeId?: Text;
  readonly letterId?: Text;
}

function readAmount(reader: InputReader, path: string, value: Amount): number | null {
  if (value === null || value === undefined) return null;
  if (Number.isFinite(value) && value >= 0 && value <= jobLimits.salary) return Math.round(value * 100) / 100;
  reader.refuse(path, 'Please enter an amount from 0 to 1,000,000,000.');
  return null;
}

function readExcitement(reader: InputReader, value: Amount): number | null {
  if (value === null || value === undefined) return null;
  if (Number.isInteger(value) && value >= 1 && value <= 5) return value;
  reader.refuse('excitement', 'Please choose a number from 1 to 5.');
  return null;
}

function readCurrency(reader: InputReader, value: Text): string | null {
  const line = reader.line('currency', value);
  if (line === null) return null;
  const code = currencyCode(line);
  if (code === undefined) reader.refuse('currency', 'Please use a currency such as EUR or USD.');
  return code ?? null;
}

/** Reads tags, each once, ignoring case and accents. */
export function readTags(reader: InputReader, path: string, value: readonly string[] | null | undefined): string[] {
  const tags = new Map<string, string>();
  for (const [index, tag] of reader.entries(path, value, jobLimits.tags).entries()) {
    const line = reader.line(`${path}[${index}]`, tag, jobLimits.tag);
    if (line !== null && !tags.has(plainText(line))) tags.set(plainText(line), line);
  }
  return [...tags.values()];
}

function readDocumentId(reader: InputReader, path: string, value: Text): string | null {
  if (value === null || value === undefined) return null;
  if (validate(value)) return value.toLowerCase();
  reader.refuse(path, 'This document does not exist.');
  return null;
}

type Readers = {
  readonly [Key in keyof JobDraft]: (reader: InputReader, input: JobInputValue) => JobDraft[Key];
};

const readers: Readers = {
  title: (reader, { title }) => reader.requiredLine('title', title, 'Please enter a title.'),
  company: (reader, { company }) => reader.line('company', company),
  location: (reader, { location }) => reader.line('location', location),
  link: (reader, { link }) => reader.link('link', link),
  description: (reader, { description }) => reader.text('description', description, jobLimits.description),
  source: (reader, { source }) => reader.line('source', source),
  tags: (reader, { tags }) => readTags(reader, 'tags', tags),
  excitement: (reader, { excitement }) => readExcitement(reader, excitement),
  salaryMin: (reader, { salaryMin }) => readAmount(reader, 'salaryMin', salaryMin),
  salaryMax: (reader, { salaryMax }) => readAmount(reader, 'salaryMax', salaryMax),
  currency: (reader, { currency }) => readCurrency(reader, currency),
  salaryPeriod: (_reader, { salaryPeriod }) => salaryPeriod ?? null,
  deadline: (reader, { deadline }) => reader.day('deadline', deadline),
  appliedOn: (reader, { appliedOn }) => reader.day('appliedOn', appliedOn),
  tasks: (reader, { tasks }) => readTasks(reader, tasks, newId),
  nextStep: (reader, { nextStep }) => reader.line('nextStep', nextStep),
  nextStepOn: (reader, { nextStepOn }) => reader.day('nextStepOn', nextStepOn),
  notes: (reader, { notes }) => reader.text('notes', notes, jobLimits.notes),
  interviews: (reader, { interviews }) => readInterviews(reader, interviews, newId),
  contacts: (reader, { contacts }) => readContacts(reader, contacts, newId),
  resumeId: (reader, { resumeId }) => readDocumentId(reader, 'resumeId', resumeId),
  letterId: (reader, { letterId }) => readDocumentId(reader, 'letterId', letterId),
};

/** Reads the fields that the input contains; null clears a field. `reader.finish()` must be called afterward. */
export function readJobChange(reader: InputReader, input: JobInputValue): JobChange {
  const presentFields = Object.entries(readers).filter(([key]) => input[key as keyof JobInputValue] !== undefined);
  return Object.fromEntries(presentFields.map(([key, read]) => [key, read(reader, input)]));
}

/** Checks what can only be wrong in combination. */
export function checkJob(reader: InputReader, { salaryMin, salaryMax }: JobDraft): void {
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) {
    reader.refuse('salaryMax', 'The maximum salary is lower than the minimum.');
  }
}
