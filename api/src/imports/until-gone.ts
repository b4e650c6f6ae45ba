import type { ServerResponse } from 'node:http';

/** A signal that is aborted when the client leaves before it has its answer. */
export function untilGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) gone.abort();
  });
  return gone.signal;
}
