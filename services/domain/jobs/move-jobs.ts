import { and, asc, eq, sql } from 'drizzle-orm';
import type { JobStage } from '../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs, jobStageEntries } from '../../platform/database/schema/index.ts';
import type { NewStageEntry, ReachedStage } from '../input/read-stages.ts';
import { possibleIds } from '../ids.ts';
import { jobColumns, type JobRecord, liveJobs } from './job-record.ts';
import { insertEntries, stageColumns, stagesOf } from './stages.ts';

export interface MovedJobs {
  /** The requested jobs that exist, in their new state. */
  readonly jobs: readonly JobRecord[];
  /** The requested jobs that were no longer in the stage that the caller expected, and stayed where they were. */
  readonly passedOver: readonly string[];
  /** The ids of the new history entries, which `undoMoves` removes. */
  readonly entryIds: readonly string[];
}

export interface Move {
  readonly ids: readonly string[];
  readonly reached: ReachedStage;
  readonly on: PlainDay;
  /** The stage in which the caller expects the jobs; undefined if any stage will do. */
  readonly from: JobStage | undefined;
}

/** Matches the account's jobs with these ids that are not deleted. */
export const oneOfJobs = (accountId: string, ids: readonly string[]) =>
  and(liveJobs(accountId), sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`);

const readJobs = (db: DatabaseOrTransaction, accountId: string, ids: readonly string[]) =>
  db.select(jobColumns).from(jobs).where(oneOfJobs(accountId, ids)).orderBy(asc(jobs.id));

/**
 * Moves jobs to a stage and records the move in their histories. A job that is already in the stage is left unchanged,
 * so that a move that was saved offline may be sent twice. A job that is no longer in `from` is passed over.
 */
export function moveJobs(db: Database, accountId: string, { ids, reached, on, from }: Move): Promise<MovedJobs> {
  const validIds = possibleIds(ids);
  return db.transaction(async (transaction) => {
    const before = await transaction
      .select({ id: jobs.id, stage: jobs.stage, closeReason: jobs.closeReason, since: jobs.stageSince })
      .from(jobs)
      .where(oneOfJobs(accountId, validIds))
      .orderBy(asc(jobs.id))
      .for('update');
    const isThere = ({ stage, closeReason }: ReachedStage): boolean =>
      stage === reached.stage && closeReason === reached.closeReason;
    const movable = before.filter((job) => !isThere(job));
    const toMove = movable.filter(({ stage }) => from === undefined || stage === from);
    // An earlier day than that of the job's last stage would put the move before what the job has already been through.
    const entries = toMove.map(({ id, since }) => ({ jobId: id, ...reached, on: on < since ? since : on }));
    const entryIds = await insertEntries(transaction, accountId, entries);
    if (entries.length > 0) {
      await transaction
        .update(jobs)
        .set({
          stage: reached.stage,
          closeReason: reached.closeReason,
          stageSince: sql`greatest(${jobs.stageSince}, ${on}::date)`,
          ...(reached.stage === 'applied' && { appliedOn: sql`coalesce(${jobs.appliedOn}, ${on}::date)` }),
          version: sql`${jobs.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(
          oneOfJobs(
            accountId,
            entries.map(({ jobId }) => jobId),
          ),
        );
    }
    return {
      jobs: await readJobs(transaction, accountId, validIds),
      passedOver: movable.filter((job) => !toMove.includes(job)).map(({ id }) => id),
      entryIds,
    };
  });
}

/**
 * Undoes moves that are still the last of their jobs and ignores the others. Returns the jobs that were moved back, in
 * their new state.
 */
export function undoMoves(db: Database, accountId: string, entryIds: readonly string[]): Promise<readonly JobRecord[]> {
  const validIds = possibleIds(entryIds);
  return db.transaction(async (transaction) => {
    const entries = await transaction
      .select({ jobId: jobStageEntries.jobId })
      .from(jobStageEntries)
      .where(
        and(eq(jobStageEntries.accountId, accountId), sql`${jobStageEntries.id} = any(${sql.param(validIds)}::uuid[])`),
      );
    const ids = entries.map(({ jobId }) => jobId);
    const locked = await transaction
      .select({ id: jobs.id, appliedOn: jobs.appliedOn })
      .from(jobs)
      .where(oneOfJobs(accountId, ids))
      .orderBy(asc(jobs.id))
      .for('update');
    const histories = await stagesOf(transaction, accountId, ids);
    const movedBack: string[] = [];
    for (const { id, appliedOn } of locked) {
      const history = histories.get(id) ?? [];
      const [last, previous] = [history.at(-1), history.at(-2)];
      if (!last || !previous || !validIds.includes(last.id)) continue;
      await stepBack(transaction, accountId, { id, appliedOn, last, previous, history });
      movedBack.push(id);
    }
    return readJobs(transaction, accountId, movedBack);
  });
}

async function stepBack(
  db: DatabaseOrTransaction,
  accountId: string,
  job: {
    readonly id: string;
    readonly appliedOn: PlainDay | null;
    readonly last: NewStageEntry & { readonly id: string };
    readonly previous: NewStageEntry;
    readonly history: readonly NewStageEntry[];
  },
): Promise<void> {
  const { id, last, previous, history, appliedOn } = job;
  const wasApplying = last.stage === 'applied' && history.filter(({ stage }) => stage === 'applied').length === 1;
  await db
    .delete(jobStageEntries)
    .where(
      and(eq(jobStageEntries.accountId, accountId), eq(jobStageEntries.jobId, id), eq(jobStageEntries.id, last.id)),
    );
  await db
    .update(jobs)
    .set({
      ...stageColumns(previous),
      ...(wasApplying && appliedOn === last.on && { appliedOn: null }),
      version: sql`${jobs.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(liveJobs(accountId), eq(jobs.id, id)));
}
