/** How much may run and wait at once. */
export interface FairQueueLimits {
  /** How many have their turn at the same time. */
  running: number;
  /** How many of these may belong to one share, so that others needn't wait for its long ones; all when left out. */
  runningPerShare?: number;
  /** How many wait in all. */
  waiting: number;
  /** How many of these may belong to one share, which beyond that has only itself to blame. */
  waitingPerShare: number;
}

/** Too much is waiting, and the caller already has its share of it. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** One for all: making another for each refusal, with its stack, costs more than the rest of the refusal. */
export const QUEUE_FULL = new QueueFullError('Too much is waiting');

/** Ends a turn. A second call does nothing. */
export type EndTurn = () => void;

interface Waiter {
  begin(end: EndTurn): void;
  refuse(error: unknown): void;
}

/**
 * Makes work wait for its turn, fairly by share: shares take turns, however much each has waiting, and each is first come, first
 * served. When the queue is full, the share with the longest line loses its last entry.
 */
export class FairQueue {
  /** The lines of the shares in the order of their next turns; an empty line is not kept. */
  private readonly lines = new Map<string, Waiter[]>();
  private running = 0;
  private waiting = 0;
  /** Of the shares that have a turn, where they are bounded. */
  private readonly runningOf = new Map<string, number>();

  constructor(private readonly limits: FairQueueLimits) {}

  /**
   * Begins a turn of a share at once.
   * @returns what ends it, and must be called; undefined when the caller has to wait
   */
  begin(share: string): EndTurn | undefined {
    return this.running < this.limits.running && this.mayBegin(share) ? this.begun(share) : undefined;
  }

  /**
   * Waits for a turn of a share, such as a network.
   * @param signal when aborted, the place in the line is given up
   * @returns what ends the turn; must be called
   * @throws QueueFullError when there is no place in the line, or the place was lost to a share with a shorter line; the signal's
   *   reason when it is aborted before the turn has come
   */
  turn(share: string, signal?: AbortSignal): Promise<EndTurn> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const begun = this.begin(share);
    if (begun) return Promise.resolve(begun);
    const line = this.lines.get(share) ?? [];
    if (line.length >= this.limits.waitingPerShare || !this.makeRoom(line.length)) return Promise.reject(QUEUE_FULL);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.remove(share, waiter);
        reject(signal?.reason as Error);
      };
      const decided = () => signal?.removeEventListener('abort', leave);
      const waiter: Waiter = {
        begin: (end) => (decided(), resolve(end)),
        refuse: (error) => (decided(), reject(error as Error)),
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.push(waiter);
      this.lines.set(share, line);
      this.waiting += 1;
    });
  }

  private mayBegin(share: string): boolean {
    const { runningPerShare } = this.limits;
    return runningPerShare === undefined || (this.runningOf.get(share) ?? 0) < runningPerShare;
  }

  private begun(share: string): EndTurn {
    this.count(share, 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.count(share, -1);
      this.next();
    };
  }

  private count(share: string, by: number): void {
    this.running += by;
    if (this.limits.runningPerShare === undefined) return;
    const running = (this.runningOf.get(share) ?? 0) + by;
    if (running > 0) this.runningOf.set(share, running);
    else this.runningOf.delete(share);
  }

  private next(): void {
    // Nearly always so, and cheaper to see than the end of a map.
    if (this.waiting === 0) return;
    const first = this.nextLine();
    if (!first) return;
    const [share, line] = first;
    const waiter = line.shift();
    this.waiting -= 1;
    // Back to the end of the round.
    this.lines.delete(share);
    if (line.length > 0) this.lines.set(share, line);
    waiter?.begin(this.begun(share));
  }

  private nextLine(): [share: string, line: Waiter[]] | undefined {
    for (const line of this.lines) if (this.mayBegin(line[0])) return line;
    return undefined;
  }

  /** @returns whether one more may join from a share with this many waiting */
  private makeRoom(ownLength: number): boolean {
    if (this.waiting < this.limits.waiting) return true;
    const [share, longest] = [...this.lines].reduce((most, line) => (line[1].length > most[1].length ? line : most), ['', [] as Waiter[]]);
    const last = longest.at(-1);
    if (!last || longest.length <= ownLength + 1) return false;
    this.remove(share, last);
    last.refuse(QUEUE_FULL);
    return true;
  }

  private remove(share: string, waiter: Waiter): void {
    const line = this.lines.get(share) ?? [];
    const at = line.indexOf(waiter);
    if (at < 0) return;
    line.splice(at, 1);
    this.waiting -= 1;
    if (line.length === 0) this.lines.delete(share);
  }
}
