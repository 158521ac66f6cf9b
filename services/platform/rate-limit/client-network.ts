import { isIPv6 } from 'node:net';

const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');

/**
 * Returns the client network of an IP address. A household or a server has 2^64 IPv6 addresses, so for IPv6 it is the
 * /64 network; an IPv4-mapped IPv6 address is treated as its IPv4 address.
 */
export function clientNetworkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL parser normalizes every address to lower case, without leading zeros or dots.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = groups(head);
  const right = groups(tail ?? '');
  const whole = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
