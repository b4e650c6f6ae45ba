import type { PredefinedEntry, PredefinedWod } from '@wod/catalogue';
import {
  composeDescription, composeEntryNotes, type Equipment, estimateDuration, type WodEntryInput, type WodInput,
} from '@wod/domain';
import { predefinedFacts } from './predefined-facts.js';

/** An exercise of the library that stands for one of the predefined ones. */
export interface MatchedExercise {
  id: string;
  equipment: Equipment;
}

/** A predefined WOD as the input of a new WOD; no fact is lost. */
export function predefinedInput(
  wod: PredefinedWod,
  exerciseOf: (name: string) => MatchedExercise,
): WodInput & { estimatedDuration: number } {
  const exercises = wod.exercises.map((entry) => entryInput(entry, exerciseOf(entry.exercise)));
  const { name, category, type, timeCapMinutes, intervalMinutes, rounds, repScheme, tabataCycles } = wod;
  const parameters = { type, timeCapMinutes, intervalMinutes, rounds, repScheme, tabataCycles };
  return {
    name,
    description: composeDescription(wod.description, predefinedFacts(wod)),
    category,
    ...parameters,
    // A known length is better than an estimate.
    estimatedDuration: wod.facts.totalMinutes ?? estimateDuration({
      ...parameters,
      exercises: exercises.map((entry, index) => ({
        ...entry,
        equipment: exerciseOf(wod.exercises[index]?.exercise ?? '').equipment,
      })),
    }),
    exercises,
  };
}

function entryInput(entry: PredefinedEntry, exercise: MatchedExercise): WodEntryInput {
  return {
    exerciseId: exercise.id,
    reps: entry.reps,
    distance: entry.distanceMeters,
    duration: entry.durationSeconds,
    weight: entry.weightKg,
    womenWeight: entry.womenWeightKg,
    notes: composeEntryNotes(entry),
    isEmomInterruption: entry.isEmomInterruption,
  };
}
