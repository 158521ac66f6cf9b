import type { Database } from '../../platform/database/database.ts';
import type { PartnerRow } from '../../platform/database/schema/index.ts';
import { startPolling } from '../../platform/worker/polling-worker.ts';
import { parsePartner, type CurrentPartners, type Partner, uniqueFields } from './partner.ts';
import { readPartnerRows, readRevision } from './registered-partners.ts';

/** Milliseconds after which a process has taken up what an operator has changed. */
const defaultLookEvery = 2_000;

/** The partners of the settings and of the database, followed without a restart. */
export interface PartnerRegistry {
  readonly current: CurrentPartners;
  /** Looks now: who has just changed something need not wait. */
  readonly refresh: () => void;
  readonly stop: () => Promise<void>;
}

export interface PartnerRegistryOptions {
  readonly database: Database;
  /** Those of `TESSERA_PARTNERS`. */
  readonly given: readonly Partner[];
  readonly siteOrigin: string;
  /** Milliseconds. */
  readonly lookEvery?: number;
  /** Told of what cannot be used, and of looks that failed; what was known stays. */
  readonly onError: (error: unknown) => void;
}

/** Whether those of the database are asked at public addresses alone: only a site on this machine has providers on this machine. */
export const isGuarded = ({ siteOrigin }: { readonly siteOrigin: string }): boolean => siteOrigin.startsWith('https:');

/** What is in the database counts, also that a partner is shut out: a record of the settings with the same name, host or issuer does not. */
function partnersOf(rows: readonly PartnerRow[], { given, siteOrigin, onError }: PartnerRegistryOptions): Partner[] {
  const isPublic = isGuarded({ siteOrigin });
  const registered = rows.flatMap(({ id, record, isEnabled }): Partner[] => {
    const reading = parsePartner(record);
    if (!reading.ok) onError(new Error(`Could not read the partner ${id}: ${reading.faults[0]?.message ?? ''}.`));
    return reading.ok && isEnabled ? [{ ...reading.partner, isPublic }] : [];
  });
  const isTaken = (partner: Partner): boolean =>
    rows.some(({ record }) => uniqueFields.some((field) => record[field] === partner[field]));
  const left = given.filter((partner) => !isTaken(partner));
  for (const { id } of given.filter(isTaken)) {
    onError(
      new Error(
        `The partner ${id} of TESSERA_PARTNERS is ignored: the database has one with the same ID, domain or issuer.`,
      ),
    );
  }
  return [...registered, ...left];
}

/** Rejects when the database cannot be asked at the start; later that is only told to `onError`. */
export async function startPartnerRegistry(options: PartnerRegistryOptions): Promise<PartnerRegistry> {
  const { database, onError, lookEvery = defaultLookEvery } = options;
  let revision = await readRevision(database);
  let partners: readonly Partner[] = partnersOf(await readPartnerRows(database), options);
  const takeUp = async (): Promise<void> => {
    const found = await readRevision(database);
    if (found === revision) return;
    // Read before the rows: whatever changes in between is taken up the next time.
    partners = partnersOf(await readPartnerRows(database), options);
    revision = found;
  };
  const rounds = startPolling({
    nextStep: async () => {
      await takeUp();
      return () => Promise.resolve(false);
    },
    onError,
    pollIntervalMs: lookEvery,
  });
  return { current: () => partners, refresh: rounds.poll, stop: rounds.close };
}
