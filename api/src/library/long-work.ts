import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ServiceUnavailableException } from '@nestjs/common';
import { FairQueue, QueueFullError } from '@wod/serving';

/** How long other requests wait for a slice at most. */
const SLICE_MS = 0.1;
/** How many tasks may wait in all, and per network. */
const MAX_WAITING = 400;
const MAX_WAITING_OF_ONE = 100;
/** How many times work is begun while its content keeps changing; after that it is done without a pause, so nothing can change. */
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

/** Long work to be run in slices. */
export interface Task<Result> {
  /** Begins the work; called again when what it reads changes in the meantime. */
  begin(): Slices<Result>;
  /** A different value after every change of what the work reads. */
  version(): unknown;
  /** The network it is done for. Networks take turns. */
  network: string;
}

/**
 * Runs long work in short slices, one task after another. Between two slices everything else gets its turn, so
 * however many searches there are, other requests wait for a slice and not for a search. Each task is followed by a pause as long as
 * others took between its slices: under load that is most of the time, and where nobody else asks there is none.
 */
export class LongWork {
  private readonly queue = new FairQueue({ running: 1, waiting: MAX_WAITING, waitingPerShare: MAX_WAITING_OF_ONE });

  /**
   * @returns a result made from one state of the content
   * @throws ServiceUnavailableException when too many are waiting already, from this network or in all
   */
  async run<Result>({ begin, version, network }: Task<Result>): Promise<Result> {
    const endTurn = await this.queue.turn(network).catch(refuse);
    const others = { had: 0 };
    try {
      for (let beginning = 1; beginning <= BEGINNINGS; beginning += 1) {
        const finished = await inSlices(begin(), version, others);
        if (finished) return finished.result;
      }
      return atOnce(begin());
    } finally {
      void wait(others.had).then(endTurn);
    }
  }
}

function refuse(failure: unknown): never {
  if (failure instanceof QueueFullError) throw new ServiceUnavailableException('Too many searches are under way. Please try again');
  throw failure;
}

/** @param others adds up how long they had between the slices, in milliseconds @returns undefined as soon as the content has changed */
async function inSlices<Result>(work: Slices<Result>, version: () => unknown, others: { had: number }): Promise<{ result: Result } | undefined> {
  const begun = version();
  do {
    const sliceEnds = performance.now() + SLICE_MS;
    let now: number;
    do {
      const { done, value } = work.next();
      if (done) return { result: value };
      now = performance.now();
    } while (now < sliceEnds);
    await nextTurn();
    others.had += performance.now() - now;
  } while (version() === begun);
  return undefined;
}
