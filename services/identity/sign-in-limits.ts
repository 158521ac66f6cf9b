import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/open-database.ts';
import { emailKeyOf } from './accounts.ts';

/** How many are allowed in how many seconds. */
export interface Allowance {
  readonly points: number;
  readonly duration: number;
}

export interface LimitSettings {
  /** Wrong passwords for one address from one place. Bound to the place, so that a stranger cannot lock anybody out. */
  readonly wrongPasswords: Allowance;
  /** Wrong passwords from one place for whatever addresses. */
  readonly wrongPasswordsOfPlace: Allowance;
  /** New accounts from one place. */
  readonly signUps: Allowance;
}

export const defaultLimits: LimitSettings = {
  wrongPasswords: { points: 5, duration: 15 * 60 },
  wrongPasswordsOfPlace: { points: 100, duration: 60 * 60 },
  signUps: { points: 60, duration: 60 * 60 },
};

/** Who is trying: `place` is the client's IP address. */
export interface Attempt {
  readonly place: string;
  readonly email: string;
}

/** Counts attempts in the database, where every process sees them. An answer of `false` means too many. */
export interface SignInLimits {
  /** Counts a sign-in that begins. It is taken back by `succeeded`, so parallel guesses cannot slip past the count. */
  begin(attempt: Attempt): Promise<boolean>;
  succeeded(attempt: Attempt): Promise<void>;
  beginSignUp(place: string): Promise<boolean>;
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

export function createSignInLimits(database: Database, settings: LimitSettings = defaultLimits): SignInLimits {
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
  const person = limiter('person', settings.wrongPasswords);
  const place = limiter('place', settings.wrongPasswordsOfPlace);
  const signUps = limiter('sign-up', settings.signUps);
  const personKey = (attempt: Attempt): string => keyOf(attempt.place, emailKeyOf(attempt.email));

  return {
    async begin(attempt) {
      return (await consume(person, personKey(attempt))) && (await consume(place, keyOf(attempt.place)));
    },
    async succeeded(attempt) {
      await Promise.all([person.delete(personKey(attempt)), place.reward(keyOf(attempt.place))]);
    },
    beginSignUp: (from) => consume(signUps, keyOf(from)),
  };
}
