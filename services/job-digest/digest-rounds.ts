import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { dayOf } from '../../shared/documents/jobs/plain-day.ts';
import { nextHour } from '../../shared/documents/jobs/zoned-time.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open-database.ts';
import { accounts, jobDigests } from '../database/schema/index.ts';
import type { Outbox } from '../mail/outbox.ts';
import { originFor } from '../partners/partner-hosts.ts';
import { type Rounds, startRounds } from '../rounds/rounds.ts';
import { digestAddress } from './digest-address.ts';
import { digestItems, jobsToTell } from './digest-items.ts';
import { digestMessage } from './digest-message.ts';

export interface DigestRoundsOptions {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'post'>;
  readonly sites: Pick<Configuration, 'siteOrigin' | 'partners'>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks. */
  readonly lookEvery?: number;
  readonly now?: () => Date;
}

const minute = 60_000;

/**
 * Writes the one digest that has been due longest, if there is anything to tell, and sets the next one: both or neither, so
 * that no process sends it a second time. Answers whether one was due.
 */
export async function writeOneDigest({
  database,
  outbox,
  sites,
  now = () => new Date(),
}: DigestRoundsOptions): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [due] = await transaction
      .select({
        accountId: jobDigests.accountId,
        email: jobDigests.email,
        timeZone: jobDigests.timeZone,
        hour: jobDigests.hour,
        secret: jobDigests.secret,
        issuer: accounts.issuer,
      })
      .from(jobDigests)
      .innerJoin(accounts, eq(accounts.id, jobDigests.accountId))
      .where(and(isNotNull(jobDigests.confirmedAt), lte(jobDigests.nextAt, now()), isNull(accounts.accessEndedAt)))
      .orderBy(asc(jobDigests.nextAt))
      .limit(1)
      .for('update', { of: jobDigests, skipLocked: true });
    if (!due) return false;
    const { accountId, email, timeZone, hour, secret, issuer } = due;
    const today = dayOf(now(), timeZone);
    const items = digestItems(await jobsToTell(transaction, accountId, today), today);
    await transaction
      .update(jobDigests)
      .set({ nextAt: nextHour(now(), hour, timeZone) })
      .where(eq(jobDigests.accountId, accountId));
    if (items.length > 0) {
      const origin = originFor(sites, issuer);
      const stopAddress = digestAddress(origin, accountId, secret);
      await outbox.post(digestMessage({ email, items, today, origin, stopAddress }), transaction);
    }
    return true;
  });
}

/** Writes the daily messages when they are due, in whichever process looks first. */
export const startDigests = (options: DigestRoundsOptions): Rounds =>
  startRounds({
    begin: () => Promise.resolve(() => writeOneDigest(options)),
    onError: options.onError,
    lookEvery: options.lookEvery ?? 5 * minute,
  });
