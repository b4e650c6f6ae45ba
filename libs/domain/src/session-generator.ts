import { WOD_TYPE_LABEL } from './enums.js';
import type { Equipment, WodType } from './enums.js';
import { plural } from './plural.js';
import { positive } from './positive.js';
import type { SessionMinutes } from './session-time.js';
import type { SessionWod } from './wire.js';

export interface GeneratorInput extends SessionMinutes {
  /** The library; a WOD without a known duration is never chosen. */
  wods: readonly SessionWod[];
  /** The equipment at hand; empty means all. */
  equipment: readonly Equipment[];
  excludedTypes: readonly WodType[];
}

/** Either the chosen WODs and why, or the sentence that says why there are none. */
export type GeneratedSession = { wods: SessionWod[]; reasoning: string } | { error: string };

const NO_TIME = 'No time available for WODs after warm-up and cool-down';
const NO_MATCH = 'No WODs found matching your criteria. Try adjusting equipment or excluded types.';
/** It keeps adding while more than this remains, and a WOD of a new type has to leave as much. */
const BUFFER_MINUTES = 2;

type Candidate = SessionWod & { estimatedDuration: number };

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byDuration = (a: Candidate, b: Candidate): number =>
  a.estimatedDuration - b.estimatedDuration || byText(a.name, b.name) || byText(a.id, b.id);

function candidates({ wods, equipment, excludedTypes }: GeneratorInput, available: number): Candidate[] {
  const fits = (wod: SessionWod): wod is Candidate => (positive(wod.estimatedDuration) ?? Infinity) <= available;
  return wods
    .filter(fits)
    .filter((wod) => !excludedTypes.includes(wod.type))
    .filter((wod) => equipment.length === 0 || wod.exercises.every(({ exercise }) => equipment.includes(exercise.equipment)))
    .sort(byDuration);
}

function choose(sorted: readonly Candidate[], available: number): Candidate[] {
  const chosen = new Set<Candidate>();
  const types = new Set<WodType>();
  let remaining = available;
  while (remaining > BUFFER_MINUTES) {
    const left = sorted.filter((wod) => !chosen.has(wod) && wod.estimatedDuration <= remaining);
    const next = left.find((wod) => !types.has(wod.type) && wod.estimatedDuration <= remaining - BUFFER_MINUTES) ?? left[0];
    if (next === undefined) break;
    chosen.add(next);
    types.add(next.type);
    remaining -= next.estimatedDuration;
  }
  return [...chosen];
}

function reasoningOf(chosen: readonly Candidate[], available: number, filtered: boolean): string {
  const total = chosen.reduce((sum, wod) => sum + wod.estimatedDuration, 0);
  const types = [...new Set(chosen.map((wod) => WOD_TYPE_LABEL[wod.type]))];
  return [
    `Selected ${plural(chosen.length, 'WOD')} (${plural(total, 'minute')}) with ${plural(available - total, 'minute')} of buffer.`,
    ...(types.length > 1 ? [`Mixed types: ${types.join(', ')}.`] : []),
    ...(filtered ? ['Filtered for available equipment.'] : []),
  ].join(' ');
}

/**
 * Spec 9, auto-generate: fills the time between warm-up and cool-down with the shortest WODs that qualify, types not yet
 * used first. The same input always gives the same session; equal durations go by name, then id.
 */
export function generateSession(input: GeneratorInput): GeneratedSession {
  const available = input.totalMinutes - input.mobilityMinutes - input.cooldownMinutes;
  if (available <= 0) return { error: NO_TIME };
  const wods = choose(candidates(input, available), available);
  // No more than 2 minutes at hand: nothing is added even if something would qualify.
  if (wods.length === 0) return { error: NO_MATCH };
  return { wods, reasoning: reasoningOf(wods, available, input.equipment.length > 0) };
}
