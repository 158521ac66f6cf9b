import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/open-database.ts';
import { emailKeyOf } from '../../domain/identity-accounts/accounts.ts';
import { createCounter, type Allowance } from '../../platform/rate-limit/counter.ts';
import { createExponentialBackoff, type ExponentialBackoffSettings } from './limits/exponential-backoff.ts';
import { clientNetworkOf } from '../../platform/rate-limit/client-network.ts';
import { createAccountThrottle, type AccountThrottleSettings } from './limits/account-throttle.ts';

export interface LimitSettings {
  /** Wrong passwords for one address from one place. Bound to the place, so that a stranger cannot lock anybody out. */
  readonly wrongPasswords: ExponentialBackoffSettings;
  /** Wrong passwords from one place for whatever addresses. */
  readonly wrongPasswordsOfPlace: ExponentialBackoffSettings;
  /** Wrong passwords for one address from all places. */
  readonly wrongPasswordsOfAddress: AccountThrottleSettings;
  /** New accounts from one place. */
  readonly signUps: Allowance;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

export const defaultLimits: LimitSettings = {
  wrongPasswords: { free: 5, first: second, longest: 15 * minute, forgetAfter: 24 * hour },
  // A place may be a whole company, which one person there must not lock out for long.
  wrongPasswordsOfPlace: { free: 100, first: second, longest: 15 * second, forgetAfter: hour },
  wrongPasswordsOfAddress: { free: 20, step: 50, longest: 2 * second },
  signUps: { points: 60, duration: 60 * 60 },
};

/** Who is trying: `place` is the client's IP address. */
export interface Attempt {
  readonly place: string;
  readonly email: string;
}

/** Counts attempts in the database, where every process sees them. */
export interface SignInLimits {
  /**
   * Counts a sign-in that begins. It is taken back by `succeeded`, so parallel guesses cannot slip past the count.
   * Answers the seconds after which to try again: 0 is go on.
   */
  begin(attempt: Attempt): Promise<number>;
  succeeded(attempt: Attempt): Promise<void>;
  /** Counts a new account. Answers the seconds after which to try again: 0 is go on. */
  beginSignUp(place: string): Promise<number>;
}

/** Addresses and places are kept only as hashes. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

const inSeconds = (milliseconds: number): number => Math.ceil(milliseconds / second);

export function createSignInLimits(database: Database, settings: LimitSettings = defaultLimits): SignInLimits {
  const person = createExponentialBackoff(database, settings.wrongPasswords);
  const place = createExponentialBackoff(database, settings.wrongPasswordsOfPlace);
  const address = createAccountThrottle(database, settings.wrongPasswordsOfAddress);
  const signUps = createCounter(database, 'sign-up', settings.signUps);
  const keysOf = (attempt: Attempt) => ({
    person: keyOf('person', clientNetworkOf(attempt.place), emailKeyOf(attempt.email)),
    place: keyOf('place', clientNetworkOf(attempt.place)),
    address: keyOf('address', emailKeyOf(attempt.email)),
  });

  return {
    async begin(attempt) {
      const keys = keysOf(attempt);
      const placeWaits = await place.begin(keys.place);
      if (placeWaits > 0) return inSeconds(placeWaits);
      const personWaits = await person.begin(keys.person);
      if (personWaits > 0) {
        // No password was looked at.
        await place.takeBack(keys.place);
        return inSeconds(personWaits);
      }
      await address.begin(keys.address);
      return 0;
    },
    async succeeded(attempt) {
      const keys = keysOf(attempt);
      await Promise.all([person.forget(keys.person), place.takeBack(keys.place), address.takeBack(keys.address)]);
    },
    beginSignUp: (from) => signUps(clientNetworkOf(from)),
  };
}
