import { isIPv6 } from 'node:net';

/**
 * Whom an address counts for: itself or, since one IPv6 customer has 2⁶⁴ addresses, its /64 network. An IPv4 address in
 * IPv6 form is the IPv4 address.
 */
export function networkOf(address: string): string {
  const [, v4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
