import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../../platform/database/open-database.ts';

/** Times in milliseconds. */
export interface AccountThrottleSettings {
  /** Tries within the hour that cost nothing: more than a person needs. */
  readonly free: number;
  /** What each further one adds. */
  readonly step: number;
  readonly longest: number;
}

/**
 * Slows all tries at one address, wherever they come from. It refuses nobody: many places that guess one password are
 * slowed, and the owner still gets in.
 */
export interface AccountThrottle {
  /** Counts a try and resolves after its delay. */
  begin(key: string): Promise<void>;
  /** The try was none that failed. */
  takeBack(key: string): Promise<void>;
}

const hour = 60 * 60;

export function createAccountThrottle(
  database: Database,
  { free, step, longest }: AccountThrottleSettings,
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
      const delay = Math.min(Math.max(0, consumedPoints - free) * step, longest);
      if (delay > 0) await sleep(delay);
    },
    async takeBack(key) {
      await tries.reward(key);
    },
  };
}
