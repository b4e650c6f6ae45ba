import type { Socket } from 'node:net';

/** Node's parser of a connection, which asks what to do with a request once it has its head. */
interface Parser {
  onIncoming: (() => number) | null;
}

/** Of the answers to that, the one for a request with which the connection begins to speak another protocol: the parser reads nothing behind it. */
const LAST = 2;

/**
 * Makes Node ignore what has come with the request that it is reading, up to 64 KB: of two thousand small requests it would make objects, for
 * fifty milliseconds, although their connection is ended.
 */
export function ignoreRest(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Parser | null };
  if (parser) parser.onIncoming = () => LAST;
}
