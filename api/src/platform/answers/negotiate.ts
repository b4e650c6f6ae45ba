import type { IncomingHttpHeaders } from 'node:http';
import { type Encoding, isNotModified, preferredEncoding } from '@wod/serving';
import type { Answer, Reply } from './answer.js';

/** The encoding that a client gets an answer in. */
export function encodingFor(answer: Answer, headers: IncomingHttpHeaders): Encoding | undefined {
  return answer.isCompressible ? preferredEncoding(headers['accept-encoding'] as string | undefined) : undefined;
}

/**
 * The answer as the client reads it, or only word that its own copy is still good.
 * @returns undefined while the answer still has to be encoded for this client
 */
export function replyFor(answer: Answer, headers: IncomingHttpHeaders): Reply | undefined {
  return isNotModified(headers['if-none-match'], answer.etag) ? answer.unchanged : answer.in(encodingFor(answer, headers));
}
