import type { Database } from '../../../platform/database/open-database.ts';
import { createCounter, type Allowance } from '../../../platform/rate-limit/counter.ts';
import { clientNetworkOf } from '../../../platform/rate-limit/client-network.ts';

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
  const guests = createCounter(database, 'guest', settings.guests);
  const upgrades = createCounter(database, 'guest-upgrade', settings.upgrades);
  return {
    beginGuest: (place) => guests(clientNetworkOf(place)),
    beginUpgrade: (place) => upgrades(clientNetworkOf(place)),
  };
}
