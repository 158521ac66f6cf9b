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

/** The digests of one step. */
const mostAtOnce = 50;

/**
 * Lists digests that are due, the longest first. They are not locked: a distributed database cannot lock rows of many
 * accounts at once.
 */
const dueDigests = ({ table }: DigestKind, database: Database, now: Date) =>
  database
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
    .where(and(isNotNull(table.confirmedAt), lte(table.nextAt, now), isNull(accounts.accessEndedAt)))
    .orderBy(asc(table.nextAt))
    .limit(mostAtOnce);

type DueDigest = Awaited<ReturnType<typeof dueDigests>>[number];

/**
 * Schedules the next digest and writes this one, in one transaction, so that no process sends it twice. Returns false if
 * another process, or the person, was faster.
 */
function writeDigest(kind: DigestKind, due: DueDigest, options: DigestWorkerOptions, now: Date): Promise<boolean> {
  const { database, jobSearch, outbox, sites } = options;
  const { table } = kind;
  const { accountId, email, timeZone, language, hour, secret, issuer } = due;
  return database.transaction(async (transaction) => {
    const claimed = await transaction
      .update(table)
      .set({ nextAt: nextHour(now, hour, timeZone) })
      .where(and(eq(table.accountId, accountId), lte(table.nextAt, now), isNotNull(table.confirmedAt)))
      .returning({ accountId: table.accountId });
    if (claimed.length === 0) return false;
    const origin = originFor(sites, issuer);
    const stopAddress = digestAddress(kind, origin, accountId, secret);
    const context = { accountId, email, timeZone, language, now, origin, stopAddress };
    const message = await kind.compose(transaction, context, { jobSearch });
    if (message) await outbox.post(message, transaction);
    return true;
  });
}

/**
 * Writes some of the digests that are due, those that have anything to report. Returns whether one was written; one that
 * fails is tried again at the next poll.
 */
export async function writeDueDigests(kind: DigestKind, options: DigestWorkerOptions): Promise<boolean> {
  const now = (options.now ?? (() => new Date()))();
  let written = 0;
  for (const due of await dueDigests(kind, options.database, now)) {
    try {
      if (await writeDigest(kind, due, options, now)) written += 1;
    } catch (error) {
      options.onError(error);
    }
  }
  return written > 0;
}

/** Writes the daily emails when they are due, in whichever process polls first. */
export const startDigests = (kind: DigestKind, options: DigestWorkerOptions): PollingWorker =>
  startPolling({
    nextStep: () => Promise.resolve(() => writeDueDigests(kind, options)),
    onError: options.onError,
    pollIntervalMs: options.pollIntervalMs ?? digestPollIntervalMs,
  });
