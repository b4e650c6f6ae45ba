import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Node's parser of a connection: it asks what to do with a request once it has its head. */
interface Parser {
  onIncoming: ((request: IncomingMessage, isKeptAlive: boolean) => number) | null;
}

/** The answer for a request with which a connection begins to speak another protocol: nothing behind its head is parsed. */
const LAST = 2;

/**
 * Makes Node parse nothing more of what a connection has sent as soon as it is destroyed. Of the 64 KB that it reads at once it would still
 * make objects of two thousand small requests, or of ten thousand pieces of a body, which takes 30 to 50 ms.
 * @param socket on which Node has begun to read requests
 */
export function stopReadingOnceDestroyed(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Parser | null };
  const take = parser?.onIncoming;
  if (!parser || !take) return;
  parser.onIncoming = (request, isKeptAlive) => {
    const taken = take(request, isKeptAlive);
    return socket.destroyed ? LAST : taken;
  };
}
