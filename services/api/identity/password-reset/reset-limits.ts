import type { Database } from '../../../platform/database/database.ts';
import { emailKeyOf } from '../../../domain/identity-accounts/accounts.ts';
import { createCounter, type Allowance } from '../../../platform/rate-limit/counter.ts';
import { clientNetworkOf } from '../../../platform/rate-limit/client-network.ts';

export interface ResetLimitSettings {
  /**
   * The limit of links that one client network requests, for any addresses. A classroom or a library is one network.
   */
  readonly network: Allowance;
  /**
   * The limit of links that one client network requests for one address. It is bound to the network, so that a stranger
   * cannot use up another person's limit.
   */
  readonly address: Allowance;
}

export const defaultResetLimits: ResetLimitSettings = {
  network: { points: 40, duration: 60 * 60 },
  address: { points: 3, duration: 15 * 60 },
};

/**
 * Counts requests in the database, where every process sees them. `false` means too many. `ip` is the client's IP
 * address.
 */
export interface ResetLimits {
  begin(attempt: { readonly ip: string; readonly email: string }): Promise<boolean>;
}

/** Creates the limits of reset links, which count in the database. */
export function createResetLimits(database: Database, settings: ResetLimitSettings = defaultResetLimits): ResetLimits {
  const countByAddress = createCounter(database, 'reset-person', settings.address);
  const countByNetwork = createCounter(database, 'reset-place', settings.network);
  return {
    async begin(attempt) {
      const network = clientNetworkOf(attempt.ip);
      return (await countByNetwork(network)) === 0 && (await countByAddress(network, emailKeyOf(attempt.email))) === 0;
    },
  };
}
