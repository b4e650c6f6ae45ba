import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Ending, Transactions } from '../platform/database/transactions.js';
import { CatchUp } from './catch-up.js';
import { CONTENT_VERSION_ID, ContentVersionEntity, SESSIONS_VERSION_ID } from './content-version.entity.js';
import { Library } from './library.js';
import { LibraryRows, type Versions } from './library-rows.js';

const VERSION_IDS: Readonly<Record<keyof Versions, number>> = { library: CONTENT_VERSION_ID, sessions: SESSIONS_VERSION_ID };

/** Says of a change that it found nothing to do, so that the version stays and with it everything that is kept. Returns what it is given. */
type Unchanged = <Result>(result: Result) => Result;
/** A change, given the version that it must set on every row of a WOD or session that it writes. */
type Change<Result> = (manager: EntityManager, contentVersion: number, unchanged: Unchanged) => Promise<Result>;

/** The only way to change WODs, exercises and training sessions. */
@Injectable()
export class ContentChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly library: Library,
    private readonly catchUp: CatchUp,
  ) {}

  /**
   * Runs a change of the library in one transaction with the next content version. When it resolves, the read model has the
   * change too, so writers read their own writes. If that fails, the change is saved all the same, so the answer is read from the
   * rows that were written.
   * @throws ConflictException when the database holds a different library from the read model
   * @param isKept finds what is new, for `Transactions.run`
   */
  run<Result>(change: Change<Result>, isKept?: Ending['isKept']): Promise<Result> {
    return this.raising('library', change, isKept);
  }

  /** Runs a change of training sessions, as `run` does for the library; they have their own version. */
  ofSessions<Result>(change: Change<Result>, isKept?: Ending['isKept']): Promise<Result> {
    return this.raising('sessions', change, isKept);
  }

  private raising<Result>(content: keyof Versions, change: Change<Result>, isKept: Ending['isKept']): Promise<Result> {
    return this.transactions.run(
      async (manager) => {
        // Incrementing the version first makes writers on MySQL wait here, in the order of their versions.
        await manager.increment(ContentVersionEntity, { id: VERSION_IDS[content] }, 'version', 1);
        const { epoch, versions } = await new LibraryRows(manager).state();
        this.library.refuseOther(epoch);
        let isChanged = true;
        const result = await change(manager, versions[content], (found) => {
          isChanged = false;
          return found;
        });
        if (!isChanged) await manager.decrement(ContentVersionEntity, { id: VERSION_IDS[content] }, 'version', 1);
        return result;
      },
      { committed: () => this.catchUp.afterCommit(), isKept },
    );
  }
}
