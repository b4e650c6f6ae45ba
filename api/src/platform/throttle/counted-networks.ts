import { isIP } from 'node:net';
import { networksOf } from '@wod/serving';

/** A network that a visitor counts for. */
export interface CountedNetwork {
  /** in CIDR notation */
  network: string;
  /** How many times one visitor's share it may use: a wider network holds others too. */
  times: number;
}

/** Whatever a proxy says in place of an address counts as one network. */
const NO_ADDRESS = ['no address'];

/**
 * The networks that a visitor counts for, narrowest first: an IPv4 address and its /24, of an IPv6 address the /64, /56 and /48,
 * since one customer of a provider may have any of these. Who changes addresses within them gets little more than who doesn't.
 */
export function countedNetworks(address: string): CountedNetwork[] {
  const networks = isIP(address) === 0 ? NO_ADDRESS : networksOf(address);
  return networks.map((network, width) => ({ network, times: 1 + 2 * width }));
}
