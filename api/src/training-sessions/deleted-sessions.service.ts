import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DeletedSession, type EmptiedBin, plural } from '@wod/domain';
import { LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { keptSince } from '../platform/database/kept-since.js';
import { Transactions } from '../platform/database/transactions.js';
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

  /** Those of the last 30 days, most recently deleted first. */
  async list(): Promise<DeletedSession[]> {
    const rows = await this.sessions.find({
      select: { id: true, name: true, isTemplate: true, deletedAt: true },
      where: { deletedAt: MoreThanOrEqual(keptSince(new Date())) },
      order: { deletedAt: 'DESC', id: 'ASC' },
    });
    return rows.map(({ id, name, isTemplate, deletedAt }) => ({ id, name, isTemplate, deletedAt: (deletedAt as Date).toISOString() }));
  }

  /**
   * Removes one for good.
   * @throws NotFoundException unless it was deleted within 30 days
   */
  async remove(id: string, admin: string): Promise<void> {
    await this.changes.ofSessions(async (manager) => {
      const row = await manager.findOneBy(TrainingSessionEntity, { id, deletedAt: MoreThanOrEqual(keptSince(new Date())) });
      if (row?.id !== id) throw new NotFoundException('Training session not found');
      await manager.delete(TrainingSessionEntity, { id });
      await this.changeLog.note(manager, { admin, action: 'purge', subject: 'session', subjectId: id, title: row.name });
    });
  }

  /** Removes all that can be restored for good. */
  async empty(admin: string): Promise<EmptiedBin> {
    return this.changes.ofSessions(async (manager) => {
      const deleted = { deletedAt: MoreThanOrEqual(keptSince(new Date())) };
      const removed = await manager.countBy(TrainingSessionEntity, deleted);
      if (removed === 0) return { removed, kept: 0 };
      await manager.delete(TrainingSessionEntity, deleted);
      await this.changeLog.note(manager, { admin, action: 'purge', subject: 'session', title: plural(removed, 'training session') });
      return { removed, kept: 0 };
    });
  }

  /** Permanently removes what was deleted longer ago. */
  async purge(now: Date): Promise<void> {
    await this.transactions.run((manager) => manager.delete(TrainingSessionEntity, { deletedAt: LessThan(keptSince(now)) }));
  }
}
