import { and, eq, sql } from 'drizzle-orm';
import type { HiddenParts } from '../../../shared/documents/compose-shared.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ShareRow, shares } from '../../platform/database/schema/index.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { noDataFound } from '../errors.ts';
import type { ShareSettings } from '../input/read-share.ts';
import { freeze, type PdfMaker } from './freeze.ts';
import { columnsOf, frozenColumns, storePdfs } from './share-columns.ts';
import { oneShare, readShare, type ShareRecord } from './share-record.ts';
import { frozenSources, type ReadSources } from './share-subject.ts';

interface ShareToChange {
  readonly id: string;
  readonly settings: ShareSettings;
  readonly readSources: ReadSources;
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
 * live is frozen as its documents are now.
 */
export async function updateShare(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  change: ShareToChange,
): Promise<ShareRecord> {
  const { id, settings, readSources } = change;
  const [before] = await db.select().from(shares).where(oneShare(accountId, id));
  if (!before) throw noDataFound();
  const wasFrozen = settings.mode === 'frozen' ? before.frozen : null;
  const keepsCopy = wasFrozen !== null && hidesTheSame(before, settings);
  const sources = async () => (wasFrozen ? frozenSources(wasFrozen) : readSources(before, before.language));
  const copy =
    settings.mode === 'live' || keepsCopy ? null : await freeze(maker, await sources(), settings, wasFrozen?.picture);
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
    if (!keepsCopy) await storePdfs(transaction, accountId, before.id, copy);
    return readShare(transaction, accountId, id);
  });
  // Changed from elsewhere meanwhile: once more, from what it is now.
  return changed ?? updateShare(db, maker, accountId, change);
}

/** Freezes a frozen link once more, as its documents are now. */
export async function freezeAgain(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  { id, readSources }: Omit<ShareToChange, 'settings'>,
): Promise<ShareRecord> {
  const [before] = await db.select().from(shares).where(oneShare(accountId, id));
  if (!before) throw noDataFound();
  const copy = await freeze(maker, await readSources(before, before.language), before);
  return db.transaction(async (transaction) => {
    await transaction
      .update(shares)
      .set({ ...frozenColumns(copy), updatedAt: sql`now()` })
      .where(oneShare(accountId, id));
    await storePdfs(transaction, accountId, before.id, copy);
    return readShare(transaction, accountId, id);
  });
}
