import { and, asc, inArray, or, sql } from 'drizzle-orm';
import { openTasks, reminderDay } from '../../../../shared/documents/jobs/tasks.ts';
import { addDays, dayOf, daysBetween, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { jobs } from '../../../platform/database/schema/index.ts';
import { dueOn, quietOn } from '../../jobs/job-filter.ts';
import { isQuiet, jobColumns, type JobRecord, liveJobs } from '../../jobs/job-record.ts';
import { tasksOf } from '../../jobs/tasks.ts';
import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { jobDigestTexts } from '../digest-texts.ts';

/** The maximum number of jobs that are considered for one message. A message names far fewer. */
const maxJobs = 200;

/** Reads the jobs of an account that need a mention on a day. */
export function jobsToTell(db: DatabaseOrTransaction, accountId: string, today: PlainDay): Promise<JobRecord[]> {
  return db
    .select(jobColumns)
    .from(jobs)
    .where(
      and(
        liveJobs(accountId),
        or(
          dueOn(today),
          quietOn(today),
          and(sql`${jobs.stage} = 'saved'`, inArray(jobs.deadline, [today, addDays(today, 1)])),
          sql`${today} = any(${jobs.interviewDays})`,
          sql`(${jobs.stage} <> 'closed' and ${today} = any(${jobs.reminderDays}))`,
        ),
      ),
    )
    .orderBy(asc(jobs.nextStepOn), asc(jobs.id))
    .limit(maxJobs);
}

const nameOf = ({ title, company }: JobRecord): string => (company === null ? title : `${title}, ${company}`);

/** Lists what is due, the most urgent first: interviews, deadlines, tasks that are due,
 * reminders of later ones, jobs without an answer. */
export function digestItems(
  candidates: readonly JobRecord[],
  { today, language }: { readonly today: PlainDay; readonly language: string },
): readonly string[] {
  const t = jobDigestTexts(language);
  const dates = datesIn(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const dayName = (day: PlainDay): string => dates.format(new Date(`${day}T00:00:00Z`));
  const interviews = candidates.flatMap((job) =>
    job.interviews
      .filter(({ at, timeZone }) => dayOf(new Date(at), timeZone) === today)
      .map(({ at, timeZone, kind }) => {
        const format = datesIn(language, { timeStyle: 'short', timeZone });
        return {
          at,
          text: t('interview', {
            time: format.format(new Date(at)),
            kind: kind ?? t('interviewUnnamed'),
            job: nameOf(job),
          }),
        };
      }),
  );
  const deadlines = candidates.flatMap((job) => {
    if (job.stage !== 'saved' || job.deadline === null) return [];
    if (job.deadline === today) return [t('deadline', { job: nameOf(job) })];
    return job.deadline === addDays(today, 1) ? [t('deadlineTomorrow', { job: nameOf(job) })] : [];
  });
  const tasks = candidates
    .filter(({ stage }) => stage !== 'closed')
    .flatMap((job) => openTasks(tasksOf(job)).map((task) => ({ ...task, job })));
  const words = ({ text, on, job }: (typeof tasks)[number]) => ({
    ...{ step: text ?? t('nextStepUnnamed'), job: nameOf(job), day: on === null ? '' : dayName(on) },
  });
  const due = tasks
    .filter(({ on }) => on !== null && on <= today)
    .toSorted((one, other) => (one.on ?? '').localeCompare(other.on ?? ''))
    .map((task) => t(task.on === today ? 'nextStep' : 'nextStepLate', words(task)));
  const reminders = tasks
    .filter((task) => task.on !== today && reminderDay(task) === today)
    .map((task) => t('reminder', words(task)));
  const quiet = candidates
    .filter((job) => isQuiet(job, today))
    .map((job) => t('quiet', { days: String(daysBetween(job.stageSince, today)), job: nameOf(job) }));
  const inOrder = interviews.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(({ text }) => text);
  return [...inOrder, ...deadlines, ...due, ...reminders, ...quiet];
}
