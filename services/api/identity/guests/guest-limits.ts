import type { Database } from '../../../platform/database/database.ts';
import { createCounter, type Allowance } from '../../../platform/rate-limit/counter.ts';
import { clientNetworkOf } from '../../../platform/rate-limit/client-network.ts';

export interface GuestLimitSettings {
  /** The limit of new guests from one client network. A classroom or a library is one network. */
  readonly guests: Allowance;
  /**
   * The limit of upgrade attempts from one client network. Like a sign-up, each reveals whether an address has an
   * account.
   */
  readonly upgrades: Allowance;
}

export const defaultGuestLimits: GuestLimitSettings = {
  guests: { points: 40, duration: 60 * 60 },
  upgrades: { points: 40, duration: 60 * 60 },
};

/**
 * Counts attempts and returns the seconds to wait before the next one: 0 means continue. `ip` is the client's IP
 * address.
 */
export interface GuestLimits {
  beginGuest(ip: string): Promise<number>;
  beginUpgrade(ip: string): Promise<number>;
}

/** Creates the limits of guests, which count in the database. */
export function createGuestLimits(database: Database, settings: GuestLimitSettings = defaultGuestLimits): GuestLimits {
  const guests = createCounter(database, 'guest', settings.guests);
  const upgrades = createCounter(database, 'guest-upgrade', settings.upgrades);
  return {
    beginGuest: (ip) => guests(clientNetworkOf(ip)),
    beginUpgrade: (ip) => upgrades(clientNetworkOf(ip)),
  };
}
