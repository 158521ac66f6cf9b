import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { nextHour } from '../../../shared/documents/jobs/zoned-time.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema/index.ts';
import type { JobSearch } from '../../domain/job-search/job-search.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { originFor, type Sites } from '../../domain/partners/partner-hosts.ts';
import { type PollingWorker, startPolling } from '../../platform/worker/polling-worker.ts';
import { type DigestKind, digestAddress } from '../../domain/digests/digest-kind.ts';

export interface DigestWorkerOptions {
  readonly database: Database;
  /** Searches the primary database: postings that a replica does not have yet would never be reported. */
  readonly jobSearch: JobSearch;
  readonly outbox: Pick<Outbox, 'post'>;
  readonly sites: Sites;
  readonly onError: (error: unknown) => void;
  /** The milliseconds between two polls. */
  readonly pollIntervalMs?: number;
  readonly now?: () => Date;
}

/** The milliseconds between two polls for digests that are due. */
export const digestPollIntervalMs = 5 * 60_000;

/**
 * Writes the one digest that has been due longest, if there is anything to report, and schedules the next one in the
 * same transaction, so that no process sends it twice. Returns whether one was due.
 */
export async function writeOneDigest(
  kind: DigestKind,
  { database, jobSearch, outbox, sites, now = () => new Date() }: DigestWorkerOptions,
): Promise<boolean> {
  const { table } = kind;
  return database.transaction(async (transaction) => {
    const [due] = await transaction
      .select({
        accountId: table.accountId,
        email: table.email,
        timeZone: table.timeZone,
        language: table.language,
        hour: table.hour,
        secret: table.secret,
        issuer: accounts.issuer,
      })
      .from(table)
      .innerJoin(accounts, eq(accounts.id, table.accountId))
      .where(and(isNotNull(table.confirmedAt), lte(table.nextAt, now()), isNull(accounts.accessEndedAt)))
      .orderBy(asc(table.nextAt))
      .limit(1)
      .for('update', { of: table, skipLocked: true });
    if (!due) return false;
    const { accountId, email, timeZone, language, hour, secret, issuer } = due;
    const origin = originFor(sites, issuer);
    const stopAddress = digestAddress(kind, origin, accountId, secret);
    const context = { accountId, email, timeZone, language, now: now(), origin, stopAddress };
    const message = await kind.compose(transaction, context, { jobSearch });
    await transaction
      .update(table)
      .set({ nextAt: nextHour(now(), hour, timeZone) })
      .where(eq(table.accountId, accountId));
    if (message) await outbox.post(message, transaction);
    return true;
  });
}

/** Writes the daily emails when they are due, in whichever process polls first. */
export const startDigests = (kind: DigestKind, options: DigestWorkerOptions): PollingWorker =>
  startPolling({
    nextStep: () => Promise.resolve(() => writeOneDigest(kind, options)),
    onError: options.onError,
    pollIntervalMs: options.pollIntervalMs ?? digestPollIntervalMs,
  });
