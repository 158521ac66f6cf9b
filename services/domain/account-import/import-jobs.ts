import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { closeReasons, jobStages, salaryPeriods } from '../../../shared/documents/jobs/job.ts';
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import { linkKey } from '../../../shared/documents/jobs/job-link.ts';
import { dayOf, parsePlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { JsonRecord } from '../../../shared/documents/parsing/read-json.ts';
import { isRecord } from '../../../shared/documents/parsing/read.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type JobRow, jobs } from '../../platform/database/schema/index.ts';
import { checkJob, emptyJob, type JobDraft, type JobInputValue, readJobChange } from '../input/read-job.ts';
import { type NewStageEntry, readHistory, type StageInputValue } from '../input/read-stages.ts';
import type { InputReader } from '../input/reader.ts';
import { derivedColumns } from '../jobs/job-record.ts';
import { insertEntries, stageColumns } from '../jobs/stages.ts';
import { nextStepOf, tasksOf } from '../jobs/tasks.ts';
import { newTasks } from '../jobs/write-job.ts';
import type { ReportWriter } from './import-report.ts';
import { idIn, instantIn, readStrictly, recordsIn, textIn, versionIn } from './record-tools.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const day = (value: unknown) => (value === null || value === undefined ? null : parsePlainDay(value));
const one = <T extends string>(all: readonly T[], value: unknown): T | null =>
  all.find((each) => each === value) ?? null;
const records = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Converts a stored job to the input of a person, so that it is read by the same rules. */
const asInput = (job: JsonRecord): JobInputValue => ({
  title: text(job['title']),
  company: text(job['company']),
  location: text(job['location']),
  link: text(job['link']),
  description: text(job['description']),
  source: text(job['source']),
  tags: Array.isArray(job['tags']) ? job['tags'].filter((tag) => typeof tag === 'string') : [],
  excitement: number(job['excitement']),
  salaryMin: number(job['salaryMin']),
  salaryMax: number(job['salaryMax']),
  currency: text(job['currency']),
  salaryPeriod: one(salaryPeriods, job['salaryPeriod']),
  deadline: day(job['deadline']),
  appliedOn: day(job['appliedOn']),
  tasks: records(job['tasks']).map((each) => ({
    ...{ id: text(each['id']), text: text(each['text']), on: day(each['on']), doneOn: day(each['doneOn']) },
    remindDaysBefore: number(each['remindDaysBefore']),
  })),
  nextStep: text(job['nextStep']),
  nextStepOn: day(job['nextStepOn']),
  notes: text(job['notes']),
  interviews: records(job['interviews']).map((each) => ({
    ...{ id: text(each['id']), kind: text(each['kind']), at: textIn(each['at']), timeZone: textIn(each['timeZone']) },
    ...{ minutes: number(each['minutes']), people: text(each['people']), notes: text(each['notes']) },
  })),
  contacts: records(job['contacts']).map((each) => ({
    ...{ id: text(each['id']), name: text(each['name']), role: text(each['role']), email: text(each['email']) },
    personId: idIn(each['personId']),
    ...{ phone: text(each['phone']), link: text(each['link']), notes: text(each['notes']) },
  })),
  resumeId: text(job['resumeId']),
  letterId: text(job['letterId']),
});

/** Reads the history of a job; a stage that does not exist is left out. */
function historyOf(reader: InputReader, stages: unknown): readonly NewStageEntry[] {
  const entries = records(stages).flatMap((entry): readonly StageInputValue[] => {
    const stage = one(jobStages, entry['stage']);
    return stage === null
      ? []
      : [{ stage, closeReason: one(closeReasons, entry['closeReason']), on: parsePlainDay(entry['on']) }];
  });
  return readHistory(reader, entries);
}

function readJob(reader: InputReader, job: JsonRecord): { draft: JobDraft; history: readonly NewStageEntry[] } {
  const written = { ...emptyJob, ...readJobChange(reader, asInput(job)) };
  checkJob(reader, written);
  const tasks = newTasks(written, dayOf(new Date()));
  const draft = { ...written, tasks, ...nextStepOf(tasks) };
  return { draft, history: historyOf(reader, job['stages']) };
}

/** What makes two jobs the same: their link, or else title and company. */
const nameOf = ({ title, company }: Pick<JobRow, 'title' | 'company'>): string =>
  [title, company].filter((each) => each !== null).join(', ');
const keyOf = (job: Pick<JobRow, 'title' | 'company' | 'link'>): string =>
  (job.link === null ? null : linkKey(job.link)) ?? nameOf(job).toLowerCase();

/** Whether what a person wrote about a job is the same. */
const isSame = (existing: JobRow, draft: JobDraft): boolean =>
  (['title', 'company', 'location', 'link', 'description', 'notes', 'nextStep', 'deadline'] as const).every(
    (field) => existing[field] === draft[field],
  ) && isDeepStrictEqual(tasksOf(existing), draft.tasks);

/**
 * Stores the jobs of an archive under their own ids, with their histories. One that the account has is kept as it is
 * there, found by its id, its link, or its title and company; a deleted one comes back. Returns the ids that others must
 * use instead.
 */
export async function importJobs(
  db: Transaction,
  accountId: string,
  list: unknown,
  report: ReportWriter,
): Promise<ReadonlyMap<string, string>> {
  const existing = await db.select().from(jobs).where(eq(jobs.accountId, accountId));
  const live = existing.filter(({ deletedAt }) => deletedAt === null);
  const deleted = new Set(existing.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id));
  const byId = new Map(live.map((row) => [row.id, row]));
  const byKey = new Map(live.map((row) => [keyOf(row), row]));
  const newIds = new Map<string, string>();
  let count = live.length;
  for (const [index, record] of recordsIn(list)) {
    const path = `jobs.json, [${index}]`;
    const id = idIn(record['id']);
    const reading = readStrictly((reader) => readJob(reader, record));
    const last = reading.ok ? reading.value.history.at(-1) : undefined;
    if (!reading.ok || id === undefined || last === undefined) {
      report.refuse(reading.ok ? path : `${path}.${reading.path}`, reading.ok ? 'has no valid id' : reading.message);
      continue;
    }
    const { draft, history } = reading.value;
    const same = byId.get(id) ?? byKey.get(keyOf(draft));
    if (same) {
      if (same.id !== id) newIds.set(id, same.id);
      report.keep('jobs', nameOf(draft), isSame(same, draft));
      continue;
    }
    if (count >= jobLimits.jobs) {
      report.refuse(path, `You can track at most ${jobLimits.jobs} jobs.`);
      continue;
    }
    if (deleted.has(id)) await db.delete(jobs).where(and(eq(jobs.accountId, accountId), eq(jobs.id, id)));
    const [row] = await db
      .insert(jobs)
      .values({
        ...{ accountId, id, version: versionIn(record['version']) },
        ...draft,
        ...derivedColumns(draft),
        ...stageColumns(last),
        createdAt: instantIn(record['createdAt']),
        updatedAt: instantIn(record['updatedAt']),
      })
      .returning();
    await insertEntries(
      db,
      accountId,
      history.map((entry) => ({ jobId: id, ...entry })),
    );
    if (row) byId.set(id, row).set(id, row);
    count += 1;
    report.add('jobs');
  }
  return newIds;
}
