import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { remembered } from './remembered.js';

/** A content coding that answers are compressed with. */
export type Encoding = 'br' | 'gzip';

/** The package's own types don't know what breaks a tie. */
interface Chooses {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

const OFFERED = ['br', 'gzip', 'identity'];

/**
 * The content coding to answer with (RFC 9110, section 12.5.3): the one that the client weighs highest, the smaller one in a tie.
 * @returns undefined for the answer as it is, also for a client that accepts no coding at all
 */
export const preferredEncoding = (acceptEncoding: string | undefined): Encoding | undefined =>
  acceptEncoding ? negotiated(acceptEncoding) : undefined;

const negotiated = remembered(
  (acceptEncoding): Encoding | undefined => {
    const headers: IncomingHttpHeaders = { 'accept-encoding': acceptEncoding };
    const negotiator: Chooses = new Negotiator({ headers });
    const encoding = negotiator.encoding(OFFERED, { preferred: OFFERED });
    return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
  },
  { texts: 200, length: 100 },
);

/** Whether If-None-Match names the tag, so that the client's copy is still good: the weak comparison of RFC 9110, section 13.1.2. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag.trim()) === opaque(etag));
}
