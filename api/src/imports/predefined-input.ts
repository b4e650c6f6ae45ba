import type { PredefinedEntry, PredefinedWod } from '@wod/catalogue';
import { composeDescription, type WodEntryInput, type WodInput } from '@wod/domain';
import { predefinedFacts } from './predefined-facts.js';

/**
 * A predefined WOD as the input of a new WOD; no fact is lost.
 * @param exerciseId the id in the library of one of the predefined exercises, by its name
 */
export function predefinedInput(wod: PredefinedWod, exerciseId: (name: string) => string): WodInput {
  const { name, category, type, timeCapMinutes, intervalMinutes, rounds, repScheme, tabataCycles } = wod;
  return {
    name,
    description: composeDescription(wod.description, predefinedFacts(wod)),
    category,
    type,
    timeCapMinutes,
    intervalMinutes,
    rounds,
    repScheme,
    tabataCycles,
    // A known length is better than an estimate.
    estimatedDuration: wod.facts.totalMinutes,
    minutesAreOwn: wod.facts.totalMinutes !== undefined,
    exercises: wod.exercises.map((entry) => entryInput(entry, exerciseId(entry.exercise))),
  };
}

function entryInput(entry: PredefinedEntry, exerciseId: string): WodEntryInput {
  return {
    exerciseId,
    reps: entry.reps,
    distance: entry.distanceMeters,
    duration: entry.durationSeconds,
    weight: entry.weightKg,
    womenWeight: entry.womenWeightKg,
    notes: entry.notes,
    part: entry.part,
    partRounds: entry.partRounds,
    isEmomInterruption: entry.isEmomInterruption,
  };
}
