import { hasAddress, hasHost, type HostList } from '../../../platform/egress/host-list.ts';
import { type Guard, publicInternet } from '../../../platform/public-fetch/fetch-public.ts';

/**
 * Returns the guard of feeds: the public internet, and the hosts inside the operator's network that `PRIVATE_FEED_HOSTS`
 * names. Those may use any port; a name that only leads into a network of the list may use those of the web.
 */
export const feedGuard = (privateHosts: HostList): Guard => ({
  ...publicInternet,
  isAllowedAddress: (address) => publicInternet.isAllowedAddress(address) || hasAddress(privateHosts, address),
  isNamedHost: (host) => hasHost(privateHosts, host),
});
