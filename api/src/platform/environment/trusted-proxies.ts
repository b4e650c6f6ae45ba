import { BlockList, isIP } from 'node:net';

/** Whether a proxy's statements about a request are trusted: by its address, and by how many hops away it is, from 0. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Where no proxy is in front, what a request says of its way may be forged. */
export const trustsNobody: TrustedProxies = () => false;

/**
 * Parses a list of addresses and networks of proxies, or the number of proxies between a visitor and this server.
 * @returns undefined when the text is neither
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text);
  const list = new BlockList();
  const isList = text.split(',').every((part) => add(list, part.trim()));
  return isList ? (address) => contains(list, address) : undefined;
}

/** @returns false for anything that is neither an address nor a network */
function add(list: BlockList, network: string): boolean {
  const [address = '', prefix] = network.split('/', 2);
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  if (version === 0 || (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))) return false;
  list.addSubnet(address, Number(prefix ?? bits), version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/** An IPv4 address may come in IPv6 form, as on a dual-stack socket. */
function contains(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
