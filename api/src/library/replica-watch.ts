import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReadOnlyError } from '../platform/database/database-errors.js';
import { embeddedConnection, reopen } from '../platform/database/embedded.js';
import { Transactions } from '../platform/database/transactions.js';
import { Watch } from '../platform/process/watch.js';
import { Library } from './library.js';

/** Short enough for a write on one replica to be visible on all within a second. */
const PERIOD_MS = 400;
/** Opening a file again holds everything up for a moment, and may not help at once. */
const REOPEN_PERIOD_MS = 10_000;
/** Several checks in a row have failed, or one hangs. */
const STALE_AFTER_SECONDS = 2;

/**
 * Checks several times a second whether another process has changed the content: another replica on the same MySQL, a restore, or
 * any other process that has the embedded file open.
 */
@Injectable()
export class ReplicaWatch implements OnApplicationShutdown {
  private readonly logger = new Logger(ReplicaWatch.name);
  private readonly watch = new Watch({
    periodMs: PERIOD_MS,
    look: () => this.look(),
    onFailure: (error) =>
      this.logger.warn(error instanceof ReadOnlyError ? error.message : `Changes of other processes can't be seen: ${String(error)}`),
    onRecovery: () => this.logger.warn('The database answers again, and changes made by other processes are seen'),
  });
  private seenAt: number | undefined;
  private saving: string | undefined;
  private reopensFrom = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly library: Library,
  ) {}

  /** Seconds since the read model was last known to match the database; 0 before the first check. */
  get age(): number {
    return this.seenAt === undefined ? 0 : (performance.now() - this.seenAt) / 1000;
  }

  /** For how many seconds changes by others haven't been visible; undefined while they are. */
  get staleSeconds(): number | undefined {
    return this.age > STALE_AFTER_SECONDS ? Math.floor(this.age) : undefined;
  }

  start(): void {
    this.seenAt = performance.now();
    this.watch.start();
  }

  onApplicationShutdown(): void {
    this.watch.stop();
  }

  /** While the database is away, the library is still read from memory. */
  private async look(): Promise<void> {
    await this.transactions.inTurn(async () => {
      await this.lookAtFile();
      await this.library.refresh();
    });
    this.seenAt = performance.now();
  }

  /** @throws ReadOnlyError when the open file isn't the one that others find */
  private async lookAtFile(): Promise<void> {
    const file = embeddedConnection(this.dataSource)?.file;
    if (!file) return;
    if (file.isGone)
      throw new ReadOnlyError(`${file.path} was deleted or replaced. With its own file in its place it goes on, with another one after a new start`);
    if (file.isWritableAgain && performance.now() >= this.reopensFrom) {
      this.reopensFrom = performance.now() + REOPEN_PERIOD_MS;
      await reopen(this.dataSource);
    }
    const { problem } = embeddedConnection(this.dataSource)?.file ?? {};
    if (problem !== this.saving) this.logger.warn(problem === undefined ? 'The library can be saved again' : new ReadOnlyError(problem).message);
    this.saving = problem;
  }
}
