import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isConflict, isDatabaseAway } from './database-errors.js';
import { embeddedConnection, leaveTransaction } from './embedded.js';
import { inTransaction } from './in-transaction.js';
import { readOneState } from './read-one-state.js';

const ATTEMPTS = 4;
/** No attempt begins later than this: someone is waiting for the answer. */
const PATIENCE_MS = 5000;
/** The pause before another attempt; the jitter keeps transactions that collided from colliding again. */
const PAUSE_MS = 40;
/** For how long, and at what interval, to check what became of a commit. A server that hangs makes each look take seconds. */
const LOOK_FOR_MS = 4500;
const LOOK_AGAIN_MS = 300;

/** How a transaction continues once its work is done. */
export interface Ending {
  /** Runs after the commit and, on the embedded database, before the next transaction begins. */
  committed?(): Promise<void>;
  /** Looks for what the transaction made, which tells whether an unanswered commit took effect. */
  isKept?(manager: EntityManager): Promise<boolean>;
}

/** Every write of the api goes through here. */
@Injectable()
export class Transactions {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  private get isMysql(): boolean {
    return this.dataSource.options.type === 'mysql';
  }

  /**
   * Runs the work in one transaction: all of it is kept, or none. The embedded database has one connection, on which
   * parallel transactions would mix, so there they take turns. MySQL may resolve a conflict by failing one, which is run again.
   * @throws ServiceUnavailableException when the database went away during the commit, and there is no telling whether it
   *   took effect; `isKept` can find out
   * @throws ReadOnlyError when nothing can be saved
   */
  run<Result>(work: (manager: EntityManager) => Promise<Result>, { committed, isKept }: Ending = {}): Promise<Result> {
    return this.inTurn(async () => {
      const result = await this.untilDecided((manager) => this.whereItIsKept(() => work(manager)), isKept);
      await committed?.();
      return result;
    });
  }

  /** Reads one state in a transaction. Whether it is committed makes no difference. */
  read<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.inTurn(() => (this.isMysql ? this.untilDecided(work, async () => true) : readOneState(this.dataSource, work)));
  }

  /** Does work that must not end up inside a transaction: on the embedded database all share one connection. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isMysql) return work();
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Checks before and after the work: SQLite would even write to a file that has been deleted or renamed. */
  private async whereItIsKept<Result>(work: () => Promise<Result>): Promise<Result> {
    const file = embeddedConnection(this.dataSource)?.file;
    file?.assertWritable();
    const result = await work();
    // The commit of a large change blocks others for long enough by itself.
    if (file) await nextTurn();
    file?.assertWritable();
    return result;
  }

  private once<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.isMysql ? inTransaction(this.dataSource, work) : this.dataSource.transaction(work);
  }

  private async untilDecided<Result>(work: (manager: EntityManager) => Promise<Result>, isKept: Ending['isKept']): Promise<Result> {
    const latest = performance.now() + PATIENCE_MS;
    /** From an attempt whose commit was not answered. A silent server may still make it, for example once its disk has room. */
    let open: { result: Result } | undefined;
    for (let attempt = 1; ; attempt += 1) {
      let done: { result: Result } | undefined;
      try {
        return await this.once(async (manager) => {
          const result = await work(manager);
          done = { result };
          return result;
        });
      } catch (error) {
        // SQLite itself rolls back a transaction that meets a full disk. TypeORM's own rollback then fails, and it would take every
        // later transaction for a part of this one: acknowledged, and never committed.
        if (!this.isMysql) leaveTransaction(this.dataSource);
        // Once its work is done, only the commit can have failed. A conflict is an answer; silence is not.
        const isUnknown = this.isMysql && done !== undefined && isDatabaseAway(error) && !isConflict(error);
        if (isUnknown) open = done;
        if (open && (await this.isKept(isKept, error))) return open.result;
        if (attempt === ATTEMPTS || performance.now() > latest || !(isUnknown || isConflict(error))) {
          throw open && isDatabaseAway(error) ? unsure(error) : error;
        }
      }
      await wait(attempt * PAUSE_MS * (0.5 + Math.random()));
    }
  }

  /** @param lost why the end of the transaction is unknown @throws ServiceUnavailableException when there is no way to tell */
  private async isKept(isKept: Ending['isKept'], lost: unknown): Promise<boolean> {
    const latest = performance.now() + LOOK_FOR_MS;
    while (isKept && performance.now() < latest) {
      try {
        return await isKept(this.dataSource.manager);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
      await wait(LOOK_AGAIN_MS);
    }
    throw unsure(lost);
  }
}

const unsure = (cause: unknown) =>
  new ServiceUnavailableException('The library went away just now, and this may have been saved. Please look before you try again', { cause });
