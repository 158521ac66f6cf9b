import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Hosts that a setting names. It is plain data. */
export interface HostList {
  /** Names in lower case, each for itself and for everything below it: `jobs.example` and `www.jobs.example`. */
  readonly names: readonly string[];
  /** Networks in CIDR notation. A single address is a network of one. */
  readonly networks: readonly string[];
}

export const noHosts: HostList = { names: [], networks: [] };

const nameShape = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** Returns an address as a network of one, or the network that is written. Undefined if it is neither. */
function networkOf(entry: string): string | undefined {
  if (isIP(entry) !== 0) return `${entry}/${entry.includes(':') ? 128 : 32}`;
  return ipaddr.isValidCIDR(entry) && entry.includes('/') ? entry : undefined;
}

/**
 * Reads hosts separated by commas: names, also written as `.jobs.example` or `*.jobs.example`, addresses, and networks.
 * Returns the entries that are none of these as problems.
 */
export function readHostList(text: string): { readonly hosts: HostList; readonly problems: readonly string[] } {
  const names: string[] = [];
  const networks: string[] = [];
  const problems: string[] = [];
  for (const entry of text.split(',').map((each) => each.trim().toLowerCase())) {
    if (entry === '') continue;
    const name = entry.replace(/^\*?\./, '');
    const network = networkOf(entry.replace(/^\[(.*)\]$/, '$1'));
    if (network !== undefined) networks.push(network);
    // A name of digits and dots would be an address with a mistake.
    else if (nameShape.test(name) && !/^[\d.]+$/.test(name)) names.push(name);
    else problems.push(entry);
  }
  return { hosts: { names, networks }, problems };
}

/** Returns whether a list has the name of a host, or one above it. */
export function hasName({ names }: HostList, host: string): boolean {
  const lower = host.toLowerCase().replace(/\.$/, '');
  return names.some((name) => lower === name || lower.endsWith(`.${name}`));
}

/** Returns whether an address is in one of the networks of a list. */
export function hasAddress({ networks }: HostList, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return networks.some((network) => {
    const [start, length] = ipaddr.parseCIDR(network);
    return start.kind() === parsed.kind() && parsed.match(start, length);
  });
}

/** Returns whether a list has a host, which is a name or an address. */
export const hasHost = (list: HostList, host: string): boolean =>
  isIP(host) === 0 ? hasName(list, host) : hasAddress(list, host);
