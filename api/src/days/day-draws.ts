import { Injectable } from '@nestjs/common';
import { type DayCandidate, type DayPool, DAYS, daysAfter, drawDay, equipmentOf, minutesAtMost, rankOf, UNPUBLISHED, type Wod } from '@wod/domain';
import type { DayRecord } from '../library/day-book.js';
import { Library } from '../library/library.js';
import type { Slices } from '../library/long-work.js';
import { Today } from '../library/today.js';

/** At most this many WODs are drawn from, always the same ones: however large the library, a draw takes about a millisecond. */
const POOL_SIZE = 2000;
const END_OF_TIME = '9999-12-31';
/** How many WODs are looked at before others get a turn. */
const RANKED_AT_ONCE = 64;

/** Decides days that nobody has decided, from what the library has in memory. */
@Injectable()
export class DayDraws {
  private kept: { version: number; pool: DayPool } = { version: NaN, pool: new Map() };

  constructor(
    private readonly library: Library,
    private readonly today: Today,
  ) {}

  /**
   * What is decided for a day. A pin counts for nothing when its WOD has left the library before the day is over. One to a draft counts
   * for a day to come that the draft is public by; on that day, only once it is.
   */
  decided(date: string): DayRecord | undefined {
    const record = this.library.days.get(date);
    const today = this.today.date;
    if (!record?.isPinned || record.wodId === undefined || date < today || this.library.wod(record.wodId)) return record;
    return date > today && this.isComing(record) ? record : undefined;
  }

  /** Whether something that isn't public will be before a day is over. */
  isComing({ date, draft }: Pick<DayRecord, 'date' | 'draft'>): boolean {
    return draft !== undefined && draft.publishAt !== UNPUBLISHED && this.today.dateOf(Date.parse(draft.publishAt)) <= date;
  }

  /**
   * Draws the open days of a span, as they would be kept now: the same in every process.
   * @param from the first day
   * @param until the last one
   * @param address whom the work is done for
   * @returns only days that are open, in order; empty where there is nothing to draw from
   */
  decide(from: string, until: string, address: string): Promise<DayRecord[]> {
    return this.library.inSlices(() => this.draw(from, until), { content: 'library', address });
  }

  private *draw(from: string, until: string): Slices<DayRecord[]> {
    const pool = yield* this.pool();
    const decided = new Map<string, string | undefined>();
    for (const record of this.around(from, until)) decided.set(record.date, record.wodId);
    const drawn: DayRecord[] = [];
    for (let date = from; date <= until; date = daysAfter(date, 1)) {
      if (decided.has(date)) continue;
      yield;
      const day = drawDay(date, pool, decided);
      if (!day) break;
      decided.set(date, day.wodId);
      const title = day.wodId === undefined ? '' : (this.library.wod(day.wodId)?.name ?? '');
      drawn.push({ date, kind: day.wodId === undefined ? 'rest' : 'wod', ...day, title, isPinned: false });
    }
    return drawn;
  }

  private around(from: string, until: string): DayRecord[] {
    const { days } = this.library;
    const end = daysAfter(until, DAYS.apart);
    return [...days.before(from, DAYS.apart), ...days.from(from)].flatMap(({ date }) => (date <= end ? (this.decided(date) ?? []) : []));
  }

  private *pool(): Slices<DayPool> {
    const { version, days } = this.library;
    if (this.kept.version === version) return this.kept.pool;
    const ranked: { id: string; rank: number }[] = [];
    let count = 0;
    for (const { id, name } of this.library.wodRecords()) {
      count += 1;
      if (count % RANKED_AT_ONCE === 0) yield;
      ranked.push({ id, rank: rankOf(name) });
      if (ranked.length === 2 * POOL_SIZE) keepFirst(ranked);
    }
    keepFirst(ranked);
    const shown = days.before(END_OF_TIME, DAYS.apart).flatMap(({ wodId }) => wodId ?? []);
    const pool = new Map<string, DayCandidate>();
    for (const id of [...ranked.map((one) => one.id), ...shown]) {
      yield;
      const wod = this.library.wod(id);
      if (wod) pool.set(id, candidateOf(wod));
    }
    this.kept = { version, pool };
    return pool;
  }
}

function keepFirst(ranked: { id: string; rank: number }[]): void {
  ranked.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  ranked.length = Math.min(ranked.length, POOL_SIZE);
}

function candidateOf(wod: Wod): DayCandidate {
  const minutes = minutesAtMost(wod);
  return {
    id: wod.id,
    name: wod.name,
    type: wod.type,
    ...(minutes !== undefined && { minutes }),
    equipment: equipmentOf(wod),
    movements: [...new Set(wod.exercises.map(({ exerciseId }) => exerciseId))],
    isForOne: (wod.team ?? 1) === 1,
  };
}
