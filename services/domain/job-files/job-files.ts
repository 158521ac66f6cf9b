import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type JobFileKind, jobFileLimits, jobFileTypes, withEnding } from '../../../shared/documents/jobs/job-files.ts';
import { newId } from '../../platform/database/schema/columns.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { type JobFileRow, jobFiles, jobs } from '../../platform/database/schema/index.ts';
import type { ObjectStore, StoredObject } from '../../platform/storage/object-store.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import { fileKey } from '../job-file-key.ts';
import { InputReader } from '../input/reader.ts';
import { liveJob, liveJobs } from '../jobs/job-record.ts';
import { freeing, storing } from '../usage/storage.ts';

const columns = {
  id: jobFiles.id,
  jobId: jobFiles.jobId,
  name: jobFiles.name,
  kind: jobFiles.kind,
  size: jobFiles.size,
  createdAt: jobFiles.createdAt,
};
export type JobFile = Pick<JobFileRow, keyof typeof columns>;

const ofAccount = (accountId: string) => eq(jobFiles.accountId, accountId);
const oneFile = (accountId: string, id: string) => and(ofAccount(accountId), eq(jobFiles.id, recordId(id)));
const liveFile = (accountId: string, id: string) => and(oneFile(accountId, id), isNull(jobFiles.deletedAt));

/** Reads a name, which keeps or gets an ending that fits its kind. */
export function readFileName(name: string, kind: JobFileKind): string {
  const reader = new InputReader();
  // A folder in front of the name says nothing, and a slash would become one in an archive.
  const line = reader.requiredLine('name', name.replace(/^.*[\\/]/, ''), 'Please enter a name.');
  const whole = withEnding(line, kind);
  if (whole.length > jobFileLimits.name) reader.refuse('name', `Please use at most ${jobFileLimits.name} characters.`);
  reader.finish();
  return whole;
}

/** Reads the files of jobs that are not deleted, by job, the oldest first. */
export async function filesOf(
  db: DatabaseOrTransaction,
  accountId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly JobFile[]>> {
  const rows = await db
    .select(columns)
    .from(jobFiles)
    .where(
      and(ofAccount(accountId), isNull(jobFiles.deletedAt), sql`${jobFiles.jobId} = any(${sql.param(jobIds)}::uuid[])`),
    )
    .orderBy(asc(jobFiles.id));
  return Map.groupBy(rows, ({ jobId }) => jobId);
}

interface FilePlaces {
  readonly database: Database;
  readonly store: ObjectStore;
}

export interface NewFile {
  readonly jobId: string;
  readonly name: string;
  readonly kind: JobFileKind;
  readonly bytes: Buffer;
}

/** Locks a job that is not deleted, so that parallel requests cannot exceed its maximum together. */
async function lockJob(transaction: Transaction, accountId: string, jobId: string): Promise<string> {
  const [job] = await transaction.select({ id: jobs.id }).from(jobs).where(liveJob(accountId, jobId)).for('update');
  if (!job) throw noDataFound();
  const live = and(ofAccount(accountId), eq(jobFiles.jobId, job.id), isNull(jobFiles.deletedAt));
  if ((await transaction.$count(jobFiles, live)) < jobFileLimits.files) return job.id;
  throw badUserInput([{ path: 'files', message: `A job can have at most ${jobFileLimits.files} files.` }]);
}

/**
 * Stores a file of a job. Throws NO_DATA_FOUND for an unknown job, BAD_USER_INPUT when the job has too many files, and
 * QUOTA_EXCEEDED when the account has no space for it.
 */
export async function addFile(
  { database, store }: FilePlaces,
  accountId: string,
  { jobId, name, kind, bytes }: NewFile,
): Promise<JobFile> {
  const id = newId();
  const key = fileKey({ accountId, id });
  await store.put(key, { bytes, contentType: jobFileTypes[kind] });
  try {
    return await storing(database, accountId, async (transaction) => {
      const job = await lockJob(transaction, accountId, jobId);
      const [row] = await transaction
        .insert(jobFiles)
        .values({ accountId, id, jobId: job, name, kind, size: bytes.length })
        .returning(columns);
      if (!row) throw new Error('The database did not return the stored row.');
      return row;
    });
  } catch (error) {
    await store.delete(key);
    throw error;
  }
}

/** Reads a file of the account with its bytes; undefined if it does not exist, or it or its job is deleted. */
export async function readFile(
  { database, store }: { readonly database: Database; readonly store: Pick<ObjectStore, 'get'> },
  accountId: string,
  id: string,
): Promise<(JobFile & Pick<StoredObject, 'bytes'>) | undefined> {
  const [file] = await database
    .select(columns)
    .from(jobFiles)
    .innerJoin(jobs, and(eq(jobs.accountId, jobFiles.accountId), eq(jobs.id, jobFiles.jobId)))
    .where(and(liveFile(accountId, id), liveJobs(accountId)));
  const object = file && (await store.get(fileKey({ accountId, id: file.id })));
  return object && { ...file, bytes: object.bytes };
}

/** Renames a file. Throws NO_DATA_FOUND for an unknown one. */
export async function renameFile(db: Database, accountId: string, id: string, name: string): Promise<JobFile> {
  const [before] = await db.select({ kind: jobFiles.kind }).from(jobFiles).where(liveFile(accountId, id));
  if (!before) throw noDataFound();
  const [row] = await db
    .update(jobFiles)
    .set({ name: readFileName(name, before.kind) })
    .where(liveFile(accountId, id))
    .returning(columns);
  if (!row) throw noDataFound();
  return row;
}

/** Soft-deletes a file, which can be restored for some days. Throws NO_DATA_FOUND for an unknown one. */
export async function deleteFile(db: Database, accountId: string, id: string): Promise<JobFile> {
  const [row] = await freeing(db, accountId, (transaction) =>
    transaction
      .update(jobFiles)
      .set({ deletedAt: sql`now()` })
      .where(liveFile(accountId, id))
      .returning(columns),
  );
  if (!row) throw noDataFound();
  return row;
}

/** Restores a deleted file. Throws NO_DATA_FOUND for one that is gone, and BAD_USER_INPUT when its job is full. */
export async function restoreFile(db: Database, accountId: string, id: string): Promise<JobFile> {
  return storing(db, accountId, async (transaction) => {
    const deleted = and(oneFile(accountId, id), isNotNull(jobFiles.deletedAt));
    const [before] = await transaction.select({ jobId: jobFiles.jobId }).from(jobFiles).where(deleted);
    if (!before) throw noDataFound();
    await lockJob(transaction, accountId, before.jobId);
    const [row] = await transaction.update(jobFiles).set({ deletedAt: null }).where(deleted).returning(columns);
    if (!row) throw noDataFound();
    return row;
  });
}
