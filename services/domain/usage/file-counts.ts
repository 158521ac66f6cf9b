import type { Database } from '../../platform/database/database.ts';
import { type Counter, createCounter } from '../../platform/rate-limit/counter.ts';
import { createProcessCounter } from '../../platform/rate-limit/process-counter.ts';
import type { AccountKey } from '../account-key.ts';
import { type Quota, type Quotas, quotaOf } from './quotas.ts';

/** A person who requests a file. */
export type FileOwner = AccountKey & { readonly isAnonymous?: boolean };

/** Counts one more file. Resolves to the number of seconds to wait; 0 means that this one is allowed. */
export type CountFile = (owner: FileOwner) => Promise<number>;

/**
 * Creates the count of one kind of file per hour. Without a database, as in a process that only typesets, the process
 * counts for itself.
 */
export function createFileCount(
  database: Database | undefined,
  name: string,
  quotas: Quotas,
  limitIn: (quota: Quota) => number,
): CountFile {
  const counterOf = (quota: Quota): Counter => {
    const allowance = { points: limitIn(quota), duration: 3600 };
    return database ? createCounter(database, name, allowance) : createProcessCounter(allowance);
  };
  const counters = new Map([quotas.guest, quotas.account].map((quota) => [quota, counterOf(quota)]));
  return async ({ issuer, subject, isAnonymous }) =>
    (await counters.get(quotaOf(quotas, { isGuest: isAnonymous === true }))?.(issuer, subject)) ?? 0;
}
