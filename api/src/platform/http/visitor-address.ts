import { isIP } from 'node:net';
import type { TrustedProxies } from '../environment/trusted-proxies.js';
import type { Asked } from './request-id.js';

/**
 * The address a request is attributed to, as Fastify determines it: the last in X-Forwarded-For that is not a trusted proxy's.
 * Anything that isn't an address, and all that precedes it, may be made up and is ignored.
 */
export function visitorAddress({ headers, socket }: Asked, isTrusted: TrustedProxies): string {
  let address = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return address;
  for (const [hop, next] of [forwarded].flat().join(',').split(',').reverse().entries()) {
    if (isIP(next.trim()) === 0 || !isTrusted(address, hop)) break;
    address = next.trim();
  }
  return address;
}
