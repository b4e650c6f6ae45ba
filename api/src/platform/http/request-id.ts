import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../environment/trusted-proxies.js';

/** In the place of the address of a request that comes from this process. */
export const IN_PROCESS = 'in process';

/** What of a request decides its id. */
export type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } };

/** The id that a trusted proxy or this process gave the request, when it is a sane one, or a new one. */
export function requestId({ headers, socket }: Asked, isTrusted: TrustedProxies): string {
  const given = headers['x-request-id'];
  if (typeof given !== 'string' || !/^[\w.-]{8,64}$/.test(given)) return randomUUID();
  const { remoteAddress = '' } = socket;
  return remoteAddress === IN_PROCESS || isTrusted(remoteAddress, 0) ? given : randomUUID();
}
