import { type EndTurn, FairQueue, type FairQueueLimits } from './fair-queue.js';

/**
 * Lets work begin a few at a time in each turn of the event loop, fairly by share. Otherwise everything arriving in one turn would be
 * done before anybody else's is looked at, so a client with many requests under way would keep the others waiting.
 */
export class LoopTurns {
  private readonly queue: FairQueue;
  /** The ends of what has begun in this turn of the loop. */
  private ends: EndTurn[] = [];

  /** @param limits running: how much begins in one turn of the loop */
  constructor(limits: FairQueueLimits) {
    this.queue = new FairQueue(limits);
  }

  /** Begins work of a share at once. @returns false when it has to wait for its turn */
  begin(share: string): boolean {
    const end = this.queue.begin(share);
    if (end) this.endWithTurn(end);
    return end !== undefined;
  }

  /**
   * Waits until work of a share may begin.
   * @param share for example the network
   * @throws QueueFullError as `FairQueue.turn` does
   */
  async turn(share: string): Promise<void> {
    this.endWithTurn(await this.queue.turn(share));
  }

  /** Once the loop has come round. */
  private endWithTurn(end: EndTurn): void {
    if (this.ends.push(end) > 1) return;
    setImmediate(() => {
      const ends = this.ends;
      this.ends = [];
      for (const each of ends) each();
    });
  }
}
