import { EQUIPMENT, type Equipment, foldText, WOD_CATEGORIES, WOD_TYPES, type WodCategory, type WodType } from '@wod/domain';
import { Bitset } from './bitset.js';
import type { Slices } from './long-work.js';
import type { WodRecord } from './records.js';

/** Texts that are looked at before others may get a turn: some ten microseconds. */
const SCANNED_AT_ONCE = 64;

/** What of an exercise the index needs. */
export interface IndexedExercise {
  equipment: Equipment;
  /** folded for the search */
  foldedName: string;
}

/** The positions that a search has found. */
export interface Found {
  inName: Bitset;
  elsewhere: Bitset;
}

const sets = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, new Bitset()])) as Record<Key, Bitset>;

/** Oldest first; of two from the same moment the greater id. Read backwards it is the order of the list. */
const byAge = (a: WodRecord, b: WodRecord): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? -1 : 1;

/**
 * The WODs by position, and for every value of a filter the set of positions that have it. Positions follow age, so a new
 * WOD is appended and the newest are the highest.
 */
export class WodIndex {
  readonly all = new Bitset();
  readonly type = sets<WodType>(WOD_TYPES);
  readonly category = sets<WodCategory>(WOD_CATEGORIES);
  readonly equipment = sets<Equipment>(EQUIPMENT);

  private readonly records: (WodRecord | undefined)[] = [];
  private readonly texts: string[] = [];
  private readonly nameLengths: number[] = [];
  private readonly positions = new Map<string, number>();
  private readonly withinMinutes = new Map<number, Bitset>();
  private readonly usage = new Map<string, number>();
  private newest: WodRecord | undefined;

  constructor(
    records: readonly WodRecord[],
    /** Asked whenever a WOD is put in. */
    private readonly exerciseOf: (id: string) => IndexedExercise,
  ) {
    for (const record of WodIndex.oldestFirst(records)) this.append(record);
  }

  /** The order in which WODs are put in. */
  static oldestFirst(records: Iterable<WodRecord>): WodRecord[] {
    return [...records].sort(byAge);
  }

  get(id: string): WodRecord | undefined {
    const position = this.positions.get(id);
    return position === undefined ? undefined : this.records[position];
  }

  at(position: number): WodRecord {
    const record = this.records[position];
    if (!record) throw new Error(`There is no WOD at position ${position}.`);
    return record;
  }

  /** Every WOD, oldest first. */
  *values(): Generator<WodRecord> {
    for (const record of this.records) if (record) yield record;
  }

  /** How many WODs use an exercise. */
  uses(exerciseId: string): number {
    return this.usage.get(exerciseId) ?? 0;
  }

  /** Whether the WOD can be put in without moving others: it is known with the same age, or newer than all. */
  canPut(record: WodRecord): boolean {
    const known = this.get(record.id);
    return known ? known.createdAt === record.createdAt : this.newest === undefined || byAge(this.newest, record) < 0;
  }

  /** Adds a WOD, or replaces the one with its id. Only when `canPut`. */
  put(record: WodRecord): void {
    const position = this.positions.get(record.id);
    if (position === undefined) return this.append(record);
    this.unmark(position);
    this.mark(position, record);
  }

  remove(id: string): void {
    const position = this.positions.get(id);
    if (position === undefined) return;
    this.unmark(position);
    this.records[position] = undefined;
    this.texts[position] = '';
    this.positions.delete(id);
  }

  /** The WODs that are known to take at most so many minutes. */
  atMost(minutes: number): Bitset {
    let set = this.withinMinutes.get(minutes);
    if (!set) {
      set = new Bitset(this.records.length);
      this.records.forEach((record, position) => {
        if (record?.estimatedDuration !== undefined && record.estimatedDuration <= minutes) set?.add(position);
      });
      this.withinMinutes.set(minutes, set);
    }
    return set;
  }

  /** Where a folded text occurs: in the name, or only in the description or the names of the exercises. */
  *search(text: string): Slices<Found> {
    const inName = new Bitset(this.texts.length);
    const elsewhere = new Bitset(this.texts.length);
    for (let position = 0; position < this.texts.length; position += 1) {
      if (position % SCANNED_AT_ONCE === 0) yield;
      const at = (this.texts[position] ?? '').indexOf(text);
      if (at < 0) continue;
      (at + text.length <= (this.nameLengths[position] ?? 0) ? inName : elsewhere).add(position);
    }
    return { inName, elsewhere };
  }

  private append(record: WodRecord): void {
    const position = this.records.length;
    this.positions.set(record.id, position);
    this.newest = record;
    this.mark(position, record);
  }

  private mark(position: number, record: WodRecord): void {
    const exercises = record.entries.map((entry) => this.exerciseOf(entry.exerciseId));
    const name = foldText(record.name);
    this.records[position] = record;
    this.nameLengths[position] = name.length;
    // The name comes first, so that the first occurrence tells whether it is in the name.
    this.texts[position] = [name, foldText(record.description ?? ''), ...exercises.map((exercise) => exercise.foldedName)].join('\n');
    this.all.add(position);
    this.type[record.type].add(position);
    this.category[record.category].add(position);
    for (const { equipment } of exercises) this.equipment[equipment].add(position);
    this.countUse(record, 1);
    this.withinMinutes.clear();
  }

  private unmark(position: number): void {
    const record = this.records[position];
    if (record) this.countUse(record, -1);
    for (const set of [this.all, ...Object.values(this.type), ...Object.values(this.category), ...Object.values(this.equipment)]) {
      set.remove(position);
    }
    this.withinMinutes.clear();
  }

  private countUse({ entries }: WodRecord, change: 1 | -1): void {
    for (const id of new Set(entries.map((entry) => entry.exerciseId))) this.usage.set(id, this.uses(id) + change);
  }
}
