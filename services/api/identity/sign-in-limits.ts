import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { emailKeyOf } from '../../domain/identity-accounts/accounts.ts';
import { createCounter, type Allowance } from '../../platform/rate-limit/counter.ts';
import { createExponentialBackoff, type ExponentialBackoffSettings } from './limits/exponential-backoff.ts';
import { clientNetworkOf } from '../../platform/rate-limit/client-network.ts';
import { createAccountThrottle, type AccountThrottleSettings } from './limits/account-throttle.ts';

export interface LimitSettings {
  /**
   * The limit of wrong passwords for one address from one client network. It is bound to the network, so that a
   * stranger cannot lock out the owner.
   */
  readonly wrongPasswords: ExponentialBackoffSettings;
  /** The limit of wrong passwords from one client network, for any addresses. */
  readonly wrongPasswordsOfNetwork: ExponentialBackoffSettings;
  /** The limit of wrong passwords for one address from all networks. */
  readonly wrongPasswordsOfAddress: AccountThrottleSettings;
  /** The limit of new accounts from one client network. */
  readonly signUps: Allowance;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

export const defaultLimits: LimitSettings = {
  wrongPasswords: { free: 5, firstDelay: second, maxDelay: 15 * minute, forgetAfter: 24 * hour },
  // A network may be a whole company, which one person there must not lock out for long.
  wrongPasswordsOfNetwork: { free: 100, firstDelay: second, maxDelay: 15 * second, forgetAfter: hour },
  wrongPasswordsOfAddress: { free: 20, step: 50, maxDelay: 2 * second },
  signUps: { points: 60, duration: 60 * 60 },
};

/** An attempt to sign in. `ip` is the client's IP address. */
export interface Attempt {
  readonly ip: string;
  readonly email: string;
}

/** Counts attempts in the database, where every process sees them. */
export interface SignInLimits {
  /**
   * Counts a sign-in that begins. `succeeded` takes it back, so parallel guesses cannot slip past the count. Returns
   * the seconds to wait before the next attempt: 0 means continue.
   */
  begin(attempt: Attempt): Promise<number>;
  succeeded(attempt: Attempt): Promise<void>;
  /**
   * Takes back what a right password counted for its network and address while a code is missing: a company signs in
   * from one network. The person's own count stays until the code is right, so that a known password does not reset it.
   */
  passwordWasRight(attempt: Attempt): Promise<void>;
  /** Counts a new account. Returns the seconds to wait before the next attempt: 0 means continue. */
  beginSignUp(ip: string): Promise<number>;
}

/** Email and IP addresses are stored only as hashes. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

const inSeconds = (milliseconds: number): number => Math.ceil(milliseconds / second);

/** Creates the limits of sign-ins and sign-ups. */
export function createSignInLimits(database: Database, settings: LimitSettings = defaultLimits): SignInLimits {
  const person = createExponentialBackoff(database, settings.wrongPasswords);
  const network = createExponentialBackoff(database, settings.wrongPasswordsOfNetwork);
  const address = createAccountThrottle(database, settings.wrongPasswordsOfAddress);
  const signUps = createCounter(database, 'sign-up', settings.signUps);
  const keysOf = (attempt: Attempt) => ({
    person: keyOf('person', clientNetworkOf(attempt.ip), emailKeyOf(attempt.email)),
    network: keyOf('place', clientNetworkOf(attempt.ip)),
    address: keyOf('address', emailKeyOf(attempt.email)),
  });

  return {
    async begin(attempt) {
      const keys = keysOf(attempt);
      const networkWaits = await network.begin(keys.network);
      if (networkWaits > 0) return inSeconds(networkWaits);
      const userWaits = await person.begin(keys.person);
      if (userWaits > 0) {
        // No password was checked, so the attempt does not count.
        await network.takeBack(keys.network);
        return inSeconds(userWaits);
      }
      await address.begin(keys.address);
      return 0;
    },
    async succeeded(attempt) {
      const keys = keysOf(attempt);
      await Promise.all([person.forget(keys.person), network.takeBack(keys.network), address.takeBack(keys.address)]);
    },
    async passwordWasRight(attempt) {
      const keys = keysOf(attempt);
      await Promise.all([network.takeBack(keys.network), address.takeBack(keys.address)]);
    },
    beginSignUp: (ip) => signUps(clientNetworkOf(ip)),
  };
}
