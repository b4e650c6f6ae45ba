import { isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Takes what is no address out of X-Forwarded-For, and everything before it: each proxy adds the address that it saw at the end, so
 * what stands before junk may be a stranger's word. Without an address left, the one of the socket counts.
 */
export function dropForwardedJunk(headers: IncomingHttpHeaders): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  const addresses = [given].flat().join(',').split(',').map((part) => part.trim());
  const junk = addresses.findLastIndex((address) => isIP(address) === 0);
  if (junk < 0) return;
  const rest = addresses.slice(junk + 1);
  if (rest.length > 0) headers['x-forwarded-for'] = rest.join(', ');
  else delete headers['x-forwarded-for'];
}
