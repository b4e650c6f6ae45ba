import { isIP } from 'node:net';
import type { TrustedProxies } from '../environment/trusted-proxies.js';
import type { Asked } from './request-id.js';

/**
 * The address that a request counts for, as Fastify tells it: the last in X-Forwarded-For that no trusted proxy has added for
 * another. What is no address, and all that stands before it, may be a stranger's word and counts as none.
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
