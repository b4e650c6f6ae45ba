import { type BeforeApplicationShutdown, BadRequestException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { type ComingDay, type Day, type DayPin, DAYS, daysAfter, dayText, type DaysPage, isDate, REST_DAY, UNNAMED_DAY, type Wod } from '@wod/domain';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { findWodRow } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import type { DayRecord } from '../library/day-book.js';
import { Library } from '../library/library.js';
import { Today } from '../library/today.js';
import { Transactions } from '../platform/database/transactions.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import { DayDraws } from './day-draws.js';
import { DayEntity } from './day.entity.js';

/** So many days that nobody asked for are drawn afterwards, at most. */
const MISSED_DAYS = 14;
/** How long a day that couldn't be kept isn't tried again. */
const PATIENCE_MS = 60_000;
/** Whom the work is done for that nobody has asked for. */
const ITSELF = 'days';

/** The workout of each day: drawn when the day is asked for first, and kept from then on; or pinned by the admin. */
@Injectable()
export class DaysService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DaysService.name);
  private keeping: Promise<void> | undefined;
  private failedAt = -Infinity;

  constructor(
    private readonly library: Library,
    private readonly draws: DayDraws,
    private readonly today: Today,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.keeping;
  }

  /**
   * Today and the days before it, the newest first.
   * @throws BadRequestException, NotFoundException when there are no days before the one that is named
   */
  async page({ before, limit }: { before?: string; limit: number }, address: string): Promise<DaysPage> {
    const today = this.today.date;
    const tomorrow = daysAfter(today, 1);
    if (before !== undefined && before > tomorrow) throw new BadRequestException('before must be a day up to tomorrow');
    const drawn = await this.drawn(address);
    const end = before ?? tomorrow;
    const kept = this.library.days.before(end, limit + 1).filter(({ date }) => date < today || this.draws.decided(date));
    const found = new Map([...kept, ...drawn].map((record) => [record.date, record]));
    const records = [...found.values()].filter(({ date }) => date < end).sort((a, b) => (a.date < b.date ? 1 : -1));
    if (before !== undefined && records.length === 0) throw new NotFoundException('There are no earlier days');
    const days = records.slice(0, limit).map((record) => this.dayOf(record));
    const last = days.at(-1);
    return { today, days, ...(records.length > limit && last && { before: last.date }) };
  }

  /** @throws NotFoundException when the library has nothing to draw from */
  async current(address: string): Promise<Day> {
    const today = this.today.date;
    const drawn = await this.drawn(address);
    // Another process may have kept it in the meantime.
    const record = this.draws.decided(today) ?? drawn.find(({ date }) => date === today);
    if (!record) throw new NotFoundException('There is no workout today: the library is empty');
    return this.dayOf(record);
  }

  /** Today and the days to come, with what will be shown unless the library changes, and whatever is pinned to later ones. */
  async coming(address: string): Promise<ComingDay[]> {
    const today = this.today.date;
    const last = daysAfter(today, DAYS.coming - 1);
    const drawn = new Map((await this.draws.decide(today, last, address)).map((record) => [record.date, record]));
    const kept = this.library.days.from(today).filter((record) => !drawn.has(record.date) || this.draws.isComing(record));
    for (const record of kept) drawn.set(record.date, record);
    return [...drawn.values()].sort((a, b) => (a.date < b.date ? -1 : 1)).map((record) => this.comingOf(record));
  }

  /**
   * @throws BadRequestException for a day that is over or too far ahead, ProblemsException for a WOD that isn't in the library and won't
   *   be before the day is over
   */
  async pin(date: string, { wodId }: DayPin, admin: string): Promise<ComingDay> {
    this.refuseOver(date);
    return this.changes.run(async (manager, contentVersion) => {
      const wod = wodId === undefined ? undefined : await findWodRow(manager, wodId);
      if (wodId !== undefined && wod?.id !== wodId) refuseProblems([{ field: 'wodId', message: 'This WOD is not in the library' }]);
      const draft = draftOf(wod);
      if (draft && !this.draws.isComing({ date, draft })) refuseProblems([{ field: 'wodId', message: 'This WOD will not be public by that day' }]);
      const title = draft || !wod ? '' : wod.name;
      const record: DayRecord = { date, kind: wod ? 'wod' : 'rest', ...(wod && { wodId: wod.id }), title, isPinned: true, ...(draft && { draft }) };
      await write(manager, [record], contentVersion);
      await this.note(manager, 'pin', record, wod?.name ?? '', admin);
      return this.comingOf(record);
    });
  }

  /** @throws BadRequestException for a day that is over, NotFoundException when nothing is pinned to it */
  async unpin(date: string, admin: string): Promise<void> {
    this.refuseOver(date);
    await this.changes.run(async (manager, contentVersion) => {
      const row = await manager.findOneBy(DayEntity, { date, isPinned: true });
      if (!row) throw new NotFoundException('Nothing is pinned to this day');
      const name = row.wodId === null || row.title !== '' ? row.title : (await findWodRow(manager, row.wodId))?.name;
      await write(manager, [{ date, kind: 'open', title: '', isPinned: false }], contentVersion);
      await this.note(manager, 'unpin', row, name ?? '', admin);
    });
  }

  /** Keeps the days up to today that are still open, so that they stay what they are. A failure is tried again later. */
  async keep(): Promise<void> {
    this.keepLater(await this.draws.decide(this.since(), this.today.date, ITSELF));
    await this.keeping;
  }

  /** The days up to today that aren't kept yet; they are, from now on. */
  private async drawn(address: string): Promise<DayRecord[]> {
    const today = this.today.date;
    const decided = this.draws.decided(today);
    if (decided) {
      this.keepLater(this.named(decided));
      return [];
    }
    const drawn = await this.draws.decide(this.since(), today, address);
    this.keepLater(drawn);
    return drawn;
  }

  /** What was pinned as a draft has no title until it is shown. */
  private named(record: DayRecord): DayRecord[] {
    const wod = record.title === '' && record.wodId !== undefined ? this.library.wod(record.wodId) : undefined;
    return wod ? [{ ...record, title: wod.name }] : [];
  }

  /** The first day that may be missing. */
  private since(): string {
    const today = this.today.date;
    const missed = daysAfter(today, 1 - MISSED_DAYS);
    const { first } = this.library.days;
    return first !== undefined && first > missed && first <= today ? first : missed;
  }

  private keepLater(drawn: readonly DayRecord[]): void {
    if (drawn.length === 0 || performance.now() - this.failedAt < PATIENCE_MS) return;
    this.keeping ??= this.store(drawn)
      .catch((error: unknown) => {
        this.failedAt = performance.now();
        this.logger.warn(`The day's workout was drawn, but not kept: ${String(error)}`);
      })
      .finally(() => (this.keeping = undefined));
  }

  /** What another process has kept, or the admin has pinned, stays. */
  private async store(drawn: readonly DayRecord[]): Promise<void> {
    // Looked up first, since a change takes its turn among all others.
    if ((await this.transactions.inTurn(() => this.open(this.dataSource.manager, drawn))).length === 0) return;
    await this.changes.run(async (manager, contentVersion, unchanged) => {
      const open = await this.open(manager, drawn);
      if (open.length === 0) return unchanged(undefined);
      await write(manager, open, contentVersion);
    });
  }

  /** Those of the days that nothing is kept for. */
  private async open(manager: EntityManager, drawn: readonly DayRecord[]): Promise<DayRecord[]> {
    const rows = await manager.findBy(DayEntity, { date: In(drawn.map(({ date }) => date)) });
    const rowOf = new Map(rows.map((row) => [row.date, row]));
    const open: DayRecord[] = [];
    for (const record of drawn) {
      const row = rowOf.get(record.date);
      if (!row || (await this.isOpen(manager, row, record))) open.push(record);
    }
    return open;
  }

  /** A pin to a WOD that has left the library, or won't be in it by then, leaves its day open. */
  private async isOpen(manager: EntityManager, { date, kind, wodId, title, isPinned }: DayEntity, record: DayRecord): Promise<boolean> {
    if (kind === 'open') return true;
    if (!isPinned || wodId === null) return false;
    const wod = await findWodRow(manager, wodId);
    const draft = draftOf(wod);
    return draft ? !this.draws.isComing({ date, draft }) : !wod || (title === '' && wodId === record.wodId);
  }

  private refuseOver(date: string): void {
    const today = this.today.date;
    if (!isDate(date)) throw new BadRequestException('The day must be written as in 2026-11-22');
    if (date < today) throw new BadRequestException('A day that is over stays as it was');
    if (date > daysAfter(today, DAYS.pinnedAhead)) throw new BadRequestException('A day can be chosen a year ahead at most');
  }

  private async note(
    manager: EntityManager,
    action: 'pin' | 'unpin',
    { date, kind }: Pick<DayRecord, 'date' | 'kind'>,
    name: string,
    admin: string,
  ): Promise<void> {
    const title = `${dayText(date)}: ${kind === 'rest' ? REST_DAY.title : name}`;
    await this.changeLog.note(manager, { admin, action, subject: 'day', subjectId: date, title });
  }

  private dayOf({ date, kind, wodId, title, draft }: DayRecord): Day {
    if (kind === 'rest') return { date, kind, title: REST_DAY.title };
    const wod = this.library.wod(wodId ?? '');
    if (wod) return { date, kind: 'wod', title: wod.name, wod };
    return { date, kind: 'gone', title: draft || title === '' ? UNNAMED_DAY : title };
  }

  private comingOf({ date, kind, wodId, title, isPinned, draft }: DayRecord): ComingDay {
    if (kind === 'rest' || wodId === undefined) return { date, kind: 'rest', title: REST_DAY.title, isPinned };
    return { date, kind: 'wod', title: this.library.wod(wodId)?.name ?? draft?.name ?? title, wodId, isPinned, ...(draft && { isDraft: true }) };
  }
}

const draftOf = (wod: Wod | undefined): DayRecord['draft'] =>
  wod?.publishAt === undefined ? undefined : { name: wod.name, publishAt: wod.publishAt };

const write = (manager: EntityManager, records: readonly DayRecord[], contentVersion: number) =>
  manager.save(
    DayEntity,
    records.map(({ date, kind, wodId = null, title, isPinned }) => ({ date, kind, wodId, title, isPinned, contentVersion })),
  );
