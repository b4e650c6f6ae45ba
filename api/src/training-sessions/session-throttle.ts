import { Injectable } from '@nestjs/common';
import { KEPT } from '@wod/domain';
import { AttemptCounts, type AttemptLimit } from '../platform/throttle/attempt-counts.js';
import type { Planner } from './planner.js';

const SECONDS = KEPT.plannerCountHours * 60 * 60;
/** From the narrowest network; wider ones get more. */
const CREATIONS: AttemptLimit = { count: 30, seconds: SECONDS, what: 'new sessions' };
const OPENED_LINKS: AttemptLimit = { count: 60, seconds: SECONDS, what: 'opened edit links' };
const CHANGES: AttemptLimit = { count: 300, seconds: SECONDS, what: 'changes' };

/** Limits how much one network can write without signing in. The admin is not limited. */
@Injectable()
export class SessionThrottle {
  constructor(private readonly counts: AttemptCounts) {}

  /** @throws TooManyAttemptsException when it is one too many */
  countCreation(planner: Planner): Promise<void> {
    return this.take('created', planner, CREATIONS);
  }

  /** @throws TooManyAttemptsException when it is one too many */
  countChange(planner: Planner): Promise<void> {
    return this.take('changed', planner, CHANGES);
  }

  /** @throws TooManyAttemptsException when it is one too many */
  countOpenedLink(planner: Planner): Promise<void> {
    return this.take('opened', planner, OPENED_LINKS);
  }

  private async take(done: string, { isAdmin, address }: Planner, limit: AttemptLimit): Promise<void> {
    if (!isAdmin) await this.counts.takeFrom(address, (network) => `sessions ${done} ${network}`, limit);
  }
}
