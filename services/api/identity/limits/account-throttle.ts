import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../../platform/database/database.ts';

/** The settings of the throttle. Times are in milliseconds. */
export interface AccountThrottleSettings {
  /** The number of attempts per hour without a delay, which is more than a person needs. */
  readonly free: number;
  /** The delay that each further attempt adds. */
  readonly step: number;
  readonly maxDelay: number;
}

/**
 * Delays all attempts at one email address, whatever network they come from. It refuses none: guesses from many
 * networks are slowed down, and the owner still gets in.
 */
export interface AccountThrottle {
  /** Counts an attempt and resolves after its delay. */
  begin(key: string): Promise<void>;
  /** Takes back an attempt that turned out not to be a failure. */
  takeBack(key: string): Promise<void>;
}

const hour = 60 * 60;

/** Creates a throttle that counts in the database, where every process sees it. */
export function createAccountThrottle(
  database: Database,
  { free, step, maxDelay }: AccountThrottleSettings,
): AccountThrottle {
  const tries = new RateLimiterPostgres({
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'identity_rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'address',
    points: Number.MAX_SAFE_INTEGER,
    duration: hour,
  });
  return {
    async begin(key) {
      const { consumedPoints } = await tries.consume(key);
      const delay = Math.min(Math.max(0, consumedPoints - free) * step, maxDelay);
      if (delay > 0) await sleep(delay);
    },
    async takeBack(key) {
      await tries.reward(key);
    },
  };
}
