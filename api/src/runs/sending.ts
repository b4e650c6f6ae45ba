import { type EndTurn, FairQueue } from '@wod/serving';

/** How long it writes before others get their turn, and how many times as long it then rests. */
const SLICE_MS = 1;
const REST = 2;

/**
 * What is written to streams: a little at a time, networks taking turns. A change of a large run goes to a thousand readers, 30 MB and more,
 * as often as its owner likes, so two thirds of the event loop are left to everybody else, as by `Pace`.
 */
export class Sending {
  private readonly queue: FairQueue;
  private workedMs = 0;

  /** @param waiting how much waits at most */
  constructor(waiting: number) {
    this.queue = new FairQueue({ running: 1, waiting, waitingPerShare: waiting });
  }

  /**
   * Writes once it is the turn of a network.
   * @throws QueueFullError when too much waits
   */
  async inTurn(network: string, write: () => void): Promise<void> {
    const end = await this.queue.turn(network);
    const began = performance.now();
    try {
      write();
    } finally {
      // Node hands it to the connection in a tick of its own, which takes longest.
      process.nextTick(() => this.ended(performance.now() - began, end));
    }
  }

  private ended(workedMs: number, end: EndTurn): void {
    this.workedMs += workedMs;
    if (this.workedMs < SLICE_MS) return end();
    setTimeout(end, REST * this.workedMs);
    this.workedMs = 0;
  }
}
