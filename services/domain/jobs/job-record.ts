import { and, eq, isNull } from 'drizzle-orm';
import { linkKey } from '../../../shared/documents/jobs/job-link.ts';
import { awaitingStages, type JobStage, quietAfterDays } from '../../../shared/documents/jobs/job.ts';
import { addDays, dayOf, type PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import { openTasks, reminderDay } from '../../../shared/documents/jobs/tasks.ts';
import { plainText, wordsOf } from '../../../shared/documents/text/plain-text.ts';
import { type JobRow, jobs } from '../../platform/database/schema/index.ts';
import type { JobDraft } from '../input/read-job.ts';
import { recordId } from '../ids.ts';
import { type NextStep, nextStepOf } from './tasks.ts';

/** The columns that lists need. Long texts are read only on request. */
export const jobColumns = {
  id: jobs.id,
  version: jobs.version,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  link: jobs.link,
  source: jobs.source,
  tags: jobs.tags,
  excitement: jobs.excitement,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  currency: jobs.currency,
  salaryPeriod: jobs.salaryPeriod,
  deadline: jobs.deadline,
  appliedOn: jobs.appliedOn,
  tasks: jobs.tasks,
  taskDays: jobs.taskDays,
  reminderDays: jobs.reminderDays,
  nextStep: jobs.nextStep,
  nextStepOn: jobs.nextStepOn,
  stage: jobs.stage,
  closeReason: jobs.closeReason,
  stageSince: jobs.stageSince,
  interviews: jobs.interviews,
  interviewDays: jobs.interviewDays,
  contacts: jobs.contacts,
  resumeId: jobs.resumeId,
  letterId: jobs.letterId,
  createdAt: jobs.createdAt,
  updatedAt: jobs.updatedAt,
};
export type JobRecord = Pick<JobRow, keyof typeof jobColumns>;

/** Matches the jobs of the account that are not deleted. */
export const liveJobs = (accountId: string) => and(eq(jobs.accountId, accountId), isNull(jobs.deletedAt));

/** Matches one job of the account that is not deleted. */
export const liveJob = (accountId: string, id: string) => and(liveJobs(accountId), eq(jobs.id, recordId(id)));

/** The first line of the search text. It contains the tags, which can change for many jobs at once. */
export const searchedTags = (tags: readonly string[]): string => plainText(tags.join(' '));

/** Lists the words of texts, each once, because a search looks for words and a job ad repeats many of them. */
const searchedWords = (texts: readonly (string | null)[]): string =>
  wordsOf(texts.filter((text) => text !== null).join('\n')).join(' ');

/** Computes the columns that are derived from the rest of the job. */
export function derivedColumns(
  job: Omit<JobDraft, 'nextStep' | 'nextStepOn'>,
): NextStep & Pick<JobRow, 'linkKey' | 'interviewDays' | 'taskDays' | 'reminderDays' | 'searchText'> {
  const { title, company, location, source, tasks, contacts, interviews, notes, description } = job;
  const people = [
    ...contacts.flatMap(({ name, role, email }) => [name, role, email]),
    ...interviews.flatMap(({ kind, people: interviewers }) => [kind, interviewers]),
  ];
  const texts = [
    title,
    company,
    location,
    source,
    ...tasks.map(({ text }) => text),
    ...people,
    job.link,
    notes,
    description,
  ];
  return {
    linkKey: job.link === null ? null : linkKey(job.link),
    interviewDays: interviews.map(({ at, timeZone }) => dayOf(new Date(at), timeZone)).sort(),
    ...nextStepOf(tasks),
    taskDays: openTasks(tasks).flatMap(({ on }) => on ?? []),
    reminderDays: tasks.flatMap((task) => reminderDay(task) ?? []).sort(),
    searchText: `${searchedTags(job.tags)}\n${searchedWords(texts)}`,
  };
}

const isAwaiting = (stage: JobStage): boolean => (awaitingStages as readonly JobStage[]).includes(stage);

/** Returns whether the employer has been silent for too long while the user has planned nothing for a later day. */
export function isQuiet(
  { stage, stageSince, interviewDays, nextStepOn, taskDays }: JobRecord,
  today: PlainDay,
): boolean {
  const lastTask = taskDays.at(-1) ?? nextStepOn;
  if (!isAwaiting(stage) || (lastTask !== null && lastTask > today)) return false;
  const lastInterview = interviewDays.at(-1);
  const last = lastInterview !== undefined && lastInterview > stageSince ? lastInterview : stageSince;
  return last <= addDays(today, -quietAfterDays);
}
