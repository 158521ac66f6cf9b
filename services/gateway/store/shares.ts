import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ResumeToCompose } from '../../../shared/documents/compose-resume.ts';
import type { Database, DatabaseOrTransaction } from '../../database/open-database.ts';
import { resumes, shareAddresses, sharePdfs, type ShareRow, shares, shareViews } from '../../database/schema/index.ts';
import { hashPassword } from '../../passwords/passwords.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import type { ShareSettings } from '../input/read-share.ts';
import type { HiddenParts } from '../../../shared/documents/compose-shared.ts';
import { type FrozenCopy, freeze, type PdfMaker } from './freeze.ts';
import { recordId } from './ids.ts';

/** Links of one résumé: more than anybody keeps apart. */
const mostLinks = 20;

/** How often a link was opened on a day. */
export interface ViewsOfDay {
  /** `2026-11-21`, in UTC. */
  readonly day: string;
  readonly views: number;
}

/** A link as its owner sees it: without what it shows. */
export interface ShareRecord extends Omit<ShareRow, 'accountId' | 'frozen' | 'passwordHash' | 'updatedAt'> {
  readonly hasPassword: boolean;
  /** Of a frozen link: the layout engine that drew it. */
  readonly engine: string | null;
  readonly views: readonly ViewsOfDay[];
}

const recordFields = {
  id: shares.id,
  resumeId: shares.resumeId,
  address: shares.address,
  label: shares.label,
  mode: shares.mode,
  frozenAt: shares.frozenAt,
  language: shares.language,
  hidesPhone: shares.hidesPhone,
  hidesEmail: shares.hidesEmail,
  hidesAddress: shares.hidesAddress,
  allowsSearch: shares.allowsSearch,
  expiresAt: shares.expiresAt,
  createdAt: shares.createdAt,
  hasPassword: sql<boolean>`${shares.passwordHash} is not null`,
  engine: sql<string | null>`${shares.frozen} ->> 'engine'`,
};

/** 128 random bits: nobody finds a link by trying. */
const newAddress = (): string => randomBytes(16).toString('base64url');

const oneShare = (accountId: string, id: string) => and(eq(shares.accountId, accountId), eq(shares.id, recordId(id)));

async function withViews(
  db: DatabaseOrTransaction,
  accountId: string,
  rows: readonly Omit<ShareRecord, 'views'>[],
): Promise<readonly ShareRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ shareId: shareViews.shareId, day: shareViews.day, views: shareViews.views })
    .from(shareViews)
    .where(and(eq(shareViews.accountId, accountId), inArray(shareViews.shareId, ids)))
    .orderBy(asc(shareViews.day));
  const byShare = Map.groupBy(counted, ({ shareId }) => shareId);
  return rows.map((row) => ({
    ...row,
    views: (byShare.get(row.id) ?? []).map(({ day, views }) => ({ day, views })),
  }));
}

async function readShare(db: DatabaseOrTransaction, accountId: string, id: string): Promise<ShareRecord> {
  const rows = await db.select(recordFields).from(shares).where(oneShare(accountId, id));
  const [record] = await withViews(db, accountId, rows);
  if (!record) throw noDataFound();
  return record;
}

/** The links of a résumé, the oldest first. NO_DATA_FOUND when there is no such résumé. */
export async function sharesOf(db: Database, accountId: string, resumeId: string): Promise<readonly ShareRecord[]> {
  const id = recordId(resumeId);
  const [resume] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.accountId, accountId), eq(resumes.id, id), isNull(resumes.deletedAt)));
  if (!resume) throw noDataFound();
  const rows = await db
    .select(recordFields)
    .from(shares)
    .where(and(eq(shares.accountId, accountId), eq(shares.resumeId, id)))
    .orderBy(asc(shares.id));
  return withViews(db, accountId, rows);
}

const columnsOf = ({ label, hidesPhone, hidesEmail, hidesAddress, allowsSearch, expiresAt }: ShareSettings) => ({
  label,
  hidesPhone,
  hidesEmail,
  hidesAddress,
  allowsSearch,
  expiresAt,
});

const frozenColumns = (copy: FrozenCopy | null) =>
  copy
    ? { mode: 'frozen' as const, frozen: copy.content, frozenAt: sql`now()` }
    : { mode: 'live' as const, frozen: null, frozenAt: null };

async function storePdf(
  db: DatabaseOrTransaction,
  accountId: string,
  shareId: string,
  copy: FrozenCopy | null,
): Promise<void> {
  const one = and(eq(sharePdfs.accountId, accountId), eq(sharePdfs.shareId, shareId));
  if (!copy) {
    await db.delete(sharePdfs).where(one);
    return;
  }
  const row = { accountId, shareId, bytes: copy.pdf };
  await db
    .insert(sharePdfs)
    .values(row)
    .onConflictDoUpdate({ target: [sharePdfs.accountId, sharePdfs.shareId], set: row });
}

export interface NewShare {
  readonly resumeId: string;
  readonly settings: ShareSettings;
  /** BCP 47: what the document's own words are in. */
  readonly language: string;
  /** The résumé as it is now. */
  readonly source: ResumeToCompose;
}

/** Makes a link. The copy of a frozen one is drawn before anything is written. */
export async function createShare(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  { resumeId, settings, language, source }: NewShare,
): Promise<ShareRecord> {
  const passwordHash = settings.password ? await hashPassword(settings.password) : null;
  const copy = settings.mode === 'frozen' ? await freeze(maker, source, settings) : null;
  const address = newAddress();
  return db.transaction(async (transaction) => {
    const resume = and(eq(resumes.accountId, accountId), eq(resumes.id, recordId(resumeId)));
    // Locked, so that two requests at once do not make more links than there may be.
    const [found] = await transaction
      .select({ id: resumes.id })
      .from(resumes)
      .where(and(resume, isNull(resumes.deletedAt)))
      .for('update');
    if (!found) throw noDataFound();
    const ofResume = and(eq(shares.accountId, accountId), eq(shares.resumeId, found.id));
    if ((await transaction.$count(shares, ofResume)) >= mostLinks) {
      throw badUserInput([{ path: '', message: `A résumé can have at most ${mostLinks} links.` }]);
    }
    const [row] = await transaction
      .insert(shares)
      .values({
        accountId,
        resumeId: found.id,
        address,
        language,
        passwordHash,
        ...columnsOf(settings),
        ...frozenColumns(copy),
      })
      .returning({ id: shares.id });
    if (!row) throw new Error('The database did not answer with the row that it was given.');
    await transaction.insert(shareAddresses).values({ address, accountId, shareId: row.id });
    if (copy) await storePdf(transaction, accountId, row.id, copy);
    return readShare(transaction, accountId, row.id);
  });
}

/** The résumé as it is now, of the share that is being changed. */
export type ReadSource = (resumeId: string, language: string) => Promise<ResumeToCompose>;

interface ShareToChange {
  readonly id: string;
  readonly settings: ShareSettings;
  readonly readSource: ReadSource;
}

const hidesTheSame = (one: HiddenParts, other: HiddenParts): boolean =>
  one.hidesPhone === other.hidesPhone && one.hidesEmail === other.hidesEmail && one.hidesAddress === other.hidesAddress;

/** The link still is what it was read as, in all that a copy follows from. */
const isStill = (before: ShareRow) =>
  and(
    eq(shares.mode, before.mode),
    eq(shares.hidesPhone, before.hidesPhone),
    eq(shares.hidesEmail, before.hidesEmail),
    eq(shares.hidesAddress, before.hidesAddress),
  );

/**
 * Changes a link. A frozen one that now hides something else is drawn again from the content that it froze; one that was
 * live is frozen as the résumé is now.
 */
export async function updateShare(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  change: ShareToChange,
): Promise<ShareRecord> {
  const { id, settings, readSource } = change;
  const [before] = await db.select().from(shares).where(oneShare(accountId, id));
  if (!before) throw noDataFound();
  const wasFrozen = settings.mode === 'frozen' ? before.frozen : null;
  const keepsCopy = wasFrozen !== null && hidesTheSame(before, settings);
  const copy =
    settings.mode === 'live' || keepsCopy
      ? null
      : await freeze(
          maker,
          wasFrozen?.source ?? (await readSource(before.resumeId, before.language)),
          settings,
          wasFrozen?.picture,
        );
  const password =
    settings.password === undefined
      ? {}
      : { passwordHash: settings.password === null ? null : await hashPassword(settings.password) };
  const changed = await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(shares)
      .set({
        ...columnsOf(settings),
        ...password,
        ...(keepsCopy ? {} : frozenColumns(copy)),
        // A copy that only hides more, or less, is of the same day.
        ...(wasFrozen && { frozenAt: before.frozenAt }),
        updatedAt: sql`now()`,
      })
      .where(and(oneShare(accountId, id), isStill(before)))
      .returning({ id: shares.id });
    if (rows.length === 0) return undefined;
    if (!keepsCopy) await storePdf(transaction, accountId, before.id, copy);
    return readShare(transaction, accountId, id);
  });
  // Changed from elsewhere meanwhile: once more, from what it is now.
  return changed ?? updateShare(db, maker, accountId, change);
}

/** Freezes a frozen link once more, as the résumé is now. */
export async function freezeAgain(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  { id, readSource }: Omit<ShareToChange, 'settings'>,
): Promise<ShareRecord> {
  const [before] = await db.select().from(shares).where(oneShare(accountId, id));
  if (!before) throw noDataFound();
  const copy = await freeze(maker, await readSource(before.resumeId, before.language), before);
  return db.transaction(async (transaction) => {
    await transaction
      .update(shares)
      .set({ ...frozenColumns(copy), updatedAt: sql`now()` })
      .where(oneShare(accountId, id));
    await storePdf(transaction, accountId, before.id, copy);
    return readShare(transaction, accountId, id);
  });
}

/** Gives a link another address; the one before leads nowhere from now on. */
export function renewShare(db: Database, accountId: string, id: string): Promise<ShareRecord> {
  const address = newAddress();
  return db.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ id: shares.id, address: shares.address })
      .from(shares)
      .where(oneShare(accountId, id))
      .for('update');
    if (!before) throw noDataFound();
    await transaction
      .update(shares)
      .set({ address, updatedAt: sql`now()` })
      .where(oneShare(accountId, id));
    await transaction.delete(shareAddresses).where(eq(shareAddresses.address, before.address));
    await transaction.insert(shareAddresses).values({ address, accountId, shareId: before.id });
    return readShare(transaction, accountId, id);
  });
}

/** Ends a link for good. */
export function revokeShare(db: Database, accountId: string, id: string): Promise<string> {
  return db.transaction(async (transaction) => {
    const [gone] = await transaction
      .delete(shares)
      .where(oneShare(accountId, id))
      .returning({ id: shares.id, address: shares.address });
    if (!gone) throw noDataFound();
    await transaction.delete(shareAddresses).where(eq(shareAddresses.address, gone.address));
    return gone.id;
  });
}
