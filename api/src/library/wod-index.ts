import { EQUIPMENT, type Equipment, minutesAtMost, WOD_CATEGORIES, WOD_TYPES, type WodCategory, type WodType } from '@wod/domain';
import { Bitset } from './bitset.js';
import type { Slices } from './long-work.js';
import type { WodRecord } from './records.js';
import type { ExerciseNames } from './search/exercise-names.js';
import { type Found, searchWods } from './search/wod-search.js';
import { WodTerms } from './search/wod-terms.js';

/** What the index needs to know about an exercise. */
export interface IndexedExercise {
  equipment: Equipment;
  /** what it is found by */
  names: ExerciseNames;
}

const sets = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, new Bitset()])) as Record<Key, Bitset>;

/** Oldest first; at the same moment, the greater id first. The list shows them in reverse. */
export const byAge = (a: WodRecord, b: WodRecord): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? -1 : 1;

/**
 * The WODs by position, and for every value of a filter the set of positions that have it. Positions follow age, so a new
 * WOD is appended and the newest are the highest.
 */
export class WodIndex {
  readonly all = new Bitset();
  readonly type = sets<WodType>(WOD_TYPES);
  readonly category = sets<WodCategory>(WOD_CATEGORIES);

  private readonly records: (WodRecord | undefined)[] = [];
  /** Everything searchable about it but its exercises. */
  readonly terms = new WodTerms();
  private readonly positions = new Map<string, number>();
  /** Which WODs use an exercise. An exercise's own data is stored nowhere else, so changing it changes nothing here. */
  private readonly usersOf = new Map<string, Bitset>();
  // Computed when first asked for.
  private readonly withinMinutes = new Map<number, Bitset>();
  private readonly withEquipment = new Map<Equipment, Bitset>();

  constructor(
    records: readonly WodRecord[],
    /** undefined for a deleted exercise, which no WOD uses any more */
    private readonly exerciseOf: (id: string) => IndexedExercise | undefined,
  ) {
    for (const record of [...records].sort(byAge)) this.put(record);
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

  /** The WODs that use an exercise. */
  users(exerciseId: string): Bitset {
    return this.usersOf.get(exerciseId) ?? new Bitset();
  }

  /** How many WODs use an exercise. */
  uses(exerciseId: string): number {
    return this.users(exerciseId).size;
  }

  /** The equipment of its exercises, each once. */
  equipmentOf({ entries }: WodRecord): Equipment[] {
    return [...new Set(entries.flatMap(({ exerciseId }) => this.exerciseOf(exerciseId)?.equipment ?? []))];
  }

  /** The set of one WOD. */
  only(id: string): Bitset {
    const set = new Bitset();
    const position = this.positions.get(id);
    if (position !== undefined) set.add(position);
    return set;
  }

  /** The WODs that need nothing beyond a kit; BODYWEIGHT isn't kit. */
  within(kit: readonly Equipment[]): Bitset {
    return EQUIPMENT.filter((item) => item !== 'BODYWEIGHT' && !kit.includes(item)).reduce((set, item) => set.without(this.equipment(item)), this.all);
  }

  /** Inserts a WOD by its age, or replaces the one with its id, which has the same age. */
  put(record: WodRecord): void {
    const position = this.positions.get(record.id) ?? this.placeFor(record);
    this.unmark(position);
    this.mark(position, record);
  }

  /** Must be called when an exercise has changed. */
  exercisesChanged(): void {
    this.withEquipment.clear();
  }

  /** Its position stays reserved: a deleted WOD may come back. */
  remove(id: string): void {
    const position = this.positions.get(id);
    if (position === undefined) return;
    this.unmark(position);
    this.records[position] = undefined;
  }

  /** The WODs that usually take at most this many minutes. */
  atMost(minutes: number): Bitset {
    let set = this.withinMinutes.get(minutes);
    if (!set) {
      set = new Bitset(this.records.length);
      this.records.forEach((record, position) => {
        if (record && isWithin(record, minutes)) set?.add(position);
      });
      this.withinMinutes.set(minutes, set);
    }
    return set;
  }

  /** The WODs with at least one exercise that uses this equipment. */
  equipment(equipment: Equipment): Bitset {
    let set = this.withEquipment.get(equipment);
    if (!set) {
      set = new Bitset(this.records.length);
      for (const [id, users] of this.usersOf) if (this.exerciseOf(id)?.equipment === equipment) set.addAll(users);
      this.withEquipment.set(equipment, set);
    }
    return set;
  }

  /** The WODs that a text finds. @param exact whether no typo is corrected */
  search(text: string, exact = false): Slices<Found> {
    return searchWods(this, text, exact);
  }

  /** The exercises that WODs use, and by which. */
  *movements(): Generator<{ exercise: ExerciseNames; users: Bitset }> {
    for (const [id, users] of this.usersOf) {
      const exercise = this.exerciseOf(id);
      if (exercise) yield { exercise: exercise.names, users };
    }
  }

  /** After all older ones: nearly always the end. */
  private placeFor(record: WodRecord): number {
    const place = 1 + this.records.findLastIndex((other) => other !== undefined && byAge(other, record) < 0);
    if (place < this.records.length) {
      for (const set of this.sets()) set.insert(place);
      this.terms.insert(place);
      for (const [id, position] of this.positions) if (position >= place) this.positions.set(id, position + 1);
    }
    this.records.splice(place, 0, undefined);
    this.positions.set(record.id, place);
    return place;
  }

  private mark(position: number, record: WodRecord): void {
    this.records[position] = record;
    this.terms.put(position, record);
    for (const { exerciseId } of record.entries) {
      if (!this.usersOf.has(exerciseId)) this.usersOf.set(exerciseId, new Bitset());
      this.usersOf.get(exerciseId)?.add(position);
      const exercise = this.exerciseOf(exerciseId);
      if (exercise) this.withEquipment.get(exercise.equipment)?.add(position);
    }
    for (const [minutes, set] of this.withinMinutes) if (isWithin(record, minutes)) set.add(position);
    this.type[record.type].add(position);
    this.category[record.category].add(position);
    this.all.add(position);
  }

  private unmark(position: number): void {
    const record = this.records[position];
    if (!record) return;
    this.terms.remove(position, record);
    for (const set of this.sets()) set.remove(position);
  }

  private *sets(): Generator<Bitset> {
    yield this.all;
    for (const kind of [this.type, this.category]) yield* Object.values<Bitset>(kind);
    for (const kind of [this.usersOf, this.withinMinutes, this.withEquipment]) yield* kind.values();
  }
}

const isWithin = (wod: WodRecord, minutes: number): boolean => (minutesAtMost(wod) ?? Infinity) <= minutes;
