import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/open-database.ts';
import { createGrowingDelay, type GrowingDelaySettings } from '../identity/limits/growing-delay.ts';
import { placeOf } from '../../platform/rate-limit/place.ts';
import { createSlowAddress, type SlowAddressSettings } from '../identity/limits/slow-address.ts';

const second = 1000;
const hour = 3600 * second;

/** Wrong passwords for one link from one place. */
export const ofPlace: GrowingDelaySettings = { free: 5, first: second, longest: 900 * second, forgetAfter: 24 * hour };
/** Wrong passwords for one link from all places: slowed, never refused, so that nobody can close a link for others. */
export const ofLink: SlowAddressSettings = { free: 20, step: 50, longest: 2 * second };

/** Counts tries in the database, where every process sees them. */
export interface PasswordTries {
  /** Counts one that begins. Answers the seconds after which to try again: 0 is go on. */
  begin(link: string, ip: string): Promise<number>;
  succeeded(link: string, ip: string): Promise<void>;
}

export function createPasswordTries(database: Database): PasswordTries {
  const delay = createGrowingDelay(database, ofPlace);
  const slow = createSlowAddress(database, ofLink);
  const keyOf = (...parts: readonly string[]): string =>
    createHash('sha256')
      .update(['share', ...parts].join('\n'))
      .digest('base64url');
  return {
    async begin(link, ip) {
      const wait = await delay.begin(keyOf(link, placeOf(ip)));
      if (wait > 0) return Math.ceil(wait / second);
      await slow.begin(keyOf(link));
      return 0;
    },
    async succeeded(link, ip) {
      await Promise.all([delay.forget(keyOf(link, placeOf(ip))), slow.takeBack(keyOf(link))]);
    },
  };
}
