import { type Every, headlineText, type KitItem, type SimilarWod } from '@wod/domain';
import type { Bitset } from './bitset.js';
import type { WodRecord } from './records.js';
import type { WodIndex } from './wod-index.js';

/** How many of those that fit equally well are compared by their minutes: the newest. */
const COMPARED = 200;
/** "About as long" means within a quarter either way, or a few minutes. */
const TOLERANCE = 0.25;
const TOLERATED_MINUTES = 3;
/** The index keeps few sets. */
const STEP_MINUTES = 5;

/**
 * Alternatives to a WOD: about as long, with the same kit but different movements. If there are too few, those that share a
 * movement with it follow, then those that need less kit.
 * @param limit the maximum number
 */
export function similarWods(index: WodIndex, wod: WodRecord, limit: number): SimilarWod[] {
  const kit = index.kitOf(wod);
  const feasible = aboutAsLong(index, index.within(kit), wod).without(index.only(wod.id));
  const sameKit = kit.reduce((set, item) => set.and(index.needing(item)), feasible);
  const kin = wod.entries.reduce((set, { exerciseId }) => set.or(index.users(exerciseId)), index.only(wod.id));
  const found = new Set<WodRecord>();
  for (const set of [sameKit.without(kin), sameKit, feasible.without(kin), feasible]) {
    if (found.size < limit) for (const other of nearest(index, set, wod)) found.add(other);
  }
  return [...found].slice(0, limit).map((other) => toSimilar(index, other, kit));
}

/** How many minutes another may take longer or shorter. */
const tolerated = (minutes: number): number => Math.max(minutes * TOLERANCE, TOLERATED_MINUTES);

/** Those about as long, and a few beyond, up to whole steps. */
function aboutAsLong(index: WodIndex, set: Bitset, { estimatedDuration }: WodRecord): Bitset {
  if (estimatedDuration === undefined) return set;
  const margin = tolerated(estimatedDuration);
  const [below, high] = [Math.ceil((estimatedDuration - margin) / STEP_MINUTES) - 1, Math.ceil((estimatedDuration + margin) / STEP_MINUTES)];
  return set.and(index.estimatedAtMost(high * STEP_MINUTES)).without(index.estimatedAtMost(Math.max(0, below) * STEP_MINUTES));
}

/** Of those about as long, the closest in minutes first, then those of the same type, then the newest. */
function nearest(index: WodIndex, set: Bitset, wod: WodRecord): WodRecord[] {
  const apart = ({ estimatedDuration = 0 }: WodRecord) => Math.abs(estimatedDuration - (wod.estimatedDuration ?? 0));
  const isOther = ({ type }: WodRecord) => Number(type !== wod.type);
  const most = wod.estimatedDuration === undefined ? Infinity : tolerated(wod.estimatedDuration);
  const compared = set
    .descending(0, COMPARED)
    .map((position) => index.at(position))
    .filter((other) => apart(other) <= most);
  return compared.sort((a, b) => apart(a) - apart(b) || isOther(a) - isOther(b));
}

/** @param kit what the WOD needs that it is similar to */
function toSimilar(index: WodIndex, wod: WodRecord, kit: readonly KitItem[]): Every<SimilarWod> {
  const { id, name, type, category, score, timeCapMinutes, minutesLow, minutesHigh, estimatedDuration: minutes, entries } = wod;
  return {
    id,
    name,
    type,
    category,
    score,
    timeCapMinutes,
    minutesLow,
    minutesHigh,
    minutes,
    equipment: index.equipmentOf(wod),
    headline: headlineText({ ...wod, exercises: entries }),
    needsLess: index.kitOf(wod).length < kit.length || undefined,
  };
}
