import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApiError } from '@wod/api-client';
import { QueueFullError } from '@wod/serving';

/** When to ask again for what can't be answered for a moment, in seconds. */
export const RETRY_AFTER = '10';

/** The operating system's errors when it is short of something. */
const SHORTAGES = new Set(['EMFILE', 'ENFILE', 'EIO', 'EAGAIN', 'ENOMEM']);

const isShortage = (error: unknown) => SHORTAGES.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/** Answers with one sentence, which no cache keeps. */
export function refuse(response: ServerResponse, status: number, sentence: string, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  // The headers set so far belonged to the answer that failed.
  for (const name of ['content-encoding', 'content-range', 'etag', 'last-modified', 'accept-ranges']) response.removeHeader(name);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(sentence);
}

/** Answers instead of what could not be made: 503 for what may work in a moment; every other error is ours. */
export function refuseFor(error: unknown, response: ServerResponse): void {
  const retry = { 'retry-after': RETRY_AFTER };
  if (error instanceof QueueFullError) refuse(response, 503, 'Too many pages are being requested at once. Please try again in a moment.', retry);
  else if (isApiError(error) || isShortage(error)) refuse(response, 503, 'Please try again in a moment.', retry);
  else refuse(response, 500, 'Unexpected Application Error!');
}

/** Whoever asked has closed the connection, so nothing has to be answered. */
export class VisitorLeftError extends Error {
  override readonly name = 'VisitorLeftError';
}

/** @returns a signal that is aborted with a VisitorLeftError when the connection ends before everything is sent */
export function leaving(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  const leave = () => {
    if (!response.writableFinished) left.abort(new VisitorLeftError('The visitor has left.'));
  };
  if (response.destroyed) leave();
  else response.once('close', leave);
  return left.signal;
}

/** Whether a request only reads. */
export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
