import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DeletedWod, Wod } from '@wod/domain';
import { LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { wodAsWritten } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import { keptSince } from '../platform/database/kept-since.js';
import { Transactions } from '../platform/database/transactions.js';
import { Revisions } from '../revisions/index.js';
import { WodEntity } from './wod.entity.js';
import { WodWriter } from './wod-writer.js';

/** Deleted WODs that can be restored. */
@Injectable()
export class DeletedWodsService {
  constructor(
    @InjectRepository(WodEntity) private readonly wods: Repository<WodEntity>,
    private readonly transactions: Transactions,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly revisions: Revisions,
  ) {}

  /** Those of the last 30 days, most recently deleted first. */
  async list(): Promise<DeletedWod[]> {
    const rows = await this.wods.find({
      where: { deletedAt: MoreThanOrEqual(keptSince(new Date())) },
      order: { deletedAt: 'DESC', id: 'ASC' },
    });
    return rows.map(({ id, name, type, deletedAt }) => ({ id, name, type, deletedAt: (deletedAt as Date).toISOString() }));
  }

  /** @throws NotFoundException unless it was deleted within 30 days */
  async restore(id: string, admin: string): Promise<Wod> {
    return this.changes.run(async (manager, contentVersion) => {
      const now = new Date();
      const row = await manager.findOneBy(WodEntity, { id, deletedAt: MoreThanOrEqual(keptSince(now)) });
      if (row?.id !== id) throw new NotFoundException('WOD not found');
      await new WodWriter(manager, contentVersion, now, { admin, revisions: this.revisions }).restore(row);
      await this.changeLog.note(manager, { admin, action: 'restore', subject: 'wod', subjectId: id, title: row.name });
      return wodAsWritten(manager, id);
    });
  }

  /** Permanently removes what was deleted longer ago. A WOD of a training session stays, since the session still shows it. */
  async purge(now: Date): Promise<void> {
    await this.transactions.run((manager) => manager
      .createQueryBuilder()
      .delete()
      .from(WodEntity)
      .where({ deletedAt: LessThan(keptSince(now)) })
      // By table name, since sessions depend on WODs and not the reverse.
      .andWhere('id NOT IN (SELECT wodId FROM session_entries)')
      .execute());
  }
}
