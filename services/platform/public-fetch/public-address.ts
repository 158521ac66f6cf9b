import ipaddr from 'ipaddr.js';

/**
 * Public addresses at which a cloud serves metadata to its own machines. Only Azure uses one; the others are in private
 * ranges.
 */
const metadata = new Set(['168.63.129.16']);

/** The range of IPv6 for globally reachable addresses. */
const global = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an IP address is on the public internet. Loopback, private, link-local, and reserved ranges are not,
 * nor is any IPv6 address that embeds an IPv4 address (mapped, compatible, 6to4, Teredo, NAT64), because where it leads
 * depends on the network.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(global);
  return !metadata.has(address.toString());
}
