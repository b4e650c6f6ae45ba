import { setImmediate as nextTurn } from 'node:timers/promises';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { API_LIMITS, type DeletedWodPage, type EmptiedBin, plural, type Wod } from '@wod/domain';
import { type EntityManager, MoreThanOrEqual, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { wodAsWritten } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import { inParts } from '../platform/database/in-parts.js';
import { keptSince, unneeded } from '../platform/database/kept-since.js';
import { Transactions } from '../platform/database/transactions.js';
import { Revisions } from '../revisions/index.js';
import { WodEntity } from './wod.entity.js';
import { WodWriter } from './wod-writer.js';

/** How many are removed for good before others get a turn: the embedded database never yields. */
const AT_ONCE = 200;

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

  /** Those of the last 30 days, most recently deleted first; a page past the end is empty. */
  async page(page: number): Promise<DeletedWodPage> {
    const where = { deletedAt: MoreThanOrEqual(keptSince(new Date())) };
    const total = await this.wods.countBy(where);
    const rows = await this.wods.find({
      select: { id: true, name: true, type: true, deletedAt: true },
      where,
      order: { deletedAt: 'DESC', name: 'ASC', id: 'ASC' },
      skip: (page - 1) * API_LIMITS.panelPageSize,
      take: API_LIMITS.panelPageSize,
    });
    const wods = rows.map(({ id, name, type, deletedAt }) => ({ id, name, type, deletedAt: (deletedAt as Date).toISOString() }));
    return { wods, pagination: { page, pages: Math.ceil(total / API_LIMITS.panelPageSize), total } };
  }

  /** @throws NotFoundException unless it was deleted within 30 days */
  async restore(id: string, admin: string): Promise<Wod> {
    return this.changes.run(async (manager, contentVersion) => {
      const now = new Date();
      const row = await this.row(manager, id, now);
      await new WodWriter(manager, contentVersion, now, { admin, revisions: this.revisions }).restore(row);
      await this.changeLog.note(manager, { admin, action: 'restore', subject: 'wod', subjectId: id, title: row.name });
      return wodAsWritten(manager, id);
    });
  }

  /**
   * Removes one for good.
   * @throws NotFoundException unless it was deleted within 30 days; ConflictException when a session still shows it
   */
  async remove(id: string, admin: string): Promise<void> {
    await this.changes.run(async (manager, contentVersion) => {
      const now = new Date();
      const { name } = await this.row(manager, id, now);
      if ((await new WodWriter(manager, contentVersion, now).purge([id])) === 0)
        throw new ConflictException(`${name} stays, since a training session shows it`);
      await this.changeLog.note(manager, { admin, action: 'purge', subject: 'wod', subjectId: id, title: name });
    });
  }

  /** Removes all that can be restored for good. A WOD of a training session stays, since the session still shows it. */
  async empty(admin: string): Promise<EmptiedBin> {
    return this.changes.run(async (manager, contentVersion, unchanged) => {
      const now = new Date();
      const writer = new WodWriter(manager, contentVersion, now);
      const rows = await manager.find(WodEntity, { select: { id: true }, where: { deletedAt: MoreThanOrEqual(keptSince(now)) } });
      let removed = 0;
      for (const some of inParts(
        rows.map(({ id }) => id),
        AT_ONCE,
      )) {
        removed += await writer.purge(some);
        await nextTurn();
      }
      const result = { removed, kept: rows.length - removed };
      if (removed === 0) return unchanged(result);
      await this.changeLog.note(manager, { admin, action: 'purge', subject: 'wod', title: plural(removed, 'WOD') });
      return result;
    });
  }

  /** Permanently removes what was deleted longer ago. A WOD of a training session stays, since the session still shows it. */
  async purge(now: Date): Promise<void> {
    await this.transactions.run((manager) =>
      manager
        .createQueryBuilder()
        .delete()
        .from(WodEntity)
        .where(unneeded(now))
        // By table name, since sessions depend on WODs and not the reverse.
        .andWhere('id NOT IN (SELECT wodId FROM session_entries)')
        .execute(),
    );
  }

  /** MySQL matches an id regardless of case and trailing spaces. */
  private async row(manager: EntityManager, id: string, now: Date): Promise<WodEntity> {
    const row = await manager.findOneBy(WodEntity, { id, deletedAt: MoreThanOrEqual(keptSince(now)) });
    if (row?.id !== id) throw new NotFoundException('WOD not found');
    return row;
  }
}
