import { asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { partnerRevision, type PartnerRow, partners } from '../../platform/database/schema/index.ts';
import { faultsAmong, type PartnerSurroundings } from './partner-rules.ts';
import { type Partner, type PartnerFault, parsePartner } from './partner.ts';

/** What is there beside the partners of the database. */
export type Setting = Omit<PartnerSurroundings, 'others'> & {
  /** Those of `TESSERA_PARTNERS`, which the database does not know. */
  readonly given: readonly Partner[];
};

/** The same, as a process's settings have it. */
export const settingOf = (settings: {
  readonly siteOrigin: string;
  readonly partners: readonly Partner[];
  readonly externalProvider: { readonly issuer: string } | undefined;
}): Setting => ({
  siteOrigin: settings.siteOrigin,
  given: settings.partners,
  ownIssuer: settings.externalProvider?.issuer,
});

export type PartnerChange =
  | { readonly ok: true; readonly row: PartnerRow }
  /** There is none of that name, or somebody else has changed it meanwhile. */
  | { readonly ok: false; readonly problem: 'unknown' | 'changed' }
  | { readonly ok: false; readonly problem: 'faults'; readonly faults: readonly PartnerFault[] };

/** All that are registered, also those who are not let in, by their names. */
export const readPartnerRows = (database: DatabaseOrTransaction): Promise<PartnerRow[]> =>
  database.select().from(partners).orderBy(asc(partners.id));

export async function readPartnerRow(database: DatabaseOrTransaction, id: string): Promise<PartnerRow | undefined> {
  const [row] = await database.select().from(partners).where(eq(partners.id, id));
  return row;
}

/** The number that grows with every change; 0 before the first. */
export async function readRevision(database: DatabaseOrTransaction): Promise<number> {
  const [row] = await database.select({ revision: partnerRevision.revision }).from(partnerRevision);
  return row?.revision ?? 0;
}

/** Changes happen one after the other: whoever checks that a host is free still has it when it is stored. */
async function changing<Result>(
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
  readonly faults: readonly PartnerFault[];
}

/** Reads a record among those that are there; `id` is its own, if it is one of them. */
async function check(
  database: DatabaseOrTransaction,
  record: unknown,
  { given, ...setting }: Setting,
  id?: string,
): Promise<Checked> {
  const reading = parsePartner(record);
  if (!reading.ok) return { faults: reading.faults };
  const rows = (await readPartnerRows(database)).filter((row) => row.id !== id);
  // What is stored has been checked; only what must be of one partner alone is looked at.
  const others = [...rows.map((row) => row.record as unknown as Partner), ...given];
  return { partner: reading.partner, faults: faultsAmong(reading.partner, { ...setting, others }) };
}

const recordOf = (partner: Partner): PartnerRow['record'] => ({ ...partner });

export const addPartner = (database: Database, record: unknown, setting: Setting): Promise<PartnerChange> =>
  changing(database, async (transaction) => {
    const { partner, faults } = await check(transaction, record, setting);
    if (!partner || faults.length > 0) return { ok: false, problem: 'faults', faults };
    const [row] = await transaction
      .insert(partners)
      .values({ id: partner.id, record: recordOf(partner) })
      .returning();
    if (!row) throw new Error('The database did not store the partner.');
    return { ok: true, row };
  });

/** What a change is made of: members that are null are taken out, all others are put in. */
export type PartnerPatch = Readonly<Record<string, unknown>>;

/** `version`: of the record that whoever changes it has seen. */
export const changePartner = (
  database: Database,
  target: { readonly id: string; readonly version?: number | undefined },
  patch: PartnerPatch,
  setting: Setting,
): Promise<PartnerChange> =>
  changing(database, async (transaction) => {
    const { id, version } = target;
    const before = await readPartnerRow(transaction, id);
    if (!before) return { ok: false, problem: 'unknown' };
    if (version !== undefined && before.version !== version) return { ok: false, problem: 'changed' };
    const whole = Object.entries({ ...before.record, ...patch }).filter(([, value]) => value !== null);
    const { partner, faults } = await check(transaction, Object.fromEntries(whole), setting, id);
    if (partner && partner.id !== id) {
      return { ok: false, problem: 'faults', faults: [{ path: 'id', message: 'id cannot be changed' }] };
    }
    if (!partner || faults.length > 0) return { ok: false, problem: 'faults', faults };
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

/** Lets a partner's tokens and pages in, or shuts them out; all that belongs to its customers stays. */
export const enablePartner = (database: Database, id: string, isEnabled: boolean): Promise<PartnerChange> =>
  changing(database, (transaction) => update(transaction, id, { isEnabled }));

/** Forgets a partner. Its customers' accounts stay, and nobody can vouch for them any more. */
export const removePartner = (database: Database, id: string): Promise<PartnerChange> =>
  changing(database, async (transaction) => {
    const [row] = await transaction.delete(partners).where(eq(partners.id, id)).returning();
    return row ? { ok: true, row } : { ok: false, problem: 'unknown' };
  });
