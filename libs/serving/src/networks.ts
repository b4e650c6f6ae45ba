import ipaddr from 'ipaddr.js';
import { remembered } from './remembered.js';

/** How much of an address tells one customer of a provider from another, narrowest first, in bits. */
const PREFIXES = { ipv4: [32, 24], ipv6: [64, 56, 48] } as const;

/**
 * The networks that an address belongs to, narrowest first: an IPv4 address itself and its /24; of an IPv6 address the /64, /56 and
 * /48, since providers give one customer any of these. An IPv4 address in IPv6 form is the IPv4 address.
 * @param address as a socket or a trusted proxy names it; anything else (a request from this process) is a network of its own
 * @returns in CIDR notation, normalised: two spellings of one address have the same networks
 */
export function networksOf(address: string): readonly string[] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  return PREFIXES[kind].map((bits) => {
    const cidr = `${withoutZone(parsed)}/${bits}`;
    const network = kind === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
    return `${network.toString()}/${bits}`;
  });
}

/**
 * The widest network of an address: everybody in it takes turns as one, so that nobody gets more turns by changing addresses. Remembered,
 * since parsing an address costs a tenth of what a small answer does.
 */
export const widestNetworkOf = remembered((address) => networksOf(address).at(-1) ?? address, { texts: 1000, length: 64 });

/** The zone in fe80::1%eth0 names an interface of this machine and is not part of the address. */
const withoutZone = (address: ipaddr.IPv4 | ipaddr.IPv6): string => address.toString().split('%', 1)[0] ?? '';
