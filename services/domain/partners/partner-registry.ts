import type { Database } from '../../platform/database/database.ts';
import { startPolling } from '../../platform/worker/polling-worker.ts';
import { type CurrentPartners, type Partner, uniqueFields } from './partner.ts';
import { readPartnerRows, readRevision } from './registered-partners.ts';
import { invalidRecordText, type StoredPartner } from './stored-partner.ts';

/** Milliseconds within which a process picks up an operator's changes. */
const defaultPollIntervalMs = 2_000;

/** The partners of the settings and of the database, kept up to date without a restart. */
export interface PartnerRegistry {
  readonly current: CurrentPartners;
  /** Polls immediately, for a process that has just made a change itself. */
  readonly refresh: () => void;
  readonly stop: () => Promise<void>;
}

export interface PartnerRegistryOptions {
  readonly database: Database;
  /** The partners of `TESSERA_PARTNERS`. */
  readonly configuredPartners: readonly Partner[];
  readonly siteOrigin: string;
  /** Milliseconds between two polls. */
  readonly pollIntervalMs?: number;
  /** Called with records that cannot be used and with failed polls. The known partners stay in use. */
  readonly onError: (error: unknown) => void;
}

/**
 * Whether the providers of registered partners are only asked at public addresses. Only a site on this machine may have
 * providers on this machine.
 */
export const isGuarded = ({ siteOrigin }: { readonly siteOrigin: string }): boolean => siteOrigin.startsWith('https:');

/**
 * Merges both sources. The database has priority, even for a disabled partner: a record of the settings with the same
 * name, host, or issuer is left out.
 */
function partnersOf(
  rows: readonly StoredPartner[],
  { configuredPartners, siteOrigin, onError }: PartnerRegistryOptions,
): Partner[] {
  const isPublic = isGuarded({ siteOrigin });
  const registered = rows.flatMap(({ id, parsed, isEnabled }): Partner[] => {
    if (!parsed.ok) onError(new Error(invalidRecordText(id, parsed.problems)));
    return parsed.ok && isEnabled ? [{ ...parsed.partner, isPublic }] : [];
  });
  const isTaken = (partner: Partner): boolean =>
    rows.some(({ record }) => uniqueFields.some((field) => record[field] === partner[field]));
  const remaining = configuredPartners.filter((partner) => !isTaken(partner));
  for (const { id } of configuredPartners.filter(isTaken)) {
    onError(
      new Error(
        `The partner ${id} of TESSERA_PARTNERS is ignored: the database has one with the same ID, domain or issuer.`,
      ),
    );
  }
  return [...registered, ...remaining];
}

/**
 * Starts the registry. Rejects when the database cannot be queried at the start; later failures are only reported to
 * `onError`.
 */
export async function startPartnerRegistry(options: PartnerRegistryOptions): Promise<PartnerRegistry> {
  const { database, onError, pollIntervalMs = defaultPollIntervalMs } = options;
  let revision = await readRevision(database);
  let partners: readonly Partner[] = partnersOf(await readPartnerRows(database), options);
  const update = async (): Promise<void> => {
    const newRevision = await readRevision(database);
    if (newRevision === revision) return;
    // The revision was read before the rows, so that a change in between is picked up by the next poll.
    partners = partnersOf(await readPartnerRows(database), options);
    revision = newRevision;
  };
  const worker = startPolling({
    nextStep: async () => {
      await update();
      return () => Promise.resolve(false);
    },
    onError,
    pollIntervalMs,
  });
  return { current: () => partners, refresh: worker.poll, stop: worker.close };
}
