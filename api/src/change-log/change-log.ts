import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  API_LIMITS,
  type ChangeLogEntry,
  changeLogLine,
  type ChangeLogPage,
  type ChangeLogQuery,
  type ChangeLogSelection,
  changeLogTitles,
  DAY_MS,
  KEPT,
} from '@wod/domain';
import { type EntityManager, type FindOptionsOrder, type FindOptionsWhere, LessThan, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { ChangeLogEntity } from './change-log.entity.js';

/** How many rows of a table are read at once. */
const ROWS_AT_ONCE = 500;
/** How many failed sign-ins outlast a day: one network can cause 24,000 of them in each. */
const FAILURES_MAX = 10_000;

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
  async page({ page = 1, limit = API_LIMITS.panelPageSize, ...selection }: ChangeLogQuery): Promise<ChangeLogPage> {
    const where = selected(selection);
    const total = await this.changes.countBy(where);
    const rows = await this.changes.find({ where, order: orderOf(selection), skip: (page - 1) * limit, take: limit });
    return { entries: rows.map(entryOf), pagination: { page, pages: Math.ceil(total / limit), total } };
  }

  /** All that is selected as a table, piece by piece. */
  async *table(selection: ChangeLogSelection): AsyncGenerator<string> {
    yield changeLogTitles();
    for (let last: ChangeLogEntity | undefined; ; ) {
      const beyond = last && { id: selection.reversed ? MoreThan(last.id) : LessThan(last.id) };
      const rows = await this.changes.find({ where: { ...selected(selection), ...beyond }, order: orderOf(selection), take: ROWS_AT_ONCE });
      yield rows.map((row) => changeLogLine(entryOf(row))).join('');
      last = rows.at(-1);
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }

  /** Failed sign-ins are the only entries that strangers can cause, so they are not kept forever, and not without end. */
  async forgetOldFailures(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT.failedSignInDays * DAY_MS);
    await this.transactions.run(async (manager) => {
      const of = { action: 'signInFailed' as const };
      const [newestBeyond] = await manager.find(ChangeLogEntity, { where: of, order: { at: 'DESC' }, skip: FAILURES_MAX, take: 1 });
      await manager.delete(ChangeLogEntity, {
        ...of,
        at: newestBeyond && newestBeyond.at >= before ? LessThanOrEqual(newestBeyond.at) : LessThan(before),
      });
    });
  }
}

const selected = ({ admin, action, subject }: ChangeLogSelection): FindOptionsWhere<ChangeLogEntity> => ({
  ...(admin !== undefined && { admin }),
  ...(action && { action }),
  ...(subject && { subject }),
});

const orderOf = ({ reversed = false }: ChangeLogSelection): FindOptionsOrder<ChangeLogEntity> => ({ id: reversed ? 'ASC' : 'DESC' });

function entryOf({ id, at, admin, action, subject, subjectId, title }: ChangeLogEntity): ChangeLogEntry {
  return { id: String(id), at: at.toISOString(), admin, action, subject, ...(subjectId !== null && { subjectId }), title };
}
