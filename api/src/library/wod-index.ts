import {
  EQUIPMENT,
  type Equipment,
  equipmentOfMovement,
  KIT_ITEMS,
  kitBesides,
  type KitItem,
  kitOfMovement,
  minutesAtMost,
  WOD_CATEGORIES,
  WOD_GAPS,
  WOD_TYPES,
  type WodCategory,
  type WodGap,
  type WodType,
} from '@wod/domain';
import { Bitset } from './bitset.js';
import { type KitFit, KitNeeds } from './kit-needs.js';
import type { Slices } from './long-work.js';
import { Namesakes } from './namesakes.js';
import type { WodRecord } from './records.js';
import type { ExerciseNames } from './search/exercise-names.js';
import { type Found, searchWods } from './search/wod-search.js';
import { WodTerms } from './search/wod-terms.js';
import { WodKinds } from './wod-kinds.js';
import { wodOrders } from './wod-orders.js';

/** What the index needs to know about an exercise. */
export interface IndexedExercise {
  equipment: Equipment;
  needs?: readonly KitItem[];
  /** what it is found by */
  names: ExerciseNames;
}

const sets = <Key extends string>(keys: readonly Key[]) => Object.fromEntries(keys.map((key) => [key, new Bitset()])) as Record<Key, Bitset>;

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
  /** What they are without. */
  readonly lacking = sets<WodGap>(WOD_GAPS);
  readonly kinds = new WodKinds();
  readonly orders = wodOrders({ all: this.all, at: (position) => this.at(position) });

  private readonly records: (WodRecord | undefined)[] = [];
  /** Everything searchable about it except its exercises. */
  readonly terms = new WodTerms();
  private readonly positions = new Map<string, number>();
  private readonly namesakes = new Namesakes();
  /** Which WODs use an exercise. An exercise's own data is stored nowhere else, so changing it changes nothing here. */
  private readonly usersOf = new Map<string, Bitset>();
  /** Which WODs need an item besides what their exercises do. */
  private readonly besides = sets<KitItem>(KIT_ITEMS);
  // Computed when first asked for.
  private readonly withinMinutes = new Map<number, Bitset>();
  private readonly withinEstimate = new Map<number, Bitset>();
  private readonly withEquipment = new Map<Equipment, Bitset>();
  private readonly withKit = new Map<KitItem, Bitset>();
  /** Recomputed after every change. */
  private kitNeeds: KitNeeds | undefined;

  constructor(
    records: readonly WodRecord[],
    /** undefined for a deleted exercise, which no WOD uses any more */
    private exerciseOf: (id: string) => IndexedExercise | undefined,
  ) {
    for (const record of [...records].sort(byAge)) this.put(record);
  }

  get(id: string): WodRecord | undefined {
    const position = this.positions.get(id);
    return position === undefined ? undefined : this.records[position];
  }

  /** By its name as written in an address; the oldest of several. */
  named(slug: string): WodRecord | undefined {
    return this.namesakes
      .idsOf(slug)
      .flatMap((id) => this.get(id) ?? [])
      .sort(byAge)[0];
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

  /** What it needs, each item once. */
  kitOf(record: WodRecord): KitItem[] {
    const needed = new Set([...kitBesides(record), ...record.entries.flatMap(({ exerciseId }) => this.kitOfExercise(exerciseId))]);
    return KIT_ITEMS.filter((item) => needed.has(item));
  }

  /** The equipment of its exercises, each once, in the order of the enumeration. */
  equipmentOf({ entries }: WodRecord): Equipment[] {
    const used = new Set(entries.flatMap(({ exerciseId }) => this.equipmentOfExercise(exerciseId)));
    return EQUIPMENT.filter((item) => used.has(item));
  }

  /** The set of one WOD. */
  only(id: string): Bitset {
    const set = new Bitset();
    const position = this.positions.get(id);
    if (position !== undefined) set.add(position);
    return set;
  }

  /** The WODs that need nothing beyond a kit; BODYWEIGHT isn't kit. */
  within(kit: readonly ('BODYWEIGHT' | KitItem)[]): Bitset {
    return this.needs().within(kit);
  }

  /** Whether the WODs that need an item are exactly those with an exercise that uses it; of most equipment, they are. */
  isNeededWhereUsed(item: KitItem & Equipment): boolean {
    return this.needs().isSameAs(item, this.equipment(item));
  }

  /** How some WODs fit a kit. */
  fit(kit: readonly ('BODYWEIGHT' | KitItem)[], wods: Bitset): KitFit {
    return this.needs().fit(kit, wods);
  }

  /** The WODs that need an item. */
  needing(item: KitItem): Bitset {
    let set = this.withKit.get(item);
    if (!set) {
      set = new Bitset(this.records.length);
      set.addAll(this.besides[item]);
      for (const [id, users] of this.usersOf) if (this.kitOfExercise(id).includes(item)) set.addAll(users);
      this.withKit.set(item, set);
    }
    return set;
  }

  /** Inserts a WOD by its age, or replaces the one with its id. */
  put(record: WodRecord): void {
    const position = this.keptPlace(record) ?? this.placeFor(record);
    const before = this.records[position];
    this.terms.forget(position, before);
    for (const order of Object.values(this.orders)) order.change(position, before, record);
    this.namesakes.rename(record.id, before?.name, record.name);
    if (before) this.unmark(position, before);
    this.mark(position, record);
  }

  /** Must be called when exercises may have changed. */
  exercisesChanged(exerciseOf: (id: string) => IndexedExercise | undefined): void {
    const isAlike = [...this.usersOf.keys()].every((id) => needsAlike(this.exerciseOf(id), exerciseOf(id)));
    this.exerciseOf = exerciseOf;
    if (isAlike) return;
    this.withEquipment.clear();
    this.withKit.clear();
    this.forgetComputed();
  }

  /** Its position stays reserved: a deleted WOD may come back. */
  remove(id: string): void {
    const position = this.positions.get(id);
    if (position !== undefined) this.takeOut(position);
  }

  /** The WODs that usually take at most this many minutes, by the upper end where they have one. */
  atMost(minutes: number): Bitset {
    return this.kept(this.withinMinutes, minutes, isWithin);
  }

  /** The WODs that take about so many minutes or fewer. */
  estimatedAtMost(minutes: number): Bitset {
    return this.kept(this.withinEstimate, minutes, isEstimatedWithin);
  }

  private kept(sets: Map<number, Bitset>, minutes: number, isIn: (record: WodRecord, minutes: number) => boolean): Bitset {
    let set = sets.get(minutes);
    if (!set) {
      set = new Bitset(this.records.length);
      this.records.forEach((record, position) => {
        if (record && isIn(record, minutes)) set?.add(position);
      });
      sets.set(minutes, set);
    }
    return set;
  }

  /** The WODs with at least one exercise that uses this equipment. */
  equipment(equipment: Equipment): Bitset {
    let set = this.withEquipment.get(equipment);
    if (!set) {
      set = new Bitset(this.records.length);
      for (const [id, users] of this.usersOf) if (this.equipmentOfExercise(id).includes(equipment)) set.addAll(users);
      this.withEquipment.set(equipment, set);
    }
    return set;
  }

  /** The WODs that a text finds. @param exact whether no typo is corrected */
  *search(text: string, exact = false): Slices<Found> {
    yield* this.readTerms();
    return yield* searchWods(this, text, exact);
  }

  /** Makes all WODs searchable; a search does so first. */
  readTerms(): Slices<void> {
    return this.terms.read(this.records);
  }

  /** The exercises that WODs use, and by which. */
  *movements(): Generator<{ exercise: ExerciseNames; users: Bitset }> {
    for (const [id, users] of this.usersOf) {
      const exercise = this.exerciseOf(id);
      if (exercise) yield { exercise: exercise.names, users };
    }
  }

  /** The place of the WOD with its id, unless it has been a draft in between and is younger now. */
  private keptPlace(record: WodRecord): number | undefined {
    const position = this.positions.get(record.id);
    if (position === undefined || this.records[position]?.createdAt === record.createdAt) return position;
    let [before, after] = [position - 1, position + 1];
    while (before >= 0 && !this.records[before]) before -= 1;
    while (after < this.records.length && !this.records[after]) after += 1;
    const [older, younger] = [this.records[before], this.records[after]];
    if ((!older || byAge(older, record) < 0) && (!younger || byAge(record, younger) < 0)) return position;
    this.takeOut(position);
    return undefined;
  }

  /** Before all younger ones: nearly always the end. */
  private placeFor(record: WodRecord): number {
    let place = this.records.length;
    for (let position = place - 1; position >= 0; position -= 1) {
      const other = this.records[position];
      if (!other) continue;
      if (byAge(other, record) < 0) break;
      place = position;
    }
    if (place < this.records.length) {
      for (const set of this.sets()) set.insert(place);
      for (const order of Object.values(this.orders)) order.insert(place);
      this.kinds.insert(place);
      this.terms.insert(place);
      for (const [id, position] of this.positions) if (position >= place) this.positions.set(id, position + 1);
    }
    this.records.splice(place, 0, undefined);
    this.positions.set(record.id, place);
    return place;
  }

  private mark(position: number, record: WodRecord): void {
    this.records[position] = record;
    for (const { exerciseId } of record.entries) {
      if (!this.usersOf.has(exerciseId)) this.usersOf.set(exerciseId, new Bitset());
      this.usersOf.get(exerciseId)?.add(position);
    }
    for (const item of kitBesides(record)) this.besides[item].add(position);
    // While all are put in, none has been asked for.
    if (this.withEquipment.size > 0) for (const equipment of this.equipmentOf(record)) this.withEquipment.get(equipment)?.add(position);
    if (this.withKit.size > 0) for (const item of this.kitOf(record)) this.withKit.get(item)?.add(position);
    for (const [minutes, set] of this.withinMinutes) if (isWithin(record, minutes)) set.add(position);
    for (const [minutes, set] of this.withinEstimate) if (isEstimatedWithin(record, minutes)) set.add(position);
    for (const gap of gapsOf(record)) this.lacking[gap].add(position);
    this.type[record.type].add(position);
    this.category[record.category].add(position);
    this.kinds.put(position, record);
    this.all.add(position);
    this.forgetComputed();
  }

  /** Leaves its position empty. */
  private takeOut(position: number): void {
    const record = this.records[position];
    if (!record) return;
    this.terms.forget(position, record);
    for (const order of Object.values(this.orders)) order.change(position, record, undefined);
    this.namesakes.rename(record.id, record.name, undefined);
    this.unmark(position, record);
    this.records[position] = undefined;
  }

  /** Takes it out of the sets that it is in: going through those of all exercises would take most of a change's time. */
  private unmark(position: number, record: WodRecord): void {
    this.forgetComputed();
    for (const set of [this.all, this.type[record.type], this.category[record.category]]) set.remove(position);
    for (const gap of gapsOf(record)) this.lacking[gap].remove(position);
    for (const computed of [this.withinMinutes, this.withinEstimate, this.withEquipment, this.withKit])
      for (const set of computed.values()) set.remove(position);
    for (const item of kitBesides(record)) this.besides[item].remove(position);
    for (const { exerciseId } of record.entries) this.usersOf.get(exerciseId)?.remove(position);
  }

  private forgetComputed(): void {
    this.kitNeeds = undefined;
  }

  private needs(): KitNeeds {
    this.kitNeeds ??= new KitNeeds(this.all, (item) => this.needing(item));
    return this.kitNeeds;
  }

  private equipmentOfExercise(id: string): Equipment[] {
    const exercise = this.exerciseOf(id);
    return exercise ? equipmentOfMovement(exercise) : [];
  }

  private kitOfExercise(id: string): KitItem[] {
    const exercise = this.exerciseOf(id);
    return exercise ? kitOfMovement(exercise) : [];
  }

  private *sets(): Generator<Bitset> {
    yield this.all;
    for (const kind of [this.type, this.category, this.lacking, this.besides]) yield* Object.values<Bitset>(kind);
    for (const kind of [this.usersOf, this.withinMinutes, this.withinEstimate, this.withEquipment, this.withKit]) yield* kind.values();
  }
}

const LACKS: Readonly<Record<WodGap, (wod: WodRecord) => boolean>> = {
  video: ({ videoUrl }) => !videoUrl,
  minutes: ({ estimatedDuration }) => !estimatedDuration,
  description: ({ description }) => !description,
};

/** Whether WODs need the same for either. */
const needsAlike = (one: IndexedExercise | undefined, other: IndexedExercise | undefined): boolean =>
  one?.equipment === other?.equipment && String(one?.needs ?? []) === String(other?.needs ?? []);

const gapsOf = (wod: WodRecord): WodGap[] => WOD_GAPS.filter((gap) => LACKS[gap](wod));

const isWithin = (wod: WodRecord, minutes: number): boolean => (minutesAtMost(wod) ?? Infinity) <= minutes;
const isEstimatedWithin = ({ estimatedDuration = Infinity }: WodRecord, minutes: number): boolean => estimatedDuration <= minutes;
