import { isIP } from 'node:net';
import type { TrustedProxies } from '../environment/trusted-proxies.js';
import type { Asked } from './request-id.js';

/**
 * The address a request is attributed to, as Fastify determines it: the last in X-Forwarded-For that is not a trusted proxy's.
 * Anything that isn't an address, and all that precedes it, may be made up and is ignored.
 */
export function visitorAddress({ headers, socket }: Asked, isTrusted: TrustedProxies): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse();
  let address = socket.remoteAddress ?? '';
  for (const [hop, next] of forwarded.entries()) {
    if (isIP(next.trim()) === 0 || !isTrusted(address, hop)) break;
    address = next.trim();
  }
  return address;
}
