import { isIPv6 } from 'node:net';

/**
 * The network that a caller is counted by: the IPv4 address, or the first half of the IPv6 address, because anyone with
 * one IPv6 address has 2^64 of them.
 */
export function callerNetwork(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (ipv4) return ipv4;
  const address = ip.split('%', 1)[0] ?? ip;
  if (!isIPv6(address)) return ip;
  // A URL writes every IPv6 address in its canonical form, with `::` for the longest run of zeros.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
