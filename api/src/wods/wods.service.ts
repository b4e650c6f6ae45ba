import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { type Wod, type WodInput, wodProblems } from '@wod/domain';
import { type EntityManager, IsNull } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { findWodRow, wodAsWritten } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import { refuseStale } from '../platform/errors/refuse-stale.js';
import { type Claim, IdempotencyKeys } from '../platform/idempotency/idempotency-keys.js';
import { Revisions } from '../revisions/index.js';
import { WodEntity } from './wod.entity.js';
import { WodWriter } from './wod-writer.js';

/** The admin's changes to the WODs; reading them is up to the library. */
@Injectable()
export class WodsService {
  constructor(
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly idempotencyKeys: IdempotencyKeys,
    private readonly revisions: Revisions,
  ) {}

  /**
   * @param key identifies the call if it is sent again
   * @throws ProblemsException, and whatever `IdempotencyKeys.once` throws
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
        const { name } = await this.writer(manager, contentVersion, admin).insert(id, input);
        await this.changeLog.note(manager, { admin, action: 'create', subject: 'wod', subjectId: id, title: name });
        return wodAsWritten(manager, id);
      },
      (manager) => manager.existsBy(WodEntity, { id }),
    );
  }

  /** @throws ProblemsException, NotFoundException, ConflictException when the edit started from an older version */
  async update(id: string, given: WodInput, admin: string): Promise<Wod> {
    const input = checked(given);
    return this.changes.run(async (manager, contentVersion) => {
      const row = await this.row(manager, id);
      refuseStale('WOD', row, input.version);
      const { name } = await this.writer(manager, contentVersion, admin).replace(row, input);
      await this.changeLog.note(manager, { admin, action: 'update', subject: 'wod', subjectId: id, title: name });
      return wodAsWritten(manager, id);
    });
  }

  /**
   * Removes a WOD from the library; it can be restored for 30 days.
   * @throws NotFoundException
   */
  async delete(id: string, admin: string): Promise<void> {
    await this.changes.run(async (manager, contentVersion) => {
      const row = await this.row(manager, id);
      await this.writer(manager, contentVersion, admin).delete(row);
      await this.changeLog.note(manager, { admin, action: 'delete', subject: 'wod', subjectId: id, title: row.name });
    });
  }

  private writer(manager: EntityManager, contentVersion: number, admin: string): WodWriter {
    return new WodWriter(manager, contentVersion, new Date(), { admin, revisions: this.revisions });
  }

  /** MySQL matches an id regardless of case and trailing spaces. */
  private async row(manager: EntityManager, id: string): Promise<WodEntity> {
    const row = await manager.findOneBy(WodEntity, { id, deletedAt: IsNull() });
    if (row?.id !== id) throw new NotFoundException('WOD not found');
    return row;
  }
}

/** @throws ProblemsException when the input breaks a rule; a duration of 0 means none */
function checked(input: WodInput): WodInput {
  const read = { ...input, estimatedDuration: input.estimatedDuration === 0 ? undefined : input.estimatedDuration };
  refuseProblems(wodProblems(read));
  return read;
}
