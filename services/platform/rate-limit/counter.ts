import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';

/** How many uses are allowed in how many seconds. */
export interface Allowance {
  readonly points: number;
  readonly duration: number;
}

/**
 * Counts one more use of the key that the parts form together. Counters are in the database, so that all processes
 * share them. Resolves to the number of seconds to wait before the next attempt; 0 means that this one is allowed.
 * Addresses and networks are stored only as hashes.
 */
export type Counter = (...parts: readonly string[]) => Promise<number>;

/** Creates a counter. `name` separates the counters of one allowance from those of another. */
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
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
}
