import { and, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  identityDelays,
  identityEmailLinks,
  identityPasswordResets,
  identityRateLimits,
  identityRecords,
} from '../../platform/database/schema/identity.ts';
import { identityChallenges, identityEndLinks } from '../../platform/database/schema/identity-factors.ts';
import { sweepBrowsers } from './new-device/known-browsers.ts';
import { sweepDevices } from './devices/device-store.ts';
import { dropOldRequests } from './password-reset/reset-request-queue.ts';

/** Deletes expired sessions, codes, tokens, links, and counters. Returns the number of deleted records. */
export async function sweepExpired(database: Database): Promise<number> {
  const records = await database.delete(identityRecords).where(lt(identityRecords.expiresAt, sql`now()`));
  await database.delete(identityRateLimits).where(lt(identityRateLimits.expire, Date.now()));
  await database.delete(identityPasswordResets).where(lt(identityPasswordResets.expiresAt, sql`now()`));
  await database.delete(identityEmailLinks).where(lt(identityEmailLinks.expiresAt, sql`now()`));
  await database.delete(identityChallenges).where(lt(identityChallenges.expiresAt, sql`now()`));
  await database.delete(identityEndLinks).where(lt(identityEndLinks.expiresAt, sql`now()`));
  await sweepBrowsers(database);
  await dropOldRequests(database);
  await database
    .delete(identityDelays)
    .where(and(lt(identityDelays.expiresAt, sql`now()`), lt(identityDelays.waitUntil, sql`now()`)));
  await sweepDevices(database);
  return records.rowCount ?? 0;
}

/** The milliseconds between two sweeps. */
export const sweepEvery = 10 * 60 * 1000;

/**
 * Sweeps every ten minutes until the returned function is called, and runs whatever else is `due` then. A failed task
 * is tried again the next time.
 */
export function startSweeping(
  database: Database,
  onError: (error: unknown) => void,
  due: readonly (() => Promise<unknown>)[] = [],
): () => void {
  const sweep = (): void => {
    for (const task of [() => sweepExpired(database), ...due]) void task().catch(onError);
  };
  const timer = setInterval(sweep, sweepEvery);
  timer.unref();
  return () => clearInterval(timer);
}
