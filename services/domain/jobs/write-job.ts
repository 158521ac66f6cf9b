import { eq, sql } from 'drizzle-orm';
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts, type JobRow, jobs } from '../../platform/database/schema/index.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import { lockJobsWithPeople, showInJobs } from './people/contact-jobs.ts';
import { ContactLinker } from './people/contact-linker.ts';
import { lockPeople } from './people/person-record.ts';
import { checkJob, type JobChange, type JobDraft } from '../input/read-job.ts';
import type { NewStageEntry, ReachedStage } from '../input/read-stages.ts';
import { InputReader } from '../input/reader.ts';
import { recordId } from '../ids.ts';
import { storing, storingOne } from '../usage/storage.ts';
import type { VersionConflict } from '../documents/version-conflict.ts';
import { newId } from '../../platform/database/schema/columns.ts';
import { derivedColumns, jobColumns, type JobRecord, liveJob, liveJobs } from './job-record.ts';
import { tasksOf, withNextStep } from './tasks.ts';
import { afterApplication, insertEntries, replaceEntries, stageColumns, stagesOf, withAppliedOn } from './stages.ts';

export interface NewJob {
  /** An id from the client; undefined to create one here. */
  readonly id?: string | undefined;
  readonly draft: JobDraft;
  readonly reached: ReachedStage;
  /** The day of the stage; undefined for the application day or today. */
  readonly on: PlainDay | undefined;
  /** The whole history, if it is known; the stage is then that of its last entry. */
  readonly history?: readonly NewStageEntry[];
}

/**
 * Creates the history of a new job: an `applied` entry if the day is known, and the current stage. A saved job with an
 * application day counts as applied.
 */
function firstEntries({ draft, reached: told, on }: NewJob, today: PlainDay): readonly NewStageEntry[] {
  const { appliedOn } = draft;
  const isApplied = told.stage === 'saved' && appliedOn !== null && appliedOn <= today;
  const reached: ReachedStage = isApplied ? { stage: 'applied', closeReason: null } : told;
  if (reached.stage === 'saved') return [{ ...reached, on: on ?? today }];
  if (reached.stage === 'applied') return [{ ...reached, on: appliedOn ?? on ?? today }];
  const current = on ?? today;
  if (appliedOn === null) return [{ ...reached, on: current }];
  return [
    { stage: 'applied', closeReason: null, on: appliedOn },
    { ...reached, on: current < appliedOn ? appliedOn : current },
  ];
}

/** Links the contacts of new jobs to people. The account is locked already. */
async function linkNewJobs(
  db: DatabaseOrTransaction,
  accountId: string,
  drafts: readonly JobDraft[],
): Promise<readonly JobDraft[]> {
  if (drafts.every(({ contacts }) => contacts.length === 0)) return drafts;
  const linker = await ContactLinker.open(db, accountId);
  const linked = drafts.map(({ contacts, company }) => linker.link({ contacts, before: [], company }));
  await linker.store(db, accountId);
  await showInJobs(db, accountId, linker.sharedChanges());
  return drafts.map((draft, index) => ({ ...draft, contacts: linker.follow(linked[index] ?? []) }));
}

/** Links the changed contacts of a job to people. What they say about a person is shown in the other jobs, too. */
async function linkContacts(
  db: DatabaseOrTransaction,
  accountId: string,
  before: JobDraft & { readonly id: string },
  { contacts, company }: JobDraft,
): Promise<JobDraft['contacts']> {
  const linker = await ContactLinker.open(db, accountId);
  const linked = linker.link({ contacts, before: before.contacts, company });
  await linker.store(db, accountId);
  await showInJobs(db, accountId, linker.sharedChanges(), before.id);
  return linker.follow(linked);
}

/** Returns the tasks of a new job. A client of release 0.1 sends a next step instead. */
export const newTasks = (draft: JobDraft, today: PlainDay): JobDraft['tasks'] =>
  draft.tasks.length > 0 ? draft.tasks : withNextStep([], draft, { today, newId });

/** Returns the tasks of a job after a change. A change of the next step counts where the tasks themselves are not sent. */
function changedTasks(before: JobRow, change: JobChange, today: PlainDay): JobDraft['tasks'] {
  if (change.tasks) return change.tasks;
  const tasks = tasksOf(before);
  if (change.nextStep === undefined && change.nextStepOn === undefined) return tasks;
  const { nextStep = before.nextStep, nextStepOn = before.nextStepOn } = change;
  const changed = withNextStep(tasks, { nextStep, nextStepOn }, { today, newId });
  if (changed.length <= jobLimits.tasks) return changed;
  throw badUserInput([{ path: 'nextStep', message: `Please use at most ${jobLimits.tasks} entries.` }]);
}

/** Stores new jobs. Throws BAD_USER_INPUT when the account would exceed its maximum. */
export async function insertJobs(
  db: Pick<DatabaseOrTransaction, 'transaction'>,
  accountId: string,
  newJobs: readonly NewJob[],
  today: PlainDay,
): Promise<readonly JobRecord[]> {
  if (newJobs.length === 0) return [];
  const store = newJobs.length === 1 ? storingOne : storing;
  return store(db, accountId, async (transaction) => {
    // Locks the account, so that two concurrent requests cannot exceed the maximum together.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    if ((await transaction.$count(jobs, liveJobs(accountId))) + newJobs.length > jobLimits.jobs) {
      throw badUserInput([{ path: '', message: `You can track at most ${jobLimits.jobs} jobs.` }]);
    }
    const histories = newJobs.map((job) => job.history ?? firstEntries(job, today));
    const drafts = await linkNewJobs(
      transaction,
      accountId,
      newJobs.map(({ draft }) => draft),
    );
    const rows = await transaction
      .insert(jobs)
      .values(
        newJobs.map(({ id, draft: written }, index) => {
          const draft = drafts[index] ?? written;
          const history = histories[index] ?? [];
          const last = history.at(-1);
          if (!last) throw new Error('A new job has no stage.');
          const appliedOn = draft.appliedOn ?? history.find(({ stage }) => stage === 'applied')?.on ?? null;
          const whole = { ...draft, tasks: newTasks(draft, today) };
          return {
            accountId,
            ...(id !== undefined && { id }),
            ...whole,
            ...derivedColumns(whole),
            appliedOn,
            ...stageColumns(last),
          };
        }),
      )
      .returning(jobColumns);
    await insertEntries(
      transaction,
      accountId,
      rows.flatMap(({ id: jobId }, index) => (histories[index] ?? []).map((entry) => ({ jobId, ...entry }))),
    );
    return rows;
  });
}

/** Updates the history after a change of the application day, if it needs to change. */
async function followApplication(
  db: DatabaseOrTransaction,
  accountId: string,
  { id, appliedOn: before }: { readonly id: string; readonly appliedOn: PlainDay | null },
  appliedOn: PlainDay | null,
  today: PlainDay,
): Promise<ReturnType<typeof stageColumns> | undefined> {
  if (appliedOn === null) return undefined;
  const history = (await stagesOf(db, accountId, [id])).get(id) ?? [];
  const moved = afterApplication(history, appliedOn, today) ?? withAppliedOn(history, before, appliedOn);
  if (!moved) return undefined;
  await replaceEntries(db, accountId, id, moved);
  const last = moved.at(-1);
  return last && stageColumns(last);
}

/**
 * Changes the given fields if `version` is still the newest; otherwise writes nothing. An application day moves a job
 * that was only saved. Throws NO_DATA_FOUND for an unknown job and BAD_USER_INPUT for an invalid result.
 */
export function updateJob(
  db: Database,
  accountId: string,
  {
    id,
    version,
    change,
    today,
  }: { readonly id: string; readonly version: number; readonly change: JobChange; readonly today: PlainDay },
): Promise<JobRecord | VersionConflict> {
  const one = liveJob(accountId, id);
  const { contacts } = change;
  // Contacts can create people, which are further records.
  const store = contacts === undefined ? storingOne : storing;
  return store(db, accountId, async (transaction) => {
    if (contacts !== undefined) {
      await lockPeople(transaction, accountId);
      const personIds = contacts.flatMap(({ personId }) => (personId ? [personId] : []));
      await lockJobsWithPeople(transaction, accountId, { jobId: recordId(id), personIds });
    }
    const [before] = await transaction.select().from(jobs).where(one).for('update');
    if (!before) throw noDataFound();
    if (before.version !== version) return { currentVersion: before.version };
    const tasks = changedTasks(before, change, today);
    const written: JobDraft = { ...before, ...change, tasks };
    const reader = new InputReader();
    checkJob(reader, written);
    reader.finish();
    const links = contacts && { contacts: await linkContacts(transaction, accountId, before, written) };
    const whole: JobDraft = { ...written, ...links };
    const stage =
      'appliedOn' in change && (await followApplication(transaction, accountId, before, whole.appliedOn, today));
    const [row] = await transaction
      .update(jobs)
      .set({
        ...change,
        ...links,
        tasks,
        ...derivedColumns(whole),
        ...stage,
        version: sql`${jobs.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(one)
      .returning(jobColumns);
    if (!row) throw noDataFound();
    return row;
  });
}
