import { and, eq, isNotNull, isNull, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../database/open-database.ts';
import { newId, type ResumeRow, resumes, type ResumeVersionRow, resumeVersions } from '../../database/schema/index.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import { recordId } from './ids.ts';
import { liveResume, writeDraft } from './resumes.ts';
import { versionsToDrop } from './thin-versions.ts';
import type { VersionConflict } from './version-conflict.ts';

export type ResumeVersionRecord = Pick<
  ResumeVersionRow,
  'id' | 'resumeId' | 'version' | 'title' | 'name' | 'savedAt' | 'document'
>;

/** Minutes of editing after which another version is kept. */
export const minutesBetween = 10;
/** Versions of one résumé that can have a name. */
export const mostNamed = 50;

interface ToKeep {
  readonly accountId: string;
  readonly resumeId: string;
  /** The résumé is kept as it is in this version, if it is still the newest. */
  readonly version: number;
}

async function thinOut(db: DatabaseOrTransaction, { accountId, resumeId }: ToKeep): Promise<void> {
  const own = and(eq(resumeVersions.accountId, accountId), eq(resumeVersions.resumeId, resumeId));
  const unnamed = await db
    .select({ id: resumeVersions.id, savedAt: resumeVersions.savedAt })
    .from(resumeVersions)
    .where(and(own, isNull(resumeVersions.name)));
  const ids = versionsToDrop(unnamed, new Date());
  if (ids.length > 0) await db.delete(resumeVersions).where(and(own, inArray(resumeVersions.id, [...ids])));
}

/**
 * Keeps the résumé as it is now among its versions; to be called in the transaction that then changes it. With `unless`,
 * only where the last one was kept longer ago: so a stretch of editing begins with a version, and goes on with one every
 * few minutes.
 */
export async function keepVersion(
  db: DatabaseOrTransaction,
  kept: ToKeep,
  unless: { readonly keptWithinMinutes?: number } = {},
): Promise<void> {
  const { accountId, resumeId, version } = kept;
  const minutes = unless.keptWithinMinutes ?? 0;
  const { rowCount } = await db.execute(sql`
    insert into resume_versions (account_id, id, resume_id, version, title, document, saved_at)
    select account_id, ${newId()}::uuid, id, version, title, document, updated_at
    from resumes
    where account_id = ${accountId} and id = ${resumeId} and version = ${version} and deleted_at is null
      and not exists (
        select 1 from resume_versions
        where account_id = ${accountId} and resume_id = ${resumeId}
          and created_at > now() - make_interval(mins => ${minutes}::int)
      )
    on conflict do nothing`);
  if ((rowCount ?? 0) > 0) await thinOut(db, kept);
}

const oneVersion = (accountId: string, id: string) =>
  and(eq(resumeVersions.accountId, accountId), eq(resumeVersions.id, recordId(id)));

/** A version of a résumé that is not deleted; NO_DATA_FOUND for any other id. */
export async function readVersion(
  db: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<ResumeVersionRecord> {
  const [found] = await db
    .select({ version: resumeVersions })
    .from(resumeVersions)
    .innerJoin(resumes, and(eq(resumes.accountId, resumeVersions.accountId), eq(resumes.id, resumeVersions.resumeId)))
    .where(and(oneVersion(accountId, id), isNull(resumes.deletedAt)));
  if (!found) throw noDataFound();
  return found.version;
}

/** Gives a version a name, another one, or (null) none. */
export function nameVersion(
  db: Database,
  accountId: string,
  id: string,
  name: string | null,
): Promise<ResumeVersionRecord> {
  return db.transaction(async (transaction) => {
    const { resumeId } = await readVersion(transaction, accountId, id);
    const [{ named } = { named: 0 }] = await transaction
      .select({ named: sql<number>`count(*)::int` })
      .from(resumeVersions)
      .where(
        and(
          eq(resumeVersions.accountId, accountId),
          eq(resumeVersions.resumeId, resumeId),
          isNotNull(resumeVersions.name),
        ),
      );
    if (name !== null && named >= mostNamed) {
      throw badUserInput([{ path: 'name', message: `Please name at most ${mostNamed} versions of a résumé.` }]);
    }
    const [row] = await transaction.update(resumeVersions).set({ name }).where(oneVersion(accountId, id)).returning();
    if (!row) throw noDataFound();
    return row;
  });
}

/** Keeps the résumé as it is now under a name. */
export async function keepNamedVersion(
  db: Database,
  accountId: string,
  resumeId: string,
  name: string,
): Promise<ResumeVersionRecord> {
  const id = await db.transaction(async (transaction) => {
    const [resume] = await transaction
      .select({ id: resumes.id, version: resumes.version })
      .from(resumes)
      .where(liveResume(accountId, resumeId))
      .for('update');
    if (!resume) throw noDataFound();
    const { version } = resume;
    await keepVersion(transaction, { accountId, resumeId: resume.id, version });
    const [kept] = await transaction
      .select({ id: resumeVersions.id })
      .from(resumeVersions)
      .where(
        and(
          eq(resumeVersions.accountId, accountId),
          eq(resumeVersions.resumeId, resume.id),
          eq(resumeVersions.version, version),
        ),
      );
    if (!kept) throw new Error('A version that was just kept is not there.');
    return kept.id;
  });
  return nameVersion(db, accountId, id, name);
}

/**
 * Makes a version the newest again, if the résumé is still at `version`. What it is now is kept before, so that this can be
 * undone like any change.
 */
export function restoreVersion(
  db: Database,
  accountId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ResumeRow | VersionConflict> {
  return db.transaction(async (transaction) => {
    const { resumeId, title, document } = await readVersion(transaction, accountId, id);
    await keepVersion(transaction, { accountId, resumeId, version });
    return writeDraft(transaction, accountId, { id: resumeId, version, draft: { title, document } });
  });
}
