import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { createExponentialBackoff, type ExponentialBackoffSettings } from '../identity/limits/exponential-backoff.ts';
import { clientNetworkOf } from '../../platform/rate-limit/client-network.ts';
import { createAccountThrottle, type AccountThrottleSettings } from '../identity/limits/account-throttle.ts';

const second = 1000;
const hour = 3600 * second;

/** The limit of wrong passwords for one link from one client network. */
export const networkLimit: ExponentialBackoffSettings = {
  free: 5,
  firstDelay: second,
  maxDelay: 900 * second,
  forgetAfter: 24 * hour,
};
/**
 * The throttle of wrong passwords for one link from all networks. It delays but never refuses, so that one person
 * cannot lock a link for others.
 */
export const linkLimit: AccountThrottleSettings = { free: 20, step: 50, maxDelay: 2 * second };

/** Counts attempts in the database, where every process sees them. */
export interface PasswordTries {
  /** Counts an attempt that begins. Returns the seconds to wait before the next attempt: 0 means continue. */
  begin(link: string, ip: string): Promise<number>;
  succeeded(link: string, ip: string): Promise<void>;
}

/** Creates the count of wrong passwords for links. */
export function createPasswordTries(database: Database): PasswordTries {
  const delay = createExponentialBackoff(database, networkLimit);
  const slow = createAccountThrottle(database, linkLimit);
  const keyOf = (...parts: readonly string[]): string =>
    createHash('sha256')
      .update(['share', ...parts].join('\n'))
      .digest('base64url');
  return {
    async begin(link, ip) {
      const wait = await delay.begin(keyOf(link, clientNetworkOf(ip)));
      if (wait > 0) return Math.ceil(wait / second);
      await slow.begin(keyOf(link));
      return 0;
    },
    async succeeded(link, ip) {
      await Promise.all([delay.forget(keyOf(link, clientNetworkOf(ip))), slow.takeBack(keyOf(link))]);
    },
  };
}
