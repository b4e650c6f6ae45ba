import type { Equipment } from '../exercise/equipment.js';
import type { Need } from '../exercise/needs.js';
import { positive } from '../field/positive.js';
import { LIMITS } from '../limits.js';
import { plural } from '../text/words.js';
import { WOD_TYPE_LABEL } from '../wod/wod-type.js';
import type { WodType } from '../wod/wod-type.js';
import type { WodIndexEntry } from '../wod/wod.js';
import { shuffled } from './seeded-random.js';
import { availableMinutes } from './session-time.js';
import type { FillableMinutes } from './session-time.js';

/** What the generator needs of a WOD. */
export type GeneratorWod = Omit<WodIndexEntry, 'category' | 'movements'>;

export interface GeneratorInput extends FillableMinutes {
  /** The library; a WOD of unknown length is never chosen. */
  wods: readonly GeneratorWod[];
  /** The equipment at hand; empty means all. */
  equipment: readonly Equipment[];
  excludedTypes: readonly WodType[];
  /** What no WOD may need; if left out, needs besides equipment don't matter. */
  excludedNeeds?: readonly Need[];
  /** The most WODs, kept ones included; left out, as many as fit and a session may have. */
  maxWods?: number;
  /** Seeds the order of the candidates; left out, the shortest come first. */
  seed?: number;
  /** WODs that stay, first and in this order, whatever the criteria; the remaining time is filled. */
  keep?: readonly GeneratorWod[];
  /** The ids of WODs not to choose. */
  skip?: readonly string[];
  /** Minutes between two WODs; left out, none. */
  changeOver?: number;
  /** How often there is room to change over; left out, between any two. */
  changeOversMax?: number;
}

/** Either the chosen WODs with a reason for each and the overall reasoning, or a sentence that says why there are none. */
export type GeneratedSession = { wods: GeneratorWod[]; reasons: string[]; reasoning: string } | { error: string };

export const NO_TIME = 'No time available for WODs after warm-up and cool-down';
const NO_MATCH = 'No WODs found matching your criteria. Try adjusting equipment or excluded types.';
const KEPT_TOO_LONG = 'The WODs that you keep take longer than the time available.';
/** WODs are added while more than this remains, and one of a new type has to leave at least this much. */
const BUFFER_MINUTES = 2;

type Candidate = GeneratorWod & { minutes: number };

interface Choice {
  wod: GeneratorWod;
  reason: string;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byDuration = (a: Candidate, b: Candidate): number => a.minutes - b.minutes || byText(a.name, b.name) || byText(a.id, b.id);
const minutesOf = (wods: readonly GeneratorWod[]): number => wods.reduce((sum, { minutes = 0 }) => sum + minutes, 0);

/** The candidates, in the order in which they are considered. */
function candidates(
  { wods, equipment, excludedTypes, excludedNeeds = [], seed, keep = [], skip = [] }: GeneratorInput,
  available: number,
): Candidate[] {
  const taken = new Set([...skip, ...keep.map(({ id }) => id)]);
  const fits = (wod: GeneratorWod): wod is Candidate => (positive(wod.minutes) ?? Infinity) <= available;
  const sorted = wods
    .filter(fits)
    .filter(({ id, type }) => !taken.has(id) && !excludedTypes.includes(type))
    .filter((wod) => equipment.length === 0 || wod.equipment.every((one) => equipment.includes(one)))
    .filter(({ needs = [] }) => !excludedNeeds.some((need) => needs.includes(need)))
    .sort(byDuration);
  return seed === undefined ? sorted : shuffled(sorted, seed);
}

/** The minutes to change over between this many WODs. */
const changingOver = ({ changeOver = 0, changeOversMax = Infinity }: GeneratorInput, wods: number): number =>
  changeOver * Math.min(Math.max(wods - 1, 0), changeOversMax);

function choose(ordered: readonly Candidate[], available: number, input: GeneratorInput): Choice[] {
  const { keep = [], maxWods = Infinity, seed } = input;
  const [newType, fallback] =
    seed === undefined ? ['the shortest of a new type', 'the shortest that still fits'] : ['drawn, of a new type', 'drawn, fits the time left'];
  const choices: Choice[] = keep.map((wod) => ({ wod, reason: 'kept' }));
  const types = new Set(keep.map(({ type }) => type));
  const left = new Set(ordered);
  let chosen = minutesOf(keep);
  while (choices.length < Math.min(maxWods, LIMITS.sessionWodsMax)) {
    const remaining = available - chosen - changingOver(input, choices.length + 1);
    if (remaining <= BUFFER_MINUTES) break;
    const fitting = [...left].filter(({ minutes }) => minutes <= remaining);
    const fresh = fitting.find(({ type, minutes }) => !types.has(type) && minutes <= remaining - BUFFER_MINUTES);
    const next = fresh ?? fitting[0];
    if (next === undefined) break;
    choices.push({ wod: next, reason: fresh ? newType : fallback });
    types.add(next.type);
    left.delete(next);
    chosen += next.minutes;
  }
  return choices;
}

function reasoningOf(wods: readonly GeneratorWod[], available: number, changeOver: number, filtered: boolean): string {
  const total = minutesOf(wods);
  const between = changeOver > 0 ? ` and ${plural(changeOver, 'minute')} to change over` : '';
  const types = [...new Set(wods.map((wod) => WOD_TYPE_LABEL[wod.type]))];
  return [
    `Selected ${plural(wods.length, 'WOD')} (${plural(total, 'minute')})${between} with ${plural(available - total - changeOver, 'minute')} of buffer.`,
    ...(types.length > 1 ? [`Mixed types: ${types.join(', ')}.`] : []),
    ...(filtered ? ['Filtered for available equipment.'] : []),
  ].join(' ');
}

/**
 * Spec 9, auto-generate: fills the time between warm-up and cool-down with the shortest WODs that qualify, types not yet
 * used first. The same input always gives the same session; equal durations go by name, then id. The optional inputs
 * go beyond the specification and change nothing while they are left out.
 */
export function generateSession(input: GeneratorInput): GeneratedSession {
  const { keep = [] } = input;
  const available = availableMinutes(input);
  if (available <= 0) return { error: NO_TIME };
  if (minutesOf(keep) + changingOver(input, keep.length) > available) return { error: KEPT_TOO_LONG };
  const choices = choose(candidates(input, available), available, input);
  // With no more than 2 minutes available, nothing is added even if something would qualify.
  if (choices.length === 0) return { error: NO_MATCH };
  const wods = choices.map(({ wod }) => wod);
  return {
    wods,
    reasons: choices.map(({ reason }) => reason),
    reasoning: reasoningOf(wods, available, changingOver(input, wods.length), input.equipment.length > 0),
  };
}
