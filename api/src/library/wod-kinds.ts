import { DURATION_LIMITS, minutesAtMost, WOD_CATEGORIES, WOD_TYPES, type WodFacets } from '@wod/domain';
import type { Bitset } from './bitset.js';
import type { WodRecord } from './records.js';

/** How many different durations there are: one for each limit, and one for what takes longer or for an unknown time. */
const DURATIONS = DURATION_LIMITS.length + 1;
/** How many different kinds there are. */
const KINDS = WOD_TYPES.length * WOD_CATEGORIES.length * DURATIONS;

export type KindCounts = Pick<WodFacets, 'type' | 'category' | 'maxMinutes'>;

/** The kind of each WOD (its type, category and duration as one number), so that one pass over some WODs counts them all. */
export class WodKinds {
  private kinds = new Uint8Array();
  /** After the last position that has been used. */
  private end = 0;

  put(position: number, record: WodRecord): void {
    this.reach(position + 1);
    this.kinds[position] = kindOf(record);
  }

  /** Shifts everything from a position upwards by one. */
  insert(position: number): void {
    this.reach(this.end + 1);
    this.kinds.copyWithin(position + 1, position, this.end - 1);
  }

  /** How many of some WODs have each type and category, and how many take at most so many minutes. */
  count(wods: Bitset): KindCounts {
    const types = WOD_TYPES.map(() => 0);
    const categories = WOD_CATEGORIES.map(() => 0);
    const durations = Array.from({ length: DURATIONS }, () => 0);
    for (const [kind, count] of wods.tally(this.kinds, KINDS).entries()) {
      if (count === 0) continue;
      const { type, category, duration } = partsOf(kind);
      types[type]! += count;
      categories[category]! += count;
      durations[duration]! += count;
    }
    let within = 0;
    return {
      type: byValue(WOD_TYPES, (place) => types[place]!),
      category: byValue(WOD_CATEGORIES, (place) => categories[place]!),
      maxMinutes: byValue(DURATION_LIMITS, (place) => (within += durations[place]!)),
    };
  }

  private reach(end: number): void {
    this.end = Math.max(this.end, end);
    if (end <= this.kinds.length) return;
    const grown = new Uint8Array(Math.max(end, this.kinds.length * 2));
    grown.set(this.kinds);
    this.kinds = grown;
  }
}

function kindOf(wod: WodRecord): number {
  const minutes = minutesAtMost(wod) ?? Infinity;
  const duration = DURATION_LIMITS.filter((limit) => limit < minutes).length;
  return (duration * WOD_CATEGORIES.length + WOD_CATEGORIES.indexOf(wod.category)) * WOD_TYPES.length + WOD_TYPES.indexOf(wod.type);
}

/** The places of what a kind consists of. */
function partsOf(kind: number): { type: number; category: number; duration: number } {
  const rest = Math.floor(kind / WOD_TYPES.length);
  return { type: kind % WOD_TYPES.length, category: rest % WOD_CATEGORIES.length, duration: Math.floor(rest / WOD_CATEGORIES.length) };
}

const byValue = <Value extends string | number>(values: readonly Value[], countAt: (place: number) => number) =>
  Object.fromEntries(values.map((value, place) => [value, countAt(place)])) as Record<Value, number>;
