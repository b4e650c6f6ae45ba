import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../environment/trusted-proxies.js';

/** Stands in for the address when a request comes from this process. */
export const IN_PROCESS = 'in process';

/** The parts of a request that determine its id. */
export type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } };

/** The id given to the request by a trusted proxy or this process, if it is well-formed, or else a new one. */
export function requestId({ headers, socket }: Asked, isTrusted: TrustedProxies): string {
  const given = headers['x-request-id'];
  if (typeof given !== 'string' || !/^[\w.-]{8,64}$/.test(given)) return randomUUID();
  const { remoteAddress = '' } = socket;
  return remoteAddress === IN_PROCESS || isTrusted(remoteAddress, 0) ? given : randomUUID();
}
