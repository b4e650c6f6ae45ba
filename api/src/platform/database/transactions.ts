import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isConflict, isDatabaseAway } from './database-errors.js';
import { embeddedConnection, leaveTransaction } from './embedded.js';
import { inTransaction } from './in-transaction.js';
import { readOneState } from './read-one-state.js';

const ATTEMPTS = 4;
/** No attempt begins later: a person waits for the answer. */
const PATIENCE_MS = 5000;
/** Before another attempt; the jitter keeps those that met from meeting again. */
const PAUSE_MS = 40;
/** How often and how long it is tried to find out what became of a commit. */
const LOOKS = 15;
const LOOK_AGAIN_MS = 300;

/** How a transaction goes on when all of its work is done. */
export interface Ending {
  /** Runs after the commit and, on the embedded database, before the next transaction begins. */
  committed?(): Promise<void>;
  /** Finds what the transaction has made, which tells whether a commit that was not answered has happened. */
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
   * Runs the work in one transaction: all of it is kept, or nothing. The embedded database has one connection, on which
   * parallel transactions would mix, so there they take turns. MySQL may break a tie by failing one; it is run again.
   * @throws ServiceUnavailableException when the database went away while it was asked to commit, and nobody can tell
   *   whether it has; with `isKept` that is found out
   * @throws ReadOnlyError when nothing can be saved
   */
  run<Result>(work: (manager: EntityManager) => Promise<Result>, { committed, isKept }: Ending = {}): Promise<Result> {
    return this.inTurn(async () => {
      const result = await this.untilDecided((manager) => this.whereItIsKept(() => work(manager)), isKept);
      await committed?.();
      return result;
    });
  }

  /** Reads one state in a transaction. Whether that was committed makes no difference. */
  read<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.inTurn(() => (this.isMysql ? this.untilDecided(work, async () => true) : readOneState(this.dataSource, work)));
  }

  /** Does what must not fall into a transaction: on the embedded database all share one connection. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isMysql) return work();
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Before and after the work: SQLite would write to a file that has no name any more, too. */
  private async whereItIsKept<Result>(work: () => Promise<Result>): Promise<Result> {
    const file = embeddedConnection(this.dataSource)?.file;
    file?.assertWritable();
    const result = await work();
    file?.assertWritable();
    return result;
  }

  private once<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.isMysql ? inTransaction(this.dataSource, work) : this.dataSource.transaction(work);
  }

  private async untilDecided<Result>(work: (manager: EntityManager) => Promise<Result>, isKept: Ending['isKept']): Promise<Result> {
    const latest = performance.now() + PATIENCE_MS;
    /** Of an attempt whose commit was not answered. A server that is silent may still make it, for example when its disk has room. */
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
        // SQLite itself rolls back what meets a full disk. TypeORM's own rollback fails then, and it would take every transaction
        // after that for a part of this one: acknowledged, and never committed.
        if (!this.isMysql) leaveTransaction(this.dataSource);
        // With its work done only the commit can have failed. A conflict is an answer; silence is none.
        const isUnknown = this.isMysql && done !== undefined && isDatabaseAway(error) && !isConflict(error);
        if (isUnknown) open = done;
        if (open && (await this.isKept(isKept))) return open.result;
        if (attempt === ATTEMPTS || performance.now() > latest || !(isUnknown || isConflict(error))) {
          throw open && isDatabaseAway(error) ? unsure() : error;
        }
      }
      await wait(attempt * PAUSE_MS * (0.5 + Math.random()));
    }
  }

  /** @throws ServiceUnavailableException when there is no way to tell */
  private async isKept(isKept: Ending['isKept']): Promise<boolean> {
    for (let look = 1; isKept && look <= LOOKS; look += 1) {
      try {
        return await isKept(this.dataSource.manager);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
      await wait(LOOK_AGAIN_MS);
    }
    throw unsure();
  }
}

const unsure = () =>
  new ServiceUnavailableException('The library went away just now, and this may have been saved. Please look before you try again');
