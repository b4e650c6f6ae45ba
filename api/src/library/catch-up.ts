import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Transactions } from '../platform/database/transactions.js';
import { Environment } from '../platform/environment/environment.js';
import { Library } from './library.js';

/** How long a writer waits for the read model. */
const PATIENCE_MS = 2000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/**
 * Has the read model take in what was committed. If it can't, the write hasn't failed: what is committed is saved, so the
 * read model counts as stale and is refreshed until it has caught up.
 */
@Injectable()
export class CatchUp implements OnApplicationShutdown {
  private readonly logger = new Logger(CatchUp.name);
  /** Since when something has been missing, on the monotonic clock. */
  private behindSince: number | undefined;
  private readonly stopped = new AbortController();

  constructor(
    private readonly environment: Environment,
    private readonly transactions: Transactions,
    private readonly library: Library,
  ) {}

  /** For how many seconds a change made by this process has been missing; undefined when none is. */
  get staleSeconds(): number | undefined {
    return this.behindSince === undefined ? undefined : Math.floor((performance.now() - this.behindSince) / 1000);
  }

  onApplicationShutdown(): void {
    this.stopped.abort();
  }

  /** Called after a commit, before it is answered: resolves when the read model has the change, or when it will take longer. */
  async afterCommit(): Promise<void> {
    // The commit of a large change blocks others for long enough by itself: they get a turn before it is read.
    await nextTurn();
    try {
      await this.refresh();
      this.behindSince = undefined;
    } catch (error) {
      if (this.behindSince !== undefined) return;
      this.behindSince = performance.now();
      this.logger.warn(`A change is saved, but not read yet: ${String(error)}`);
      void this.retry();
    }
  }

  /** The embedded database has one connection, so there the next transaction has to wait for this to end. */
  private async refresh(): Promise<void> {
    const refreshed = this.library.refresh();
    if (this.environment.embedded) return refreshed;
    const patience = new AbortController();
    const tooLate = wait(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).then(() => {
      throw new Error('The database does not answer');
    });
    tooLate.catch(() => undefined);
    await Promise.race([refreshed, tooLate]).finally(() => patience.abort());
  }

  private async retry(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; this.behindSince !== undefined; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        await wait(pause, undefined, { signal: this.stopped.signal, ref: false });
        await this.transactions.inTurn(() => this.library.refresh());
        this.behindSince = undefined;
      } catch {
        if (this.stopped.signal.aborted) return;
      }
    }
    this.logger.warn('Every change that is saved is read again');
  }
}
