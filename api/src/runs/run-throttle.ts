import { Injectable } from '@nestjs/common';
import { KEPT } from '@wod/domain';
import { AttemptCounts, type AttemptLimit } from '../platform/throttle/attempt-counts.js';

const SECONDS = KEPT.sharedClockCountMinutes * 60;
/** From the narrowest network; wider ones get more. A gym is one network. */
const SHARED: AttemptLimit = { count: 20, seconds: SECONDS, what: 'shared clocks' };
const CHANGES: AttemptLimit = { count: 1500, seconds: SECONDS, what: 'changes' };
const UNKNOWN: AttemptLimit = { count: 100, seconds: SECONDS, what: 'unknown codes' };
/** Each goes to everybody who follows. */
const CHANGES_OF_ONE: AttemptLimit = { count: 200, seconds: 60, what: 'changes' };

/** Limits how many clocks one network shares, changes, or looks for in vain. */
@Injectable()
export class RunThrottle {
  constructor(private readonly counts: AttemptCounts) {}

  /** @throws TooManyAttemptsException when it is one too many */
  countShared(address: string): Promise<void> {
    return this.take('shared', address, SHARED);
  }

  /** @throws TooManyAttemptsException when it is one too many */
  async countChange(address: string, code: string): Promise<void> {
    await this.take('changed', address, CHANGES);
    await this.counts.take(`runs changed ${code}`, CHANGES_OF_ONE);
  }

  /** @throws TooManyAttemptsException when it is one too many */
  countUnknown(address: string): Promise<void> {
    return this.take('unknown', address, UNKNOWN);
  }

  private take(done: string, address: string, limit: AttemptLimit): Promise<void> {
    return this.counts.takeFrom(address, (network) => `runs ${done} ${network}`, limit);
  }
}
