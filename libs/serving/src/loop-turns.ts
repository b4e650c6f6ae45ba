import { FairQueue, type FairQueueLimits } from './fair-queue.js';

/**
 * Lets work begin a few at a time in each turn of the event loop, fairly by share. Otherwise everything arriving in one turn would be
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
   * @param shareOf returns the share, for example the network; called only when there is a line
   * @throws QueueFullError as `FairQueue.turn` does
   */
  async turn(shareOf: () => string): Promise<void> {
    const end = await this.queue.turn(this.queue.isBusy ? shareOf() : '');
    // Once the loop has come round.
    setImmediate(end);
  }
}
