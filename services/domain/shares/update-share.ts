import { and, eq, isNull, sql } from 'drizzle-orm';
import type { HiddenParts } from '../../../shared/documents/compose-shared.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ShareRow, shares } from '../../platform/database/schema/index.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { noDataFound } from '../errors.ts';
import type { ShareSettings, ShownShareSettings } from '../input/read-share.ts';
import { mergeFields } from '../merge-fields.ts';
import { storing } from '../usage/storage.ts';
import { freeze, type PdfMaker } from './freeze.ts';
import { columnsOf, frozenColumns, storePdfs } from './share-columns.ts';
import { oneShare, readShare, type ShareRecord } from './share-record.ts';
import { frozenSources, type ReadSources } from './share-subject.ts';

interface ShareToChange {
  readonly id: string;
  readonly settings: ShareSettings;
  /** The settings that the form showed when it was opened; only changes to them are written if it is given. */
  readonly base: ShownShareSettings | undefined;
  readonly readSources: ReadSources;
}

export interface UpdatedShare extends ShareRecord {
  /** The settings that were not written, because they have changed differently since `base` was read. */
  readonly conflicts: readonly string[];
}

/** Merges the settings of a form with those that are stored. */
function mergeSettings({ password, ...mine }: ShareSettings, base: ShownShareSettings, stored: ShareRow) {
  const { label, mode, hidesPhone, hidesEmail, hidesAddress, allowsSearch, expiresAt } = stored;
  const shown = { label, mode, hidesPhone, hidesEmail, hidesAddress, allowsSearch, expiresAt };
  const { fields, conflicts } = mergeFields<ShownShareSettings>(base, mine, shown);
  return { settings: { ...fields, password }, conflicts };
}

const hidesSameParts = (one: HiddenParts, other: HiddenParts): boolean =>
  one.hidesPhone === other.hidesPhone && one.hidesEmail === other.hidesEmail && one.hidesAddress === other.hidesAddress;

/** Matches the link only if all settings, from which a copy and a merge are made, are unchanged since it was read. */
const isUnchanged = (before: ShareRow) =>
  and(
    eq(shares.mode, before.mode),
    eq(shares.hidesPhone, before.hidesPhone),
    eq(shares.hidesEmail, before.hidesEmail),
    eq(shares.hidesAddress, before.hidesAddress),
    eq(shares.label, before.label),
    eq(shares.allowsSearch, before.allowsSearch),
    before.expiresAt === null ? isNull(shares.expiresAt) : eq(shares.expiresAt, before.expiresAt),
  );

/**
 * Changes the settings of a link. With `base`, only the changes to it are written. If other parts of a frozen link are hidden now, its copy is rendered again from the
 * frozen content; a live link that becomes frozen is rendered from its current documents. Throws NO_DATA_FOUND for an
 * unknown link.
 */
export async function updateShare(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  change: ShareToChange,
): Promise<UpdatedShare> {
  const { id, base, readSources } = change;
  const [before] = await db.select().from(shares).where(oneShare(accountId, id));
  if (!before) throw noDataFound();
  const { settings, conflicts } = base
    ? mergeSettings(change.settings, base, before)
    : { settings: change.settings, conflicts: [] };
  const frozenContent = settings.mode === 'frozen' ? before.frozen : null;
  const keepsCopy = frozenContent !== null && hidesSameParts(before, settings);
  const sources = async () => (frozenContent ? frozenSources(frozenContent) : readSources(before, before.language));
  const copy =
    settings.mode === 'live' || keepsCopy
      ? null
      : await freeze(maker, await sources(), settings, frozenContent?.picture);
  const password =
    settings.password === undefined
      ? {}
      : { passwordHash: settings.password === null ? null : await hashPassword(settings.password) };
  const changed = await storing(db, accountId, async (transaction) => {
    const rows = await transaction
      .update(shares)
      .set({
        ...columnsOf(settings),
        ...password,
        ...(keepsCopy ? {} : frozenColumns(copy)),
        // A copy that differs only in what it hides keeps its date.
        ...(frozenContent && { frozenAt: before.frozenAt }),
        updatedAt: sql`now()`,
      })
      .where(and(oneShare(accountId, id), isUnchanged(before)))
      .returning({ id: shares.id });
    if (rows.length === 0) return undefined;
    if (!keepsCopy) await storePdfs(transaction, accountId, before.id, copy);
    return { ...(await readShare(transaction, accountId, id)), conflicts };
  });
  // The link was changed concurrently, so this starts again from its new state.
  return changed ?? updateShare(db, maker, accountId, change);
}

/** Freezes a frozen link again, with its current documents. Throws NO_DATA_FOUND for an unknown link. */
export async function freezeAgain(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  { id, readSources }: Omit<ShareToChange, 'settings' | 'base'>,
): Promise<ShareRecord> {
  const [before] = await db.select().from(shares).where(oneShare(accountId, id));
  if (!before) throw noDataFound();
  const copy = await freeze(maker, await readSources(before, before.language), before);
  return storing(db, accountId, async (transaction) => {
    await transaction
      .update(shares)
      .set({ ...frozenColumns(copy), updatedAt: sql`now()` })
      .where(oneShare(accountId, id));
    await storePdfs(transaction, accountId, before.id, copy);
    return readShare(transaction, accountId, id);
  });
}
