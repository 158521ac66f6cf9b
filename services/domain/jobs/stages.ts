import { and, asc, eq, sql } from 'drizzle-orm';
import { type CloseReason, type JobStage, type StageEntry } from '../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs, jobStageEntries, newId } from '../../platform/database/schema/index.ts';
import type { NewStageEntry } from '../input/read-stages.ts';
import { conflictOf, type VersionConflict } from '../documents/version-conflict.ts';
import { jobColumns, type JobRecord, liveJob } from './job-record.ts';

const entryColumns = {
  id: jobStageEntries.id,
  stage: jobStageEntries.stage,
  closeReason: jobStageEntries.closeReason,
  on: jobStageEntries.on,
};

/** Reads the histories of jobs, each in chronological order. */
export async function stagesOf(
  db: DatabaseOrTransaction,
  accountId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StageEntry[]>> {
  const rows = await db
    .select({ jobId: jobStageEntries.jobId, ...entryColumns })
    .from(jobStageEntries)
    .where(
      and(eq(jobStageEntries.accountId, accountId), sql`${jobStageEntries.jobId} = any(${sql.param(jobIds)}::uuid[])`),
    )
    .orderBy(asc(jobStageEntries.on), asc(jobStageEntries.id));
  const histories = new Map<string, StageEntry[]>();
  for (const { jobId, ...entry } of rows) {
    const history = histories.get(jobId);
    if (history) history.push(entry);
    else histories.set(jobId, [entry]);
  }
  return histories;
}

/** Inserts entries in the given order; the ids preserve the order within a day. Returns the ids. */
export async function insertEntries(
  db: DatabaseOrTransaction,
  accountId: string,
  entries: readonly (NewStageEntry & { readonly jobId: string })[],
): Promise<readonly string[]> {
  const rows = entries.map((entry) => ({ accountId, id: newId(), ...entry }));
  if (rows.length > 0) await db.insert(jobStageEntries).values(rows);
  return rows.map(({ id }) => id);
}

/** Derives the columns of a job from its last entry. */
export const stageColumns = ({
  stage,
  closeReason,
  on,
}: NewStageEntry): { stage: JobStage; closeReason: CloseReason | null; stageSince: PlainDay } => ({
  stage,
  closeReason,
  stageSince: on,
});

/** Replaces the history of a job. */
export async function replaceEntries(
  db: DatabaseOrTransaction,
  accountId: string,
  jobId: string,
  entries: readonly NewStageEntry[],
): Promise<void> {
  await db
    .delete(jobStageEntries)
    .where(and(eq(jobStageEntries.accountId, accountId), eq(jobStageEntries.jobId, jobId)));
  await insertEntries(
    db,
    accountId,
    entries.map(({ stage, closeReason, on }) => ({ jobId, stage, closeReason, on })),
  );
}

/** The day on which the application was sent according to a history; undefined if it has no such entry. */
const firstApplied = (history: readonly NewStageEntry[]): PlainDay | undefined =>
  history.find(({ stage }) => stage === 'applied')?.on;

/** Replaces a job's history if `version` is still the newest. The job's current stage follows from the last entry. */
export function changeStages(
  db: Database,
  accountId: string,
  {
    id,
    version,
    history,
  }: { readonly id: string; readonly version: number; readonly history: readonly NewStageEntry[] },
): Promise<JobRecord | VersionConflict> {
  const one = liveJob(accountId, id);
  const last = history.at(-1);
  if (!last) throw new Error('A stage history without entries was accepted.');
  const appliedOn = firstApplied(history);
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(jobs)
      .set({
        ...stageColumns(last),
        ...(appliedOn !== undefined && { appliedOn }),
        version: sql`${jobs.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(one, eq(jobs.version, version)))
      .returning(jobColumns);
    if (!row) return conflictOf(await transaction.select({ version: jobs.version }).from(jobs).where(one));
    await replaceEntries(transaction, accountId, row.id, history);
    return row;
  });
}

/**
 * Adjusts a history after the application day was corrected: its first `applied` entry moves to that day, and earlier
 * entries are at most that day. Returns undefined if nothing changes.
 */
export function withAppliedOn(
  history: readonly StageEntry[],
  before: PlainDay | null,
  appliedOn: PlainDay,
): readonly NewStageEntry[] | undefined {
  const at = history.findIndex(({ stage }) => stage === 'applied');
  if (at < 0 || history[at]?.on !== before || before === appliedOn) return undefined;
  const next = history[at + 1]?.on;
  if (next !== undefined && next < appliedOn) return undefined;
  return history.map(({ stage, closeReason, on }, index) => ({
    stage,
    closeReason,
    on: index === at || (index < at && on > appliedOn) ? appliedOn : on,
  }));
}

/**
 * Extends the history of a job that was only saved, once its application day has come: it gets an `applied` entry on
 * that day, and earlier entries are at most that day. Returns undefined if nothing changes.
 */
export function afterApplication(
  history: readonly StageEntry[],
  appliedOn: PlainDay,
  today: PlainDay,
): readonly NewStageEntry[] | undefined {
  if (appliedOn > today || history.some(({ stage }) => stage !== 'saved')) return undefined;
  return [
    ...history.map(({ stage, closeReason, on }) => ({ stage, closeReason, on: on > appliedOn ? appliedOn : on })),
    { stage: 'applied', closeReason: null, on: appliedOn },
  ];
}
