import type { Database } from '../../../platform/database/open-database.ts';
import { createCount, type Allowance } from '../../../platform/rate-limit/count.ts';
import { placeOf } from '../../../platform/rate-limit/place.ts';

export interface GuestLimitSettings {
  /** New guests from one place. A class room or a library is one place. */
  readonly guests: Allowance;
  /** Attempts at a full account from one place: each tells whether an address has an account, as a sign-up does. */
  readonly upgrades: Allowance;
}

export const defaultGuestLimits: GuestLimitSettings = {
  guests: { points: 40, duration: 60 * 60 },
  upgrades: { points: 40, duration: 60 * 60 },
};

/** Answers the seconds after which to try again: 0 is go on. `place` is the client's IP address. */
export interface GuestLimits {
  beginGuest(place: string): Promise<number>;
  beginUpgrade(place: string): Promise<number>;
}

export function createGuestLimits(database: Database, settings: GuestLimitSettings = defaultGuestLimits): GuestLimits {
  const guests = createCount(database, 'guest', settings.guests);
  const upgrades = createCount(database, 'guest-upgrade', settings.upgrades);
  return {
    beginGuest: (place) => guests(placeOf(place)),
    beginUpgrade: (place) => upgrades(placeOf(place)),
  };
}
