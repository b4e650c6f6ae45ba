import { Injectable } from '@nestjs/common';
import { AttemptCounts } from '../throttle/attempt-counts.js';
import { networkOf } from '../throttle/network-of.js';
import type { Planner } from './planner.js';

const HOUR_MS = 60 * 60 * 1000;
const CREATIONS = { count: 30, windowMs: HOUR_MS, what: 'new sessions' };
const CHANGES = { count: 300, windowMs: HOUR_MS, what: 'changes' };

/** Bounds what one network can write without signing in. The admin is not bounded. */
@Injectable()
export class SessionThrottle {
  constructor(private readonly counts: AttemptCounts) {}

  /** @throws TooManyAttemptsException when it is one too many */
  async countCreation({ isAdmin, address }: Planner): Promise<void> {
    if (!isAdmin) await this.counts.take(`sessions created ${networkOf(address)}`, CREATIONS);
  }

  /** @throws TooManyAttemptsException when it is one too many */
  async countChange({ isAdmin, address }: Planner): Promise<void> {
    if (!isAdmin) await this.counts.take(`sessions changed ${networkOf(address)}`, CHANGES);
  }
}
