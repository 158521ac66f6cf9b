import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/open-database.ts';
import { emailKeyOf } from '../accounts.ts';
import { placeOf } from '../limits/place.ts';

/** How many are allowed in how many seconds. */
interface Allowance {
  readonly points: number;
  readonly duration: number;
}

export interface ResetLimitSettings {
  /** Links that one place asks for, for whatever addresses. A class room or a library is one place. */
  readonly place: Allowance;
  /** Links that one place asks for one address. Bound to the place, so that a stranger cannot use up somebody's. */
  readonly person: Allowance;
}

export const defaultResetLimits: ResetLimitSettings = {
  place: { points: 40, duration: 60 * 60 },
  person: { points: 3, duration: 15 * 60 },
};

/** Counts in the database, where every process sees it. `false` means too many; `place` is the client's IP address. */
export interface ResetLimits {
  begin(attempt: { readonly place: string; readonly email: string }): Promise<boolean>;
}

/** Addresses and places are kept only as hashes. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

async function consume(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

export function createResetLimits(database: Database, settings: ResetLimitSettings = defaultResetLimits): ResetLimits {
  const limiter = (keyPrefix: string, allowance: Allowance): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: database.$client,
      storeType: 'pool',
      tableName: 'identity_rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      ...allowance,
    });
  const person = limiter('reset-person', settings.person);
  const place = limiter('reset-place', settings.place);
  return {
    async begin(attempt) {
      const from = placeOf(attempt.place);
      return (await consume(place, keyOf(from))) && consume(person, keyOf(from, emailKeyOf(attempt.email)));
    },
  };
}
