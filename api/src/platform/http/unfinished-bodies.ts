import type { IncomingMessage } from 'node:http';

/** The largest possible form takes 100 KB: a training session of fifty WODs with long notes. */
export const BODY_LIMIT_BYTES = 256 * 1024;
/** How much may be announced by bodies that are still arriving, of one network and of all, in bytes. */
const OF_NETWORK = 16 * 1024 * 1024;
const OF_ALL = 64 * 1024 * 1024;
/** In how many pieces a body may arrive. Each takes more than a hundred bytes besides its own, and of a chunked body it may be a single one. */
const PIECES_MAX = 1024;

interface Body {
  readonly request: IncomingMessage;
  readonly network: string;
  readonly bytes: number;
}

/** The bodies of requests that are still arriving. They lie in memory until they are whole, so all together have a bound. */
export class UnfinishedBodies {
  /** by age, the oldest first */
  private readonly arriving = new Set<Body>();
  private readonly ofNetwork = new Map<string, number>();
  private ofAll = 0;

  /** @param tooManyPieces called once, with a request that is to be ended; nothing more of its body is kept */
  constructor(private readonly tooManyPieces: (request: IncomingMessage) => void) {}

  /**
   * Counts the body of a request, if it has one, until it has arrived or its connection has ended: for as much as it says, or as it may have
   * where it doesn't say.
   * @returns whose place it takes: the oldest of its own network when that has too much, or else of the one that has most
   */
  begin(request: IncomingMessage, network: string): IncomingMessage[] {
    const bytes = announced(request);
    if (bytes === 0) return [];
    const body = { request, network, bytes };
    this.arriving.add(body);
    this.count(network, bytes);
    request.once('close', () => this.end(body));
    this.countPieces(request);
    const leaving: IncomingMessage[] = [];
    while (this.of(network) > OF_NETWORK) leaving.push(this.endOldest(network));
    while (this.ofAll > OF_ALL) {
      const [most] = [...this.ofNetwork].reduce((one, other) => (other[1] > one[1] ? other : one));
      leaving.push(this.endOldest(most));
    }
    return leaving;
  }

  private countPieces(request: IncomingMessage): void {
    const push = request.push.bind(request);
    let pieces = 0;
    request.push = (piece: unknown) => {
      pieces += 1;
      if (pieces <= PIECES_MAX || piece === null) return push(piece);
      if (pieces === PIECES_MAX + 1) this.tooManyPieces(request);
      return false;
    };
  }

  private endOldest(network: string): IncomingMessage {
    const oldest = [...this.arriving].find((body) => body.network === network) as Body;
    this.end(oldest);
    return oldest.request;
  }

  private end(body: Body): void {
    if (this.arriving.delete(body)) this.count(body.network, -body.bytes);
  }

  private count(network: string, bytes: number): void {
    const sum = this.of(network) + bytes;
    if (sum === 0) this.ofNetwork.delete(network);
    else this.ofNetwork.set(network, sum);
    this.ofAll += bytes;
  }

  private of(network: string): number {
    return this.ofNetwork.get(network) ?? 0;
  }
}

/** How long a body may get, in bytes: a longer one is refused. */
function announced({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return BODY_LIMIT_BYTES;
  return Math.min(Number(headers['content-length'] ?? 0), BODY_LIMIT_BYTES);
}
