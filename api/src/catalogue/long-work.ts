import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ServiceUnavailableException } from '@nestjs/common';

/** How long other requests wait at most for a slice. */
const SLICE_MS = 0.1;
const MAX_WAITING = 100;

/** Work that can be interrupted wherever it yields. */
export type Slices<Result> = Generator<void, Result>;

/** Does the work without a pause. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * Runs what takes long in short slices, one work after the other. Between two slices everything else gets its turn, so
 * however many searches there are, other requests wait for a slice and not for a search. After each work there is a rest as
 * long as the work has taken, in which what it leaves behind is compressed, sent and collected.
 */
export class LongWork {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /**
   * @param isCurrent asked after each pause; as soon as it says no the work ends
   * @returns undefined for work that has ended before its time
   * @throws ServiceUnavailableException when too much is waiting already
   */
  async run<Result>(work: Slices<Result>, isCurrent: () => boolean): Promise<Result | undefined> {
    if (this.waiting >= MAX_WAITING) throw new ServiceUnavailableException('Too many searches are under way. Please try again');
    this.waiting += 1;
    let began = 0;
    const result = this.last.then(() => {
      began = performance.now();
      return inSlices(work, isCurrent);
    }).finally(() => (this.waiting -= 1));
    this.last = result.catch(() => undefined).then(() => wait(performance.now() - began));
    return result;
  }
}

async function inSlices<Result>(work: Slices<Result>, isCurrent: () => boolean): Promise<Result | undefined> {
  while (isCurrent()) {
    const sliceEnds = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < sliceEnds);
    await nextTurn();
  }
  return undefined;
}
