import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ContactInfo } from '../../../shared/documents/resume-document.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { type AccountRow, accounts, events, resumeEvents, resumes } from '../../platform/database/schema/index.ts';
import { recordId } from '../ids.ts';
import { freeing } from '../usage/storage.ts';

export interface ImportToUndo {
  readonly resumeId: string;
  /** The uuids that the import gave its blocks. */
  readonly blocks: readonly string[];
  /** The profile's contact info before and after the import; null if the import did not change it. Email may be ''. */
  readonly profile: { readonly before: ContactInfo; readonly after: ContactInfo } | null;
}

/** What has been changed since the import. Undoing it would lose that work, so nothing was removed. */
export interface ChangedSince {
  readonly resume: boolean;
  /** The ids of blocks that were edited, or that another résumé uses. */
  readonly blocks: readonly string[];
  readonly profile: boolean;
}

export interface UndoneImport {
  readonly resumeId: string;
  /** The ids of the removed blocks. */
  readonly blocks: readonly string[];
}

/** Tells a refusal from the result of a completed undo. */
export const isChangedSince = (value: ChangedSince | UndoneImport): value is ChangedSince => 'profile' in value;

const fields = [
  ...(['firstName', 'lastName', 'email', 'phone', 'linkedin'] as const),
  ...(['addressOne', 'addressTwo', 'city', 'state', 'zip', 'country'] as const),
];

/**
 * Returns the contact info without what the import wrote; undefined if such a field has changed since. Fields that the
 * import did not write keep what was stored in the meantime.
 */
function withoutImport(
  row: AccountRow,
  { before, after }: NonNullable<ImportToUndo['profile']>,
): Partial<ContactInfo> | undefined {
  const isSame = (field: keyof ContactInfo, one: Partial<AccountRow>, other: Partial<AccountRow>): boolean =>
    (one[field] ?? '') === (other[field] ?? '');
  const written = fields.filter((field) => !isSame(field, before, after));
  if (!written.every((field) => isSame(field, row, after) || isSame(field, row, before))) return undefined;
  return Object.fromEntries(written.map((field) => [field, before[field] === '' ? null : before[field]]));
}

/**
 * Returns the blocks among `own` that were edited since they were created, or that another résumé than `resumeId` uses.
 */
async function changedBlocks(
  db: DatabaseOrTransaction,
  accountId: string,
  resumeId: string,
  own: readonly { readonly id: string; readonly version: number }[],
): Promise<readonly string[]> {
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const used = await db
    .select({ id: resumeEvents.eventId })
    .from(resumeEvents)
    .where(
      and(
        eq(resumeEvents.accountId, accountId),
        ne(resumeEvents.documentId, resumeId),
        inArray(resumeEvents.eventId, ids),
      ),
    );
  const edited = own.filter(({ version }) => version > 1).map(({ id }) => id);
  return [...new Set([...edited, ...used.map(({ id }) => id)])];
}

/**
 * Removes everything that an import created, in one transaction: the résumé, its blocks, and the contact info. What has
 * already been deleted is skipped. Rows are locked in the same order as when a résumé is saved, the résumé first and
 * then the blocks by id, so that the two cannot deadlock.
 */
export function undoImport(
  db: Database,
  accountId: string,
  { resumeId, blocks, profile }: ImportToUndo,
): Promise<ChangedSince | UndoneImport> {
  const id = recordId(resumeId);
  const ownResume = and(eq(resumes.accountId, accountId), eq(resumes.id, id));
  return freeing(db, accountId, async (transaction) => {
    const [resume] = await transaction
      .select({ version: resumes.version })
      .from(resumes)
      .where(ownResume)
      .for('update');
    const own =
      blocks.length === 0
        ? []
        : await transaction
            .select({ id: events.id, version: events.version })
            .from(events)
            .where(and(eq(events.accountId, accountId), inArray(events.uuid, [...blocks])))
            .orderBy(events.id)
            .for('update');
    const [account] =
      profile === null ? [] : await transaction.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    const formerContact = profile && account && withoutImport(account, profile);
    const changed: ChangedSince = {
      resume: resume !== undefined && resume.version > 1,
      blocks: await changedBlocks(transaction, accountId, id, own),
      profile: profile !== null && formerContact === undefined,
    };
    if (changed.resume || changed.profile || changed.blocks.length > 0) return changed;
    await transaction.delete(resumes).where(ownResume);
    const ids = own.map((block) => block.id);
    if (ids.length > 0) {
      await transaction.delete(events).where(and(eq(events.accountId, accountId), inArray(events.id, ids)));
    }
    if (formerContact) {
      await transaction
        .update(accounts)
        .set({ ...formerContact, updatedAt: new Date() })
        .where(eq(accounts.id, accountId));
    }
    return { resumeId: id, blocks: ids };
  });
}
