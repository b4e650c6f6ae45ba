import { plural } from '../text/words.js';
import { changeOverMinutes, classCandidates, classMinutes, goesBetween } from './class-rules.js';
import type { ClassCriteria, ClassWod } from './class-rules.js';
import { nearFits } from './near-fits.js';
import type { NearFit } from './near-fits.js';
import { shuffled } from './seeded-random.js';
import { NO_TIME } from './session-generator.js';
import { availableMinutes } from './session-time.js';

export const CLASS_WODS = { min: 1, max: 3, usual: 2 } as const;

export interface SuggestionInput extends ClassCriteria {
  /** The most WODs; kept ones count towards it, and all of them stay. */
  maxWods: number;
  /** Seeds the draw: the same number gives the same class. */
  seed: number;
  /** What the class holds now, from its start: the WODs that stay, and undefined for each place to draw. */
  places?: readonly (ClassWod | undefined)[];
}

/** Either the class and a sentence that sums it up, or why there is none and what would fit. */
export type SuggestedClass = { wods: ClassWod[]; reasoning: string } | { error: string; nearFits: NearFit[] };

const NO_CLASS = 'No WOD fits the time and the equipment.';
const LOCKED_TOO_LONG = 'The WODs that are locked take longer than the time available.';
/** At most this many classes are drawn; the first that is full enough is suggested, or else the fullest. */
const DRAWS = 24;
const FULL_ENOUGH = 0.75;
/** A swapped WOD is replaced by one that differs by at most this many minutes. */
const SAME_LENGTH_MINUTES = 5;
const SWAPS = 3;

const isFull = (wods: readonly ClassWod[], available: number): boolean => classMinutes(wods) >= available * FULL_ENOUGH;

/** The places of the class: the kept WODs in their order, and as many to draw as there is room for. */
function placesOf({ places = [], maxWods }: SuggestionInput): (ClassWod | undefined)[] {
  const all = [...places];
  while (all.length < maxWods) all.push(undefined);
  for (let at = all.length - 1; at >= 0 && all.length > maxWods; at -= 1) if (!all[at]) all.splice(at, 1);
  return all;
}

/** Fills the places with the first WODs of the order that fit, preferring types not there yet. */
function fill(places: readonly (ClassWod | undefined)[], order: readonly ClassWod[], available: number): ClassWod[] {
  const wods: ClassWod[] = [];
  places.forEach((locked, index) => {
    const after = places.slice(index + 1).filter((place) => place !== undefined);
    const fits = (wod: ClassWod) => goesBetween(wod, wods, after, available);
    const isNew = ({ type }: ClassWod) => ![...wods, ...after].some((other) => other.type === type);
    const next = locked ?? order.find((wod) => isNew(wod) && fits(wod)) ?? order.find(fits);
    if (next) wods.push(next);
  });
  return wods;
}

/** Sums up a class between warm-up and cool-down. @param available minutes */
export function classReasoning(wods: readonly ClassWod[], available: number): string {
  const [most, changeOver] = [classMinutes(wods), changeOverMinutes(wods.length)];
  const counted = wods.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  const range = counted === most - changeOver ? plural(counted, 'minute') : `${plural(counted, 'minute')}, ${most - changeOver} at most`;
  return [
    `${plural(wods.length, 'WOD')} (${range})${changeOver > 0 ? ` and ${changeOver} minutes to change over` : ''}.`,
    available > most ? `At least ${plural(available - most, 'minute')} to spare.` : 'Nothing to spare.',
  ].join(' ');
}

/**
 * A class that a coach would accept: few WODs that follow each other well, each on a clock, fitting between warm-up and cool-down even
 * for slow athletes, with minutes to change over. The same input always gives the same class.
 */
export function suggestClass(input: SuggestionInput): SuggestedClass {
  const available = availableMinutes(input);
  const places = placesOf(input);
  const locked = places.filter((place) => place !== undefined);
  if (classMinutes(locked) > available && locked.length > 0) return { error: LOCKED_TOO_LONG, nearFits: [] };
  const order = shuffled(classCandidates(input), input.seed);
  if (order.length === 0 && locked.length === 0) return { error: available > 0 ? NO_CLASS : NO_TIME, nearFits: nearFits(input) };
  let wods: ClassWod[] = [];
  for (let draw = 0; draw < DRAWS && !isFull(wods, available); draw += 1) {
    const start = Math.floor((draw * order.length) / DRAWS);
    const drawn = fill(places, [...order.slice(start), ...order.slice(0, start)], available);
    if (wods.length === 0 || classMinutes(drawn) > classMinutes(wods)) wods = drawn;
  }
  return { wods, reasoning: classReasoning(wods, available) };
}

/** What may replace the WOD at a place of the class (from 0); a class that is already over time gets no longer. */
function choicesAt(criteria: ClassCriteria, wods: readonly ClassWod[], index: number): ClassWod[] {
  const minutes = Math.max(availableMinutes(criteria), classMinutes(wods));
  const [before, after] = [wods.slice(0, index), wods.slice(index + 1)];
  return classCandidates(criteria).filter((wod) => wod.id !== wods[index]?.id && goesBetween(wod, before, after, minutes));
}

/** Up to three replacements for the WOD at the place of the class (from 0), about as long as it, the nearest in length first. */
export function swapChoices(criteria: ClassCriteria, wods: readonly ClassWod[], index: number, seed: number): ClassWod[] {
  const differs = ({ minutes = 0 }: ClassWod): number => Math.abs(minutes - (wods[index]?.minutes ?? 0));
  return shuffled(choicesAt(criteria, wods, index), seed)
    .filter((wod) => differs(wod) <= SAME_LENGTH_MINUTES)
    .sort((a, b) => differs(a) - differs(b))
    .slice(0, SWAPS);
}

/** Another WOD for the place of the class (from 0), of any length that fits; undefined where there is none. */
export function drawAt(criteria: ClassCriteria, wods: readonly ClassWod[], index: number, seed: number): ClassWod | undefined {
  const order = shuffled(choicesAt(criteria, wods, index), seed);
  return order.find((wod) => isFull(wods.with(index, wod), availableMinutes(criteria))) ?? order[0];
}
