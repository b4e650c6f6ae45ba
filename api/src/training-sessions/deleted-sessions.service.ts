import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { API_LIMITS, type DeletedSessionPage, type EmptiedBin, plural } from '@wod/domain';
import { type EntityManager, In, MoreThanOrEqual, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { inParts } from '../platform/database/in-parts.js';
import { keptSince, LONG_AGO, unneeded } from '../platform/database/kept-since.js';
import { Transactions } from '../platform/database/transactions.js';
import { SessionBlockEntity } from './session-block.entity.js';
import { SessionEntryEntity } from './session-entry.entity.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Deleted sessions that can be restored. */
@Injectable()
export class DeletedSessionsService {
  constructor(
    @InjectRepository(TrainingSessionEntity) private readonly sessions: Repository<TrainingSessionEntity>,
    private readonly transactions: Transactions,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
  ) {}

  /** Those of the last 30 days, most recently deleted first; a page past the end is empty. */
  async page(page: number): Promise<DeletedSessionPage> {
    const where = { deletedAt: MoreThanOrEqual(keptSince(new Date())) };
    const total = await this.sessions.countBy(where);
    const rows = await this.sessions.find({
      select: { id: true, name: true, isTemplate: true, deletedAt: true },
      where,
      order: { deletedAt: 'DESC', name: 'ASC', id: 'ASC' },
      skip: (page - 1) * API_LIMITS.panelPageSize,
      take: API_LIMITS.panelPageSize,
    });
    const sessions = rows.map(({ id, name, isTemplate, deletedAt }) => ({ id, name, isTemplate, deletedAt: (deletedAt as Date).toISOString() }));
    return { sessions, pagination: { page, pages: Math.ceil(total / API_LIMITS.panelPageSize), total } };
  }

  /**
   * Removes one for good.
   * @throws NotFoundException unless it was deleted within 30 days
   */
  async remove(id: string, admin: string): Promise<void> {
    await this.changes.ofSessions(async (manager, contentVersion) => {
      const row = await manager.findOneBy(TrainingSessionEntity, { id, deletedAt: MoreThanOrEqual(keptSince(new Date())) });
      if (row?.id !== id) throw new NotFoundException('Training session not found');
      await letGo(manager, contentVersion, [id]);
      await this.changeLog.note(manager, { admin, action: 'purge', subject: 'session', subjectId: id, title: row.name });
    });
  }

  /** Removes all that can be restored for good. */
  async empty(admin: string): Promise<EmptiedBin> {
    return this.changes.ofSessions(async (manager, contentVersion, unchanged) => {
      const rows = await manager.find(TrainingSessionEntity, { select: { id: true }, where: { deletedAt: MoreThanOrEqual(keptSince(new Date())) } });
      const removed = rows.length;
      if (removed === 0) return unchanged({ removed, kept: 0 });
      await letGo(
        manager,
        contentVersion,
        rows.map(({ id }) => id),
      );
      await this.changeLog.note(manager, { admin, action: 'purge', subject: 'session', title: plural(removed, 'training session') });
      return { removed, kept: 0 };
    });
  }

  /** Permanently removes what was deleted longer ago. */
  async purge(now: Date): Promise<void> {
    await this.transactions.run((manager) => manager.delete(TrainingSessionEntity, unneeded(now)));
  }
}

/** Their rows stay for a day at least, since read models see by them what has left. They take no room. */
async function letGo(manager: EntityManager, contentVersion: number, ids: readonly string[]): Promise<void> {
  for (const some of inParts(ids)) {
    for (const lines of [SessionEntryEntity, SessionBlockEntity]) await manager.delete(lines, { sessionId: In(some) });
    await manager.update(TrainingSessionEntity, { id: In(some) }, { deletedAt: LONG_AGO, updatedAt: new Date(), bytes: 0, contentVersion });
  }
}
