import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { type EndTurn, FairQueue, widestNetworkOf } from '@wod/serving';
import type { Planner } from './planner.js';

/** Writers of sessions wait for each other in the database anyway: more than a few at a time would only hold connections that others need. */
const LIMITS = { running: 4, runningPerShare: 2, waiting: 100, waitingPerShare: 30 };
const PATIENCE_MS = 10_000;

/** Lets visitors write a few at a time, networks taking turns: on a slow database, one of them would hold up everybody, the admin included. */
@Injectable()
export class PlannerTurns {
  private readonly queue = new FairQueue(LIMITS);

  /**
   * The admin doesn't wait.
   * @throws ServiceUnavailableException when too many wait, or this one has waited too long
   */
  async run<Result>({ isAdmin, address }: Planner, write: () => Promise<Result>): Promise<Result> {
    if (isAdmin) return write();
    const end = await this.turn(widestNetworkOf(address));
    try {
      return await write();
    } finally {
      end();
    }
  }

  private async turn(network: string): Promise<EndTurn> {
    const begun = this.queue.begin(network);
    if (begun) return begun;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS).unref();
    try {
      return await this.queue.turn(network, patience.signal);
    } catch {
      throw new ServiceUnavailableException('The planner is busy at the moment. Please try again');
    } finally {
      clearTimeout(timer);
    }
  }
}
