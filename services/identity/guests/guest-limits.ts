import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/open-database.ts';
import { placeOf } from '../limits/place.ts';
import type { Allowance } from '../sign-in-limits.ts';

export interface GuestLimitSettings {
  /** New guests from one place in how many seconds. A class room or a library is one place. */
  readonly guests: Allowance;
  /** Attempts at a full account from one place: each tells whether an address has an account, as a sign-up does. */
  readonly upgrades: Allowance;
}

export const defaultGuestLimits: GuestLimitSettings = {
  guests: { points: 40, duration: 60 * 60 },
  upgrades: { points: 40, duration: 60 * 60 },
};

/** Counts in the database, where every process sees it. `false` means too many; `place` is the client's IP address. */
export interface GuestLimits {
  beginGuest(place: string): Promise<boolean>;
  beginUpgrade(place: string): Promise<boolean>;
}

export function createGuestLimits(database: Database, settings: GuestLimitSettings = defaultGuestLimits): GuestLimits {
  const counter = (keyPrefix: string, allowance: Allowance) => {
    const limiter = new RateLimiterPostgres({
      storeClient: database.$client,
      storeType: 'pool',
      tableName: 'identity_rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      ...allowance,
    });
    return async (place: string): Promise<boolean> => {
      try {
        // Places are kept only as hashes.
        await limiter.consume(createHash('sha256').update(placeOf(place)).digest('base64url'));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    };
  };
  return {
    beginGuest: counter('guest', settings.guests),
    beginUpgrade: counter('guest-upgrade', settings.upgrades),
  };
}
