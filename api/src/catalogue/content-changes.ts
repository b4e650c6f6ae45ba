import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONTENT_VERSION_ID, ContentVersionEntity } from '../database/content-version.entity.js';
import { LIBRARY_IDENTITY_ID, LibraryIdentityEntity } from '../database/library-identity.entity.js';
import { type Ending, Transactions } from '../database/transactions.js';
import { Catalogue } from './catalogue.js';

/** The way to change WODs and exercises. */
@Injectable()
export class ContentChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly catalogue: Catalogue,
  ) {}

  /**
   * Runs a change in one transaction with the next content version, which every WOD row that it writes has to carry. When
   * it resolves the read model has the change too: whoever wrote reads their own write.
   * @throws ConflictException when the database holds another library than the read model
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
        const { epoch } = await manager.findOneByOrFail(LibraryIdentityEntity, { id: LIBRARY_IDENTITY_ID });
        this.catalogue.refuseOther(epoch);
        return change(manager, version);
      },
      { committed: () => this.catalogue.refresh(), isKept },
    );
  }
}
