import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONTENT_VERSION_ID, ContentVersionEntity } from '../database/content-version.entity.js';
import { type Ending, Transactions } from '../database/transactions.js';
import { CatchUp } from './catch-up.js';

/** The way to change WODs and exercises. */
@Injectable()
export class ContentChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly catchUp: CatchUp,
  ) {}

  /**
   * Runs a change in one transaction with the next content version, which every WOD row that it writes has to carry. When
   * it resolves the read model has the change too: whoever wrote reads their own write. Where that fails the change is saved
   * all the same, so what is answered comes from the rows that were written.
   * @param isKept of what is new, as `Transactions.run` asks it
   */
  run<Result>(
    change: (manager: EntityManager, contentVersion: number) => Promise<Result>,
    isKept?: Ending['isKept'],
  ): Promise<Result> {
    return this.transactions.run(
      async (manager) => {
        // Raising the version first makes writers on MySQL wait here, in the order of their versions.
        await manager.increment(ContentVersionEntity, { id: CONTENT_VERSION_ID }, 'version', 1);
        const { version } = await manager.findOneByOrFail(ContentVersionEntity, { id: CONTENT_VERSION_ID });
        return change(manager, version);
      },
      { committed: () => this.catchUp.afterCommit(), isKept },
    );
  }
}
