import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ServiceUnavailableException } from '@nestjs/common';
import { FairQueue, QueueFullError } from '@wod/serving';

/** How long other requests wait at most for a slice. */
const SLICE_MS = 0.1;
/** How many wait, and how many of them for one network. */
const MAX_WAITING = 400;
const MAX_WAITING_OF_ONE = 100;
/** So often work is begun anew when its content changes; after that it is done without a pause, in which it could change again. */
const BEGINNINGS = 3;

/** Work that can be interrupted wherever it yields. */
export type Slices<Result> = Generator<void, Result>;

/** Does the work in one go. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** What takes long. */
export interface Task<Result> {
  /** Begins the work; anew when what it reads changes meanwhile. */
  begin(): Slices<Result>;
  /** Another value for every change of what the work reads. */
  version(): unknown;
  /** The network that it is done for. Networks take turns. */
  network: string;
}

/**
 * Runs what takes long in short slices, one work after the other. Between two slices everything else gets its turn, so
 * however many searches there are, other requests wait for a slice and not for a search. After each work there is a rest as
 * long as the work has taken, in which what it leaves behind is compressed, sent and collected.
 */
export class LongWork {
  private readonly queue = new FairQueue({ running: 1, waiting: MAX_WAITING, waitingPerShare: MAX_WAITING_OF_ONE });

  /**
   * @returns what was made of one state of the content
   * @throws ServiceUnavailableException when too much is waiting already, of this network or in all
   */
  async run<Result>({ begin, version, network }: Task<Result>): Promise<Result> {
    const endTurn = await this.queue.turn(network).catch(refuse);
    const began = performance.now();
    try {
      for (let beginning = 1; beginning <= BEGINNINGS; beginning += 1) {
        const finished = await inSlices(begin(), version);
        if (finished) return finished.result;
      }
      return atOnce(begin());
    } finally {
      void wait(performance.now() - began).then(endTurn);
    }
  }
}

function refuse(failure: unknown): never {
  if (failure instanceof QueueFullError) throw new ServiceUnavailableException('Too many searches are under way. Please try again');
  throw failure;
}

/** @returns undefined as soon as the content has changed */
async function inSlices<Result>(work: Slices<Result>, version: () => unknown): Promise<{ result: Result } | undefined> {
  const begun = version();
  do {
    const sliceEnds = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return { result: value };
    } while (performance.now() < sliceEnds);
    await nextTurn();
  } while (version() === begun);
  return undefined;
}
