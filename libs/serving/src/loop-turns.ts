import { FairQueue, type FairQueueLimits } from './fair-queue.js';

/**
 * Lets work begin a few at a time in each turn of the event loop, fairly by share. What arrives in one turn would otherwise all be
 * done before anybody else's is looked at, so a client with many requests under way would keep the others waiting.
 */
export class LoopTurns {
  private readonly queue: FairQueue;

  /** @param limits running: how much begins in one turn of the loop */
  constructor(limits: FairQueueLimits) {
    this.queue = new FairQueue(limits);
  }

  /**
   * Waits until work of a share may begin.
   * @param shareOf tells the share, for example the network; asked only when there is a line
   * @throws QueueFullError as of `FairQueue.turn`
   */
  async turn(shareOf: () => string): Promise<void> {
    const end = await this.queue.turn(this.queue.isBusy ? shareOf() : '');
    // When the loop has come round.
    setImmediate(end);
  }
}
