/**
 * Snapshots that a letter keeps of other records, so that it stays unchanged when they are deleted: the facts of its
 * job, and the design of the résumé that it follows. While those records exist, their current values are used instead.
 */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { ResumeDesign } from '../../../shared/documents/design/resume-design.ts';
import type { JobFacts, LetterDocument } from '../../../shared/documents/letter/letter-document.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { type JobRow, jobs, letters, resumes } from '../../platform/database/schema/index.ts';

/** The résumé whose design a letter follows. It may be deleted as long as it can be restored. */
export interface FollowedResume {
  readonly id: string;
  readonly title: string;
  readonly design: ResumeDesign;
  readonly isDeleted: boolean;
}

/** Reads the followed résumé; undefined if the letter follows none or it was purged. */
export async function followedResume(
  db: DatabaseOrTransaction,
  accountId: string,
  id: string | null,
): Promise<FollowedResume | undefined> {
  if (id === null || !validate(id)) return undefined;
  const [row] = await db
    .select({
      id: resumes.id,
      title: resumes.title,
      design: sql<ResumeDesign>`${resumes.document} -> 'design'`,
      isDeleted: sql<boolean>`${resumes.deletedAt} is not null`,
    })
    .from(resumes)
    .where(and(eq(resumes.accountId, accountId), eq(resumes.id, id)));
  return row;
}

const factColumns = {
  ...{ id: jobs.id, title: jobs.title, company: jobs.company, location: jobs.location, source: jobs.source },
};

const factsOf = ({ title, company, location, source }: Pick<JobRow, 'title' | 'company' | 'location' | 'source'>) => ({
  ...{ position: title, company: company ?? '', location: location ?? '', source: source ?? '' },
});

/** Reads the facts of a job that a letter needs; undefined if the job is deleted or unknown. */
export async function jobFacts(
  db: DatabaseOrTransaction,
  accountId: string,
  id: string | undefined,
): Promise<JobFacts | undefined> {
  if (id === undefined || !validate(id)) return undefined;
  const [row] = await db
    .select(factColumns)
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), eq(jobs.id, id), isNull(jobs.deletedAt)));
  return row && factsOf(row);
}

/** Returns the letter with an up-to-date snapshot. */
export async function withSnapshot(
  db: DatabaseOrTransaction,
  accountId: string,
  document: LetterDocument,
): Promise<LetterDocument> {
  const { designOf, design, job } = document;
  // The queries run sequentially, because they share one connection.
  const followed = await followedResume(db, accountId, designOf);
  const facts = await jobFacts(db, accountId, job?.id);
  return { ...document, design: followed?.design ?? design, job: job && { ...job, ...facts } };
}

/**
 * Copies the designs of résumés into the letters that follow them. Must be called in the transaction that deletes the
 * résumés.
 */
export async function snapshotDesigns(
  db: DatabaseOrTransaction,
  accountId: string,
  resumeIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    update ${letters} set document = jsonb_set(${letters.document}, '{design}', ${resumes.document} -> 'design')
    from ${resumes}
    where ${letters.accountId} = ${accountId} and ${resumes.accountId} = ${accountId}
      and ${resumes.id} = any(${sql.param(resumeIds)}::uuid[])
      and ${letters.document} ->> 'designOf' = ${resumes.id}::text`);
}

/**
 * Copies the facts of jobs into the letters written for them. Must be called in the transaction that deletes the jobs.
 */
export async function snapshotJobFacts(
  db: DatabaseOrTransaction,
  accountId: string,
  jobIds: readonly string[],
): Promise<void> {
  const facts = await db
    .select(factColumns)
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), inArray(jobs.id, [...jobIds])));
  const jobOf = sql`${letters.document} -> 'job' ->> 'id'`;
  const linked = await db
    .select({ jobId: sql<string>`${jobOf}` })
    .from(letters)
    .where(and(eq(letters.accountId, accountId), sql`${jobOf} = any(${sql.param(jobIds)}::text[])`))
    .groupBy(jobOf);
  for (const { jobId } of linked) {
    const job = facts.find(({ id }) => id === jobId);
    if (!job) continue;
    await db
      .update(letters)
      .set({
        document: sql`jsonb_set(${letters.document}, '{job}', ${letters.document} -> 'job' || ${JSON.stringify(factsOf(job))}::jsonb)`,
      })
      .where(and(eq(letters.accountId, accountId), sql`${jobOf} = ${jobId}`));
  }
}
