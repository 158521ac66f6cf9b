import ipaddr from 'ipaddr.js';

/** Public addresses at which a cloud answers only its own machines: Azure's. The others lie in private ranges. */
const metadata = new Set(['168.63.129.16']);

/** All that is handed out to be reached from everywhere, in IPv6. */
const global = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet. Loopback, private, link-local and reserved ranges are not, and neither
 * is any form of IPv6 that carries an address of IPv4 (mapped, compatible, 6to4, Teredo, NAT64): what it leads to depends
 * on the network.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(global);
  return !metadata.has(address.toString());
}
