import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { API_LIMITS, type ChangeLogEntry, type ChangeLogPage, type ChangeLogQuery, KEPT } from '@wod/domain';
import { type EntityManager, LessThan, Repository } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { ChangeLogEntity } from './change-log.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who changed what, and when. */
@Injectable()
export class ChangeLog {
  constructor(
    @InjectRepository(ChangeLogEntity) private readonly changes: Repository<ChangeLogEntity>,
    private readonly transactions: Transactions,
  ) {}

  /** Records a change in the transaction that makes it, so that there is never one without the other. */
  async note(manager: EntityManager, change: Omit<ChangeLogEntry, 'id' | 'at'>): Promise<void> {
    await manager.insert(ChangeLogEntity, { ...change, at: new Date() });
  }

  /** Newest first, unless it is reversed; a page past the end is empty. */
  async page({ page = 1, limit = API_LIMITS.panelPageSize, reversed = false, admin, action, subject }: ChangeLogQuery): Promise<ChangeLogPage> {
    const where = { ...(admin !== undefined && { admin }), ...(action && { action }), ...(subject && { subject }) };
    const total = await this.changes.countBy(where);
    const rows = await this.changes.find({ where, order: { id: reversed ? 'ASC' : 'DESC' }, skip: (page - 1) * limit, take: limit });
    return { entries: rows.map(entryOf), pagination: { page, pages: Math.ceil(total / limit), total } };
  }

  /** Failed sign-ins are the only entries that strangers can cause, so they are not kept for ever. */
  async forgetOldFailures(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT.failedSignInDays * DAY_MS);
    await this.transactions.run((manager) => manager.delete(ChangeLogEntity, { action: 'signInFailed', at: LessThan(before) }));
  }
}

function entryOf({ id, at, admin, action, subject, subjectId, title }: ChangeLogEntity): ChangeLogEntry {
  return { id: String(id), at: at.toISOString(), admin, action, subject, ...(subjectId !== null && { subjectId }), title };
}
