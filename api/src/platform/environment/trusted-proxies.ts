import { BlockList, isIP } from 'node:net';

/** Whether what a proxy says of a request is believed: by its address, and by how many hops it is away, from 0. */
export type TrustedProxies = (address: string, hop: number) => boolean;

export const trustsNobody: TrustedProxies = () => false;

/**
 * Reads a list of addresses and networks of proxies, or how many proxies there are between a visitor and here.
 * @returns undefined when the text is neither
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text);
  const list = new BlockList();
  const isList = text.split(',').every((part) => add(list, part.trim()));
  return isList ? (address) => contains(list, address) : undefined;
}

/** @returns false for what is neither an address nor a network */
function add(list: BlockList, network: string): boolean {
  const [address = '', prefix] = network.split('/', 2);
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  if (version === 0 || (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))) return false;
  list.addSubnet(address, Number(prefix ?? bits), version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/** An IPv4 address can come in IPv6 form, as it does on a socket that listens for both. */
function contains(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
