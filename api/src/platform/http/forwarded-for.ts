import { isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Removes anything but addresses from X-Forwarded-For, and all that precedes it: each proxy appends the address that it saw, so
 * anything before junk may have been made up by a stranger. If no address is left, the socket's counts.
 */
export function dropForwardedJunk(headers: IncomingHttpHeaders): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  const addresses = [given]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim());
  const junk = addresses.findLastIndex((address) => isIP(address) === 0);
  if (junk < 0) return;
  const rest = addresses.slice(junk + 1);
  if (rest.length > 0) headers['x-forwarded-for'] = rest.join(', ');
  else delete headers['x-forwarded-for'];
}
