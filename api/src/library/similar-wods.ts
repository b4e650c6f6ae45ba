import { type Every, headlineText, type SimilarWod } from '@wod/domain';
import type { Bitset } from './bitset.js';
import type { WodRecord } from './records.js';
import type { WodIndex } from './wod-index.js';

/** How many of those that fit equally well are compared by their minutes: the newest. */
const COMPARED = 200;
/** "About the same length" means within a quarter either way, in steps, so that the index keeps few sets. */
const TOLERANCE = .25;
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
  return [...found].slice(0, limit).map((other) => toSimilar(index, other));
}

function aboutAsLong(index: WodIndex, set: Bitset, { estimatedDuration }: WodRecord): Bitset {
  if (estimatedDuration === undefined) return set;
  const [low, high] = [estimatedDuration * (1 - TOLERANCE), estimatedDuration * (1 + TOLERANCE)].map((minutes) => minutes / STEP_MINUTES);
  return set.and(index.atMost(Math.ceil(high ?? 0) * STEP_MINUTES)).without(index.atMost(Math.floor(low ?? 0) * STEP_MINUTES));
}

/** The closest in minutes first, then those of the same type, then the newest. */
function nearest(index: WodIndex, set: Bitset, wod: WodRecord): WodRecord[] {
  const apart = ({ estimatedDuration = 0 }: WodRecord) => Math.abs(estimatedDuration - (wod.estimatedDuration ?? 0));
  const isOther = ({ type }: WodRecord) => Number(type !== wod.type);
  const compared = set.descending(0, COMPARED).map((position) => index.at(position));
  return compared.sort((a, b) => apart(a) - apart(b) || isOther(a) - isOther(b));
}

function toSimilar(index: WodIndex, wod: WodRecord): Every<SimilarWod> {
  const { id, name, type, category, score, timeCapMinutes, minutesLow, minutesHigh, estimatedDuration: minutes, entries } = wod;
  return { id, name, type, category, score, timeCapMinutes, minutesLow, minutesHigh, minutes, equipment: index.equipmentOf(wod), headline: headlineText({ ...wod, exercises: entries }) };
}
