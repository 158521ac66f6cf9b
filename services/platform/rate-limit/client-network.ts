import { isIPv6 } from 'node:net';

const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');

/**
 * The place that an IP address stands for. A household or a server has 2^64 addresses of IPv6, so there the network (/64)
 * is the place; an IPv4 address in IPv6's clothes is itself.
 */
export function clientNetworkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL parser writes every address in one way: lower case, no leading zeros, no dots.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = groups(head);
  const right = groups(tail ?? '');
  const whole = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
