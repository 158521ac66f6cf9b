import { asc, eq } from 'drizzle-orm';
import { safeName } from '../../../shared/documents/text/file-name.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { StageEntry } from '../../../shared/documents/jobs/job.ts';
import { writeJobs } from '../../../shared/exporters/jobs-csv/write-jobs.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import {
  calendarFeeds,
  type DigestTable,
  jobDigests,
  jobSent,
  jobSentBlocks,
  jobSentDocuments,
  type JobRow,
  jobs,
  searchDigests,
  type SentKind,
} from '../../platform/database/schema/index.ts';
import { jobColumns, type JobRecord, liveJobs } from '../jobs/job-record.ts';
import { type SentCopy, type SentDocument, sentOf } from '../jobs/sent.ts';
import type { SentBlock } from '../jobs/sent-blocks.ts';
import { filesOf, type JobFile } from '../job-files/job-files.ts';
import { stagesOf } from '../jobs/stages.ts';
import { tasksOf } from '../jobs/tasks.ts';
import { createUniqueNames } from './file-names.ts';

/** A tracked job with everything that belongs to it, except the files that were sent. */
export interface JobContents extends JobRecord, Pick<JobRow, 'description' | 'notes'> {
  readonly stages: readonly StageEntry[];
  readonly sent: readonly SentCopy[];
  readonly files: readonly JobFile[];
}

/** Reads the account's jobs that are not deleted, in order of creation. */
export async function readJobs(db: DatabaseOrTransaction, accountId: string): Promise<readonly JobContents[]> {
  const rows = await db
    .select({ ...jobColumns, description: jobs.description, notes: jobs.notes })
    .from(jobs)
    .where(liveJobs(accountId))
    .orderBy(asc(jobs.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const stages = await stagesOf(db, accountId, ids);
  const sentCopies = await sentOf(db, accountId, ids);
  const files = await filesOf(db, accountId, ids);
  return rows.map((row) => ({
    ...row,
    tasks: tasksOf(row),
    stages: stages.get(row.id) ?? [],
    sent: sentCopies.get(row.id) ?? [],
    files: files.get(row.id) ?? [],
  }));
}

/** The user's reminders. The address of the calendar is left out, because it gives access to the calendar. */
export interface Reminders {
  readonly calendarSince: Date | null;
  readonly dailyMessage: DailyMessage | null;
  /** The email about new results of saved searches. */
  readonly searchMessage: DailyMessage | null;
}

interface DailyMessage {
  readonly email: string;
  readonly timeZone: string;
  readonly hour: number;
}

async function messageOf(
  db: DatabaseOrTransaction,
  digests: DigestTable,
  accountId: string,
): Promise<DailyMessage | null> {
  const [row] = await db
    .select({ email: digests.email, timeZone: digests.timeZone, hour: digests.hour })
    .from(digests)
    .where(eq(digests.accountId, accountId));
  return row ?? null;
}

/** Reads how the account is reminded of jobs. */
export async function readReminders(db: DatabaseOrTransaction, accountId: string): Promise<Reminders> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountId));
  return {
    calendarSince: feed?.createdAt ?? null,
    dailyMessage: await messageOf(db, jobDigests, accountId),
    searchMessage: await messageOf(db, searchDigests, accountId),
  };
}

/** Values that are computed from others. The next step stays, for readers that know only one task. */
const derived: ReadonlySet<string> = new Set<keyof JobRecord>(['interviewDays', 'taskDays', 'reminderDays']);

/** Returns jobs in stored form, without derived values, and with the paths of their files. */
export const jobsOf = (all: readonly JobContents[], ownFiles: readonly OwnFile[]): readonly unknown[] =>
  all.map((job) => ({
    ...Object.fromEntries(Object.entries(job).filter(([key]) => !derived.has(key))),
    files: job.files.map(({ id, name, createdAt }) => ({
      ...{ id, name, createdAt, file: ownFiles.find((file) => file.id === id)?.path ?? null },
    })),
  }));

/** A file that the person keeps with a job, with its path in the archive. Its content is read later. */
export interface OwnFile {
  readonly path: string;
  readonly id: string;
}

/** Lists the files that the person keeps with jobs, each in the folder `files` under its own name. */
export function ownFilesOf(all: readonly JobContents[]): readonly OwnFile[] {
  const uniqueName = createUniqueNames();
  return all.flatMap(({ files }) =>
    files.map(({ id, name }) => {
      const dot = name.lastIndexOf('.');
      const base = uniqueName(safeName(name.slice(0, dot), 'file'));
      return { id, path: `files/${base}${name.slice(dot).toLowerCase()}` };
    }),
  );
}

/** Writes all jobs as a CSV table. */
export const jobTable = (all: readonly JobContents[]): string => writeJobs(all);

/** What was sent at one time, except its PDFs: the documents that they were made from, and the blocks in them. */
export interface SentRecord {
  readonly id: string;
  readonly jobId: string;
  readonly sentAt: Date;
  readonly engine: string;
  readonly documents: readonly (SentDocument & { readonly document: ComposedDocument })[];
  readonly blocks: readonly SentBlock[];
}

/** Reads everything that was sent for jobs of the account, the oldest first. */
export async function readSentRecords(db: DatabaseOrTransaction, accountId: string): Promise<readonly SentRecord[]> {
  const copies = await db
    .select({ id: jobSent.id, jobId: jobSent.jobId, sentAt: jobSent.sentAt, engine: jobSent.engine })
    .from(jobSent)
    .where(eq(jobSent.accountId, accountId))
    .orderBy(asc(jobSent.sentAt), asc(jobSent.id));
  const { kind, documentId, version, title, document, sentId } = jobSentDocuments;
  const documents = await db
    .select({ sentId, kind, documentId, version, title, document })
    .from(jobSentDocuments)
    .where(eq(jobSentDocuments.accountId, accountId))
    .orderBy(asc(kind));
  const blocks = await db.select().from(jobSentBlocks).where(eq(jobSentBlocks.accountId, accountId));
  const documentsOf = Map.groupBy(documents, (row) => row.sentId);
  const blocksOf = Map.groupBy(blocks, (row) => row.sentId);
  return copies.map((copy) => ({
    ...copy,
    documents: (documentsOf.get(copy.id) ?? []).map((row) => ({
      ...{ kind: row.kind, documentId: row.documentId, version: row.version, title: row.title },
      document: row.document,
    })),
    blocks: (blocksOf.get(copy.id) ?? []).map((row) => ({
      ...{ eventId: row.eventId, kind: row.kind, version: row.version, name: row.name },
      ...{ wordingKey: row.wordingKey, wording: row.wording },
    })),
  }));
}

/** Returns what was sent as it appears in the export, with the paths of the PDFs. */
export const sentFileOf = (records: readonly SentRecord[], files: readonly SentFile[]): readonly unknown[] =>
  records.map((record) => ({
    ...record,
    documents: record.documents.map((each) => ({
      ...each,
      file: files.find(({ sentId, kind }) => sentId === record.id && kind === each.kind)?.path ?? null,
    })),
  }));

/** A copy of what was sent, with its path in the archive. Its content is read later. */
export interface SentFile {
  readonly path: string;
  readonly sentId: string;
  readonly kind: SentKind;
}

/** Lists the copies of what was sent, named by the day and the job. */
export function sentFiles(all: readonly JobContents[]): readonly SentFile[] {
  const uniqueName = createUniqueNames();
  return all.flatMap(({ title, company, sent }) =>
    sent.flatMap(({ id, sentAt, documents }) => {
      const description = [sentAt.toISOString().slice(0, 10), company, title].filter((part) => part !== null).join(' ');
      const name = uniqueName(safeName(description, 'sent'));
      return documents.map(({ kind }) => ({ path: `sent/${name}.${kind}.pdf`, sentId: id, kind }));
    }),
  );
}
