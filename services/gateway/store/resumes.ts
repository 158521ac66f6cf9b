import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { ResumeDocument } from '../../../shared/documents/resume-document.ts';
import type { Database, DatabaseOrTransaction } from '../../database/open-database.ts';
import { resumeEvents, type ResumeRow, resumes } from '../../database/schema/index.ts';
import type { ResumeDraft } from '../input/read-resume.ts';
import { recordId } from './ids.ts';
import { conflictOf, type VersionConflict } from './version-conflict.ts';

/** A résumé as lists have it; its document is read when it is asked for. */
export type ResumeSummary = Omit<ResumeRow, 'document' | 'deletedAt'>;
export type ResumeRecord = ResumeSummary & Partial<Pick<ResumeRow, 'document'>>;

/** The blocks that a document names, each once. What cannot be an id names none. */
export function referencesIn(document: ResumeDocument): readonly string[] {
  const named = document.sections.flatMap((section) =>
    section.kind === 'summary' || section.kind === 'custom' ? [] : section.items.map(({ eventId }) => eventId),
  );
  return [...new Set(named.filter((id) => validate(id)).map((id) => id.toLowerCase()))];
}

/**
 * Writes down which blocks the résumé uses. Names of blocks that are not the account's are passed over, and a block that
 * is being deleted at this moment is waited for (`for key share`), so that no row names one that is gone.
 */
async function storeReferences(
  db: DatabaseOrTransaction,
  accountId: string,
  resumeId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const wanted = sql.param(ids);
  await db.execute(sql`
    insert into resume_events (account_id, resume_id, event_id)
    select ${accountId}::uuid, ${resumeId}::uuid, used.id
    from (
      select id from events
      where account_id = ${accountId} and id = any(${wanted}::uuid[])
      order by id for key share
    ) as used
    on conflict do nothing`);
}

/** Writes down again which résumés name a block that was deleted and is back: their documents never forgot it. */
export async function restoreReferences(db: DatabaseOrTransaction, accountId: string, eventId: string): Promise<void> {
  const naming = JSON.stringify({ sections: [{ items: [{ eventId }] }] });
  await db.execute(sql`
    insert into resume_events (account_id, resume_id, event_id)
    select ${accountId}::uuid, naming.id, ${eventId}::uuid
    from (
      select id from resumes
      where account_id = ${accountId} and document @> ${naming}::jsonb
      order by id for key share
    ) as naming
    on conflict do nothing`);
}

export async function insertResume(
  db: DatabaseOrTransaction,
  accountId: string,
  draft: ResumeDraft,
): Promise<ResumeRow> {
  const [row] = await db
    .insert(resumes)
    .values({ accountId, ...draft })
    .returning();
  if (!row) throw new Error('The database did not answer with the row that it was given.');
  await storeReferences(db, accountId, row.id, referencesIn(draft.document));
  return row;
}

/** One résumé of the account that is not deleted. */
export const liveResume = (accountId: string, id: string) =>
  and(eq(resumes.accountId, accountId), eq(resumes.id, recordId(id)), isNull(resumes.deletedAt));

export interface ResumeWrite {
  readonly id: string;
  /** The version that the draft was made from. */
  readonly version: number;
  readonly draft: ResumeDraft;
}

/** Replaces title and document if `version` is still the newest; otherwise nothing is written. For use in a transaction. */
export async function writeDraft(
  db: DatabaseOrTransaction,
  accountId: string,
  { id, version, draft }: ResumeWrite,
): Promise<ResumeRow | VersionConflict> {
  const one = liveResume(accountId, id);
  const [row] = await db
    .update(resumes)
    .set({ ...draft, version: sql`${resumes.version} + 1`, updatedAt: sql`now()` })
    .where(and(one, eq(resumes.version, version)))
    .returning();
  if (!row) return conflictOf(await db.select({ version: resumes.version }).from(resumes).where(one));
  const references = referencesIn(draft.document);
  await db
    .delete(resumeEvents)
    .where(
      and(
        eq(resumeEvents.accountId, accountId),
        eq(resumeEvents.resumeId, row.id),
        references.length > 0 ? notInArray(resumeEvents.eventId, [...references]) : undefined,
      ),
    );
  await storeReferences(db, accountId, row.id, references);
  return row;
}

/** Changes the title alone, by the same rule. */
export async function renameResume(
  db: Database,
  accountId: string,
  { id, version, title }: { readonly id: string; readonly version: number; readonly title: string },
): Promise<ResumeRow | VersionConflict> {
  const one = liveResume(accountId, id);
  const [row] = await db
    .update(resumes)
    .set({ title, version: sql`${resumes.version} + 1`, updatedAt: sql`now()` })
    .where(and(one, eq(resumes.version, version)))
    .returning();
  return row ?? conflictOf(await db.select({ version: resumes.version }).from(resumes).where(one));
}
