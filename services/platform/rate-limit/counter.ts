import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';

/** How many are allowed in how many seconds. */
export interface Allowance {
  readonly points: number;
  readonly duration: number;
}

/**
 * Counts one more of what the parts name together, in the database, where every process sees it. Answers the seconds after
 * which to try again: 0 is go on. Addresses and places are kept only as hashes.
 */
export type Counter = (...parts: readonly string[]) => Promise<number>;

/** `name` keeps the counters of one allowance from those of another. */
export function createCounter(database: Database, name: string, allowance: Allowance): Counter {
  const limiter = new RateLimiterPostgres({
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'identity_rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    ...allowance,
  });
  return async (...parts) => {
    try {
      await limiter.consume(createHash('sha256').update(parts.join('\n')).digest('base64url'));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  };
}
