import { isIP } from 'node:net';
import { networksOf } from '@wod/serving';

/** A network that a visitor is counted under. */
export interface CountedNetwork {
  /** in CIDR notation */
  network: string;
  /** How many times a single visitor's share it may use: wider networks have other members too. */
  times: number;
}

/** Whatever a proxy puts in place of an address counts as one network. */
const NO_ADDRESS = ['no address'];

/**
 * The networks a visitor is counted under, narrowest first: an IPv4 address and its /24, or an IPv6 address's /64, /56 and /48,
 * since a provider's customer may have any of these. Changing addresses within them gains a visitor little.
 */
export function countedNetworks(address: string): CountedNetwork[] {
  const networks = isIP(address) === 0 ? NO_ADDRESS : networksOf(address);
  return networks.map((network, width) => ({ network, times: 1 + 2 * width }));
}
