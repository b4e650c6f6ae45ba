import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DeletedWod, Wod } from '@wod/domain';
import { LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { wodAsWritten } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import { keptSince } from '../platform/database/kept-since.js';
import { Transactions } from '../platform/database/transactions.js';
import { WodEntity } from './wod.entity.js';
import { WodWriter } from './wod-writer.js';

/** WODs that were taken out of the library and can come back. */
@Injectable()
export class DeletedWodsService {
  constructor(
    @InjectRepository(WodEntity) private readonly wods: Repository<WodEntity>,
    private readonly transactions: Transactions,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
  ) {}

  /** Those of the last 30 days, the latest first. */
  async list(): Promise<DeletedWod[]> {
    const rows = await this.wods.find({
      where: { deletedAt: MoreThanOrEqual(keptSince(new Date())) },
      order: { deletedAt: 'DESC', id: 'ASC' },
    });
    return rows.map(({ id, name, type, deletedAt }) => ({ id, name, type, deletedAt: (deletedAt as Date).toISOString() }));
  }

  /** @throws NotFoundException when it is not deleted, or was longer ago */
  async restore(id: string, admin: string): Promise<Wod> {
    return this.changes.run(async (manager, contentVersion) => {
      const now = new Date();
      const row = await manager.findOneBy(WodEntity, { id, deletedAt: MoreThanOrEqual(keptSince(now)) });
      if (row?.id !== id) throw new NotFoundException('WOD not found');
      await new WodWriter(manager, contentVersion, now).restore(id);
      await this.changeLog.note(manager, { admin, action: 'restore', subject: 'wod', subjectId: id, title: row.name });
      return wodAsWritten(manager, id);
    });
  }

  /** Removes for good what was deleted longer ago. A WOD of a training session stays, since the session goes on showing it. */
  async purge(now: Date): Promise<void> {
    await this.transactions.run((manager) => manager
      .createQueryBuilder()
      .delete()
      .from(WodEntity)
      .where({ deletedAt: LessThan(keptSince(now)) })
      // By their table, since it is sessions that know WODs.
      .andWhere('id NOT IN (SELECT wodId FROM session_entries)')
      .execute());
  }
}
