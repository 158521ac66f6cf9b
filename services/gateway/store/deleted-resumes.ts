import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { resumeLimits } from '../../../shared/documents/resume-limits.ts';
import type { Database } from '../../database/open-database.ts';
import { type ResumeRow, resumes } from '../../database/schema/index.ts';
import { noDataFound } from '../errors.ts';
import { recordId } from './ids.ts';
import { forgetDeletedJobs } from './jobs/delete-jobs.ts';
import { liveResume } from './resumes.ts';

export interface DeletedResume {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: Date;
}

const summary = {
  id: resumes.id,
  title: resumes.title,
  deletedAt: sql<Date>`${resumes.deletedAt}`.mapWith(resumes.deletedAt),
};

/** Takes the résumé away from everywhere but the list of what can still be brought back. */
export async function deleteResume(db: Database, accountId: string, id: string): Promise<DeletedResume> {
  const [row] = await db
    .update(resumes)
    .set({ deletedAt: sql`now()` })
    .where(liveResume(accountId, id))
    .returning(summary);
  if (!row) throw noDataFound();
  return row;
}

/** The one deleted last comes first. */
export function listDeletedResumes(db: Database, accountId: string): Promise<DeletedResume[]> {
  return db
    .select(summary)
    .from(resumes)
    .where(and(eq(resumes.accountId, accountId), isNotNull(resumes.deletedAt)))
    .orderBy(desc(resumes.deletedAt), desc(resumes.id));
}

/** Brings a deleted résumé back as it was; one that is back already is answered as it is. */
export async function restoreResume(db: Database, accountId: string, id: string): Promise<ResumeRow> {
  const [row] = await db
    .update(resumes)
    .set({ deletedAt: null })
    .where(and(eq(resumes.accountId, accountId), eq(resumes.id, recordId(id))))
    .returning();
  if (!row) throw noDataFound();
  return row;
}

/** Forgets for good what was deleted long enough ago, of all accounts. Answers how many. */
export async function forgetDeletedResumes(db: Database): Promise<number> {
  const { rowCount } = await db
    .delete(resumes)
    .where(
      and(
        isNotNull(resumes.deletedAt),
        lt(resumes.deletedAt, sql`now() - make_interval(days => ${resumeLimits.deletedForDays}::int)`),
      ),
    );
  return rowCount ?? 0;
}

const every = 60 * 60 * 1000;

/** Forgets now and every hour, until the returned function is called. */
export function startForgetting(db: Database, onError: (error: unknown) => void): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const sweep = (): void => {
    underWay = underWay
      .then(() => forgetDeletedResumes(db))
      .then(() => forgetDeletedJobs(db))
      .catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
