import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { LIMITS, type Wod, type WodInput, wodProblems } from '@wod/domain';
import { type EntityManager, IsNull } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { findWodRow, wodAsWritten } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import { Library } from '../library/library.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import { refuseStale } from '../platform/errors/refuse-stale.js';
import { type Claim, IdempotencyKeys } from '../platform/idempotency/idempotency-keys.js';
import type { WodQueryDto } from './dto/wod-query.dto.js';
import { WodEntity } from './wod.entity.js';
import { WodWriter } from './wod-writer.js';

@Injectable()
export class WodsService {
  constructor(
    private readonly library: Library,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly idempotencyKeys: IdempotencyKeys,
  ) {}

  /**
   * @param address whom it is for
   * @returns the JSON of a `WodPage`
   * @throws ServiceUnavailableException when too many searches are under way
   */
  list({ page = 1, limit = LIMITS.defaultPageSize, facets, ...selection }: WodQueryDto, address: string): Promise<Buffer> {
    return this.library.list(selection, { page, limit, facets }, address);
  }

  /**
   * @param address whom it is for
   * @returns the JSON of a list of `WodIndexEntry`
   * @throws ServiceUnavailableException when too many searches are under way
   */
  index(address: string): Promise<Buffer> {
    return this.library.picks(address);
  }

  recent(limit: number = LIMITS.defaultRecent): Wod[] {
    return this.library.recent(limit);
  }

  /** @throws NotFoundException */
  get(id: string): Wod {
    const wod = this.library.wod(id);
    if (!wod) throw new NotFoundException('WOD not found');
    return wod;
  }

  /**
   * @param key by which it is known when it is sent again
   * @throws ProblemsException, and what `IdempotencyKeys.once` does
   */
  async create(given: WodInput, admin: string, key?: string): Promise<Wod> {
    const input = checked(given);
    const make = (claim: Claim) => this.insert(input, admin, claim);
    return this.idempotencyKeys.once({ what: 'wod', who: admin, key, body: input }, { make, find: findWodRow });
  }

  private insert(input: WodInput, admin: string, claim: Claim): Promise<Wod> {
    const id = randomUUID();
    return this.changes.run(
      async (manager, contentVersion) => {
        await claim(manager, id);
        const { name } = await new WodWriter(manager, contentVersion, new Date()).insert(id, input);
        await this.changeLog.note(manager, { admin, action: 'create', subject: 'wod', subjectId: id, title: name });
        return wodAsWritten(manager, id);
      },
      (manager) => manager.existsBy(WodEntity, { id }),
    );
  }

  /** @throws ProblemsException, NotFoundException, ConflictException when the edit began from an older version */
  async update(id: string, given: WodInput, admin: string): Promise<Wod> {
    const input = checked(given);
    return this.changes.run(async (manager, contentVersion) => {
      const row = await this.row(manager, id);
      refuseStale('WOD', row, input.version);
      const { name } = await new WodWriter(manager, contentVersion, new Date()).replace(row, input);
      await this.changeLog.note(manager, { admin, action: 'update', subject: 'wod', subjectId: id, title: name });
      return wodAsWritten(manager, id);
    });
  }

  /**
   * Takes a WOD out of the library; it can be restored for 30 days.
   * @throws NotFoundException
   */
  async delete(id: string, admin: string): Promise<void> {
    await this.changes.run(async (manager, contentVersion) => {
      const row = await this.row(manager, id);
      await new WodWriter(manager, contentVersion, new Date()).delete(row);
      await this.changeLog.note(manager, { admin, action: 'delete', subject: 'wod', subjectId: id, title: row.name });
    });
  }

  /** MySQL finds an id in any case and with spaces behind it. */
  private async row(manager: EntityManager, id: string): Promise<WodEntity> {
    const row = await manager.findOneBy(WodEntity, { id, deletedAt: IsNull() });
    if (row?.id !== id) throw new NotFoundException('WOD not found');
    return row;
  }
}

/** @throws ProblemsException when the input breaks a rule; a duration of 0 means that there is none */
function checked(input: WodInput): WodInput {
  const read = { ...input, estimatedDuration: input.estimatedDuration === 0 ? undefined : input.estimatedDuration };
  refuseProblems(wodProblems(read));
  return read;
}
