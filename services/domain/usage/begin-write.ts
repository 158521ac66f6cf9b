import type { Database } from '../../platform/database/database.ts';
import { createProcessCounter } from '../../platform/rate-limit/process-counter.ts';
import { tooManyRequests } from '../errors.ts';
import { type Quota, type Quotas, quotaOf } from './quotas.ts';
import { allowStorage } from './storage.ts';

/** Counts a write of an account, before it begins. Rejects with TOO_MANY_REQUESTS when there have been too many. */
export type BeginWrite = (account: { readonly id: string; readonly isAnonymous: boolean }) => Promise<void>;

/**
 * Creates the count of writes per minute. Each process counts for itself, because a shared count would cost another
 * write for each write (docs/adr/0048).
 */
export function createWriteCount(db: Database, quotas: Quotas): BeginWrite {
  const counterOf = ({ writesPerMinute }: Quota) => createProcessCounter({ points: writesPerMinute, duration: 60 });
  const counters = new Map([quotas.guest, quotas.account].map((quota) => [quota, counterOf(quota)]));
  return async ({ id, isAnonymous }) => {
    const quota = quotaOf(quotas, { isGuest: isAnonymous });
    const wait = (await counters.get(quota)?.(id)) ?? 0;
    if (wait > 0) throw tooManyRequests(wait);
    await allowStorage(db, id, quota.bytes);
  };
}
