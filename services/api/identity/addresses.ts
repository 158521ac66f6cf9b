import { memoizeBySource } from '../../domain/partners/memoize-by-source.ts';
import { partnerAt, partnerSiteOrigin } from '../../domain/partners/partner-hosts.ts';
import type { CurrentPartners, Partner } from '../../domain/partners/partner.ts';
import type { LiveProvider } from './live-provider.ts';

/** An address at which the provider answers: the site's own, or that of a partner's customers. */
export interface Address {
  readonly origin: URL;
  readonly provider: LiveProvider;
  /** The partner whose customers sign in there. */
  readonly partner: Partner | undefined;
  /** Whether other applications are registered there. */
  readonly isSite: boolean;
}

export interface Addresses {
  readonly site: Address;
  /** Returns the address for the `host` of a request: that of an enabled partner, or else the site's. */
  readonly at: (host: string) => Address;
  /** The origins of all addresses. */
  readonly origins: () => readonly string[];
}

export interface AddressesOptions {
  readonly siteOrigin: string;
  readonly partners: CurrentPartners;
  /** Creates the provider that answers at an origin. */
  readonly providerAt: (origin: string) => LiveProvider;
}

/**
 * Creates the provider's addresses, which follow changes of the partners. A partner that changes keeps the provider at
 * its address.
 */
export function createAddresses({ siteOrigin, partners, providerAt }: AddressesOptions): Addresses {
  const origin = new URL(siteOrigin);
  const provider = providerAt(origin.origin);

  const byHost = memoizeBySource(partners, (all, previous: ReadonlyMap<string, Address> = new Map()) => {
    const addresses = new Map<string, Address>();
    for (const partner of all) {
      const partnerOrigin = new URL(partnerSiteOrigin(origin.origin, partner));
      const knownProvider = previous.get(partnerOrigin.host)?.provider;
      const here = { provider: knownProvider ?? providerAt(partnerOrigin.origin), isSite: false };
      addresses.set(partnerOrigin.host, { origin: partnerOrigin, partner, ...here });
    }
    for (const [host, address] of previous) if (!addresses.has(host)) address.provider.stop();
    return addresses;
  });
  // In development, a partner's customers sign in at the site's own address (product.md §7).
  const atSite = memoizeBySource(partners, (all): Address => {
    return { origin, provider, partner: partnerAt(all, origin.host), isSite: true };
  });

  return {
    get site() {
      return atSite();
    },
    at: (host) => byHost().get(host.toLowerCase()) ?? atSite(),
    origins: () => [origin.origin, ...[...byHost().values()].map((address) => address.origin.origin)],
  };
}
