import { EQUIPMENT } from '../exercise/equipment.js';
import type { Equipment } from '../exercise/equipment.js';
import { NEEDS } from '../exercise/needs.js';
import type { Need } from '../exercise/needs.js';
import { positive } from '../field/positive.js';
import { scoreOf } from '../wod/score.js';
import type { WodType } from '../wod/wod-type.js';
import type { WodIndexEntry } from '../wod/wod.js';
import { availableMinutes } from './session-time.js';
import type { FillableMinutes } from './session-time.js';

/** What is needed of a WOD to put a class together. */
export type ClassWod = Omit<WodIndexEntry, 'category'>;

/** What a suggested class is based on. */
export interface ClassCriteria extends FillableMinutes {
  /** The library; a WOD of unknown length is never suggested. */
  wods: readonly ClassWod[];
  /** The equipment at hand; BODYWEIGHT is always included. Empty means all, and whatever else WODs need. */
  equipment: readonly Equipment[];
  excludedTypes: readonly WodType[];
  /** What no WOD may need. */
  excludedNeeds?: readonly Need[];
  /** The ids of WODs not to suggest. */
  skip?: readonly string[];
}

/** Minutes between two WODs of a suggested class, to clear away and set up. */
export const CHANGE_OVER_MINUTES = 3;

/** The minutes that a WOD is given in a suggested class: those of slow athletes, where known. */
const fullMinutes = ({ minutes, minutesHigh }: Pick<ClassWod, 'minutes' | 'minutesHigh'>): number =>
  Math.max(positive(minutes) ?? 0, positive(minutesHigh) ?? 0);

/** The change-over minutes in a class with this many WODs. */
export const changeOverMinutes = (wods: number): number => CHANGE_OVER_MINUTES * Math.max(wods - 1, 0);

/** The most minutes that a class takes between warm-up and cool-down, including change-overs. */
export const classMinutes = (wods: readonly ClassWod[]): number => wods.reduce((sum, wod) => sum + fullMinutes(wod), changeOverMinutes(wods.length));

const isStrengthTest = (wod: ClassWod): boolean => scoreOf(wod) === 'LOAD';

/** These end when the work is done, so nothing limits them unless they are scored by time. */
const WITHOUT_A_CLOCK: readonly WodType[] = ['ROUNDS', 'LADDER', 'FOR_TIME'];

/** Whether the whole class is done at the same time: by time, on a clock, or within a cap. */
function hasClock(wod: ClassWod): boolean {
  return (
    scoreOf(wod) === 'TIME' ||
    !WITHOUT_A_CLOCK.includes(wod.type) ||
    positive(wod.timeCapMinutes) !== undefined ||
    (wod.minutesLow !== undefined && wod.minutesLow === wod.minutesHigh)
  );
}

/** What is at hand: once equipment is chosen, nothing else but a partner, and the plates that come with a barbell. */
function atHand({ equipment, excludedNeeds = [] }: Pick<ClassCriteria, 'equipment' | 'excludedNeeds'>): Set<Equipment | Need> {
  const needs: readonly Need[] = equipment.length === 0 ? NEEDS : ['PARTNER', ...(equipment.includes('BARBELL') ? ['PLATES' as const] : [])];
  return new Set([
    ...(equipment.length === 0 ? EQUIPMENT : [...equipment, 'BODYWEIGHT' as const]),
    ...needs.filter((need) => !excludedNeeds.includes(need)),
  ]);
}

/** The WODs that qualify for a class on their own merits. */
export function classCandidates(criteria: ClassCriteria): ClassWod[] {
  const { wods, excludedTypes, skip = [] } = criteria;
  const [available, skipped, kit] = [availableMinutes(criteria), new Set(skip), atHand(criteria)];
  return wods.filter(
    (wod) =>
      positive(wod.minutes) !== undefined &&
      fullMinutes(wod) <= available &&
      hasClock(wod) &&
      !skipped.has(wod.id) &&
      !excludedTypes.includes(wod.type) &&
      [...wod.equipment, ...(wod.needs ?? [])].every((one) => kit.has(one)),
  );
}

/** What a movement is a kind of, by the words of its name: a bar-facing burpee is a burpee, a burpee pull-up is both. */
const KINDS =
  /\b(?:burpee|up-down|devil press|man maker|pull-up|chin-up|muscle-up|handstand push-up|push-up|sit-up|thruster|lunge|snatch|clean|deadlift|swing|squat|run|under)/gi;
const SAME: Readonly<Record<string, string>> = { 'up-down': 'burpee', 'devil press': 'burpee', 'man maker': 'burpee', 'chin-up': 'pull-up' };

/** Each WOD is compared with many others. */
const known = new WeakMap<ClassWod, readonly string[]>();

function kindsOf(wod: ClassWod): readonly string[] {
  let kinds = known.get(wod);
  if (!kinds) {
    kinds = wod.movements.flatMap((name) => [name, ...(name.match(KINDS) ?? []).map((kind) => SAME[kind.toLowerCase()] ?? kind.toLowerCase())]);
    known.set(wod, kinds);
  }
  return kinds;
}

function shareMovement(a: ClassWod, b: ClassWod | undefined): boolean {
  if (b === undefined) return false;
  const kinds = kindsOf(b);
  return kindsOf(a).some((kind) => kinds.includes(kind));
}

/** Whether a WOD fits between the others: no movement twice in a row, nor another kind of it, no strength test with a metcon, within the minutes. */
export function goesBetween(wod: ClassWod, before: readonly ClassWod[], after: readonly ClassWod[], minutes: number): boolean {
  const others = [...before, ...after];
  return (
    others.every((other) => other.id !== wod.id && isStrengthTest(other) === isStrengthTest(wod)) &&
    !shareMovement(wod, before.at(-1)) &&
    !shareMovement(wod, after[0]) &&
    classMinutes([...others, wod]) <= minutes
  );
}
