import { asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { partnerRevision, type PartnerRow, partners } from '../../platform/database/schema/index.ts';
import { findConflicts, type PartnerSurroundings } from './partner-rules.ts';
import { type Partner, type PartnerProblem, parsePartner } from './partner.ts';
import { parsePartnerRow, type StoredPartner } from './stored-partner.ts';

/** What registered partners must be compatible with, besides each other. */
export type PartnerContext = Omit<PartnerSurroundings, 'others'> & {
  /** The partners of `TESSERA_PARTNERS`, which are not in the database. */
  readonly configuredPartners: readonly Partner[];
};

/** Reads the same from the settings of a process. */
export const partnerContextOf = (settings: {
  readonly siteOrigin: string;
  readonly partners: readonly Partner[];
  readonly externalProvider: { readonly issuer: string } | undefined;
}): PartnerContext => ({
  siteOrigin: settings.siteOrigin,
  configuredPartners: settings.partners,
  ownIssuer: settings.externalProvider?.issuer,
});

export type PartnerChange =
  | { readonly ok: true; readonly row: PartnerRow }
  /** There is no partner with this id, or it has been changed by another operator since. */
  | { readonly ok: false; readonly problem: 'unknown' | 'changed' }
  | { readonly ok: false; readonly problem: 'invalid'; readonly problems: readonly PartnerProblem[] };

/** Reads all registered partners, including disabled ones, by id. */
export async function readPartnerRows(database: DatabaseOrTransaction): Promise<StoredPartner[]> {
  const rows = await database.select().from(partners).orderBy(asc(partners.id));
  return rows.map(parsePartnerRow);
}

/** Reads one registered partner; undefined for an unknown id. */
export async function readPartnerRow(database: DatabaseOrTransaction, id: string): Promise<StoredPartner | undefined> {
  const [row] = await database.select().from(partners).where(eq(partners.id, id));
  return row && parsePartnerRow(row);
}

/** Reads the number that grows with every change; 0 before the first. */
export async function readRevision(database: DatabaseOrTransaction): Promise<number> {
  const [row] = await database.select({ revision: partnerRevision.revision }).from(partnerRevision);
  return row?.revision ?? 0;
}

/**
 * Serializes changes: the update of the single revision row blocks other changes, so that a host that was checked to be
 * free is still free when it is stored.
 */
async function withRevision<Result>(
  database: Database,
  work: (transaction: DatabaseOrTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction
      .insert(partnerRevision)
      .values({ name: 'partners', revision: 1 })
      .onConflictDoUpdate({ target: partnerRevision.name, set: { revision: sql`${partnerRevision.revision} + 1` } });
    return work(transaction);
  });
}

interface Checked {
  readonly partner?: Partner;
  readonly problems: readonly PartnerProblem[];
}

/** Validates a record against the other partners. `id` is its own id if it is already registered. */
async function check(
  database: DatabaseOrTransaction,
  record: unknown,
  { configuredPartners, ...setting }: PartnerContext,
  id?: string,
): Promise<Checked> {
  const reading = parsePartner(record);
  if (!reading.ok) return { problems: reading.problems };
  const rows = (await readPartnerRows(database)).filter((row) => row.id !== id);
  const others = [...rows.map((row) => row.record), ...configuredPartners];
  return { partner: reading.partner, problems: findConflicts(reading.partner, { ...setting, others }) };
}

const recordOf = (partner: Partner): PartnerRow['record'] => ({ ...partner });

/** Registers a partner, if its record is valid and compatible with the others. */
export const addPartner = (database: Database, record: unknown, setting: PartnerContext): Promise<PartnerChange> =>
  withRevision(database, async (transaction) => {
    const { partner, problems } = await check(transaction, record, setting);
    if (!partner || problems.length > 0) return { ok: false, problem: 'invalid', problems };
    const [row] = await transaction
      .insert(partners)
      .values({ id: partner.id, record: recordOf(partner) })
      .returning();
    if (!row) throw new Error('The database did not store the partner.');
    return { ok: true, row };
  });

/** A change to a record: members that are null are removed, all others are set. */
export type PartnerPatch = Readonly<Record<string, unknown>>;

/** Changes a partner. `version` is the version from which the change was made; undefined to skip that check. */
export const changePartner = (
  database: Database,
  target: { readonly id: string; readonly version?: number | undefined },
  patch: PartnerPatch,
  setting: PartnerContext,
): Promise<PartnerChange> =>
  withRevision(database, async (transaction) => {
    const { id, version } = target;
    const before = await readPartnerRow(transaction, id);
    if (!before) return { ok: false, problem: 'unknown' };
    if (version !== undefined && before.version !== version) return { ok: false, problem: 'changed' };
    const members = Object.entries({ ...before.record, ...patch }).filter(([, value]) => value !== null);
    const { partner, problems } = await check(transaction, Object.fromEntries(members), setting, id);
    if (partner && partner.id !== id) {
      return { ok: false, problem: 'invalid', problems: [{ path: 'id', message: 'id cannot be changed' }] };
    }
    if (!partner || problems.length > 0) return { ok: false, problem: 'invalid', problems };
    return update(transaction, id, { record: recordOf(partner) });
  });

async function update(
  transaction: DatabaseOrTransaction,
  id: string,
  values: Partial<Pick<PartnerRow, 'record' | 'isEnabled'>>,
): Promise<PartnerChange> {
  const [row] = await transaction
    .update(partners)
    .set({ ...values, version: sql`${partners.version} + 1`, updatedAt: sql`now()` })
    .where(eq(partners.id, id))
    .returning();
  return row ? { ok: true, row } : { ok: false, problem: 'unknown' };
}

/** Enables or disables a partner's tokens and pages. The data of its customers stays. */
export const enablePartner = (database: Database, id: string, isEnabled: boolean): Promise<PartnerChange> =>
  withRevision(database, (transaction) => update(transaction, id, { isEnabled }));

/** Deletes a partner. Its customers' accounts stay, but can no longer be signed in to through it. */
export const removePartner = (database: Database, id: string): Promise<PartnerChange> =>
  withRevision(database, async (transaction) => {
    const [row] = await transaction.delete(partners).where(eq(partners.id, id)).returning();
    return row ? { ok: true, row } : { ok: false, problem: 'unknown' };
  });
