import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DeletedSession } from '@wod/domain';
import { LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { keptSince } from '../platform/database/kept-since.js';
import { Transactions } from '../platform/database/transactions.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Deleted sessions that can be restored. */
@Injectable()
export class DeletedSessionsService {
  constructor(
    @InjectRepository(TrainingSessionEntity) private readonly sessions: Repository<TrainingSessionEntity>,
    private readonly transactions: Transactions,
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

  /** Permanently removes what was deleted longer ago. */
  async purge(now: Date): Promise<void> {
    await this.transactions.run((manager) => manager.delete(TrainingSessionEntity, { deletedAt: LessThan(keptSince(now)) }));
  }
}
