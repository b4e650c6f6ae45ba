import type { PredefinedEntry, PredefinedExercise, PredefinedWod } from '@wod/catalogue';
import { composeDescription, type Every, type ExerciseInput, type WodEntryInput, type WodInput } from '@wod/domain';
import { predefinedFacts } from './predefined-facts.js';

/**
 * A predefined WOD as the input of a new WOD; no fact is lost.
 * @param exerciseId the id in the library of one of the predefined exercises, by its name
 */
export function predefinedInput(wod: PredefinedWod, exerciseId: (name: string) => string): WodInput {
  const { name, category, type, timeCapMinutes, intervalMinutes, rounds, repScheme, tabataCycles } = wod;
  const { minutesLow, minutesHigh, score, headline, stimulus, dedication, anyOrder } = wod;
  return {
    name,
    description: composeDescription(wod.description, predefinedFacts(wod)),
    category,
    type,
    timeCapMinutes,
    intervalMinutes,
    rounds,
    startReps: undefined,
    repScheme,
    tabataCycles,
    // A known length is better than an estimate.
    estimatedDuration: wod.facts.totalMinutes,
    minutesAreOwn: wod.facts.totalMinutes !== undefined,
    videoUrl: undefined,
    minutesLow,
    minutesHigh,
    score,
    headline,
    stimulus,
    dedication,
    anyOrder,
    // They stand in the description.
    aka: undefined,
    version: undefined,
    exercises: wod.exercises.map((entry) => entryInput(entry, exerciseId(entry.exercise))),
  } satisfies Every<WodInput>;
}

function entryInput(entry: PredefinedEntry, exerciseId: string): Every<WodEntryInput> {
  return {
    exerciseId,
    reps: entry.reps,
    distance: entry.distanceMeters,
    duration: entry.durationSeconds,
    timeCap: undefined,
    weight: entry.weightKg,
    womenWeight: entry.womenWeightKg,
    notes: entry.notes,
    part: entry.part,
    partRounds: entry.partRounds,
    scaled: entry.scaled,
    beginner: entry.beginner,
    isEmomInterruption: entry.isEmomInterruption,
  };
}

/** A predefined exercise as the input of a new one. Its aliases are there to find it by. */
export const predefinedExerciseInput = ({ name, description, equipment, scaled, beginner }: PredefinedExercise): Every<ExerciseInput> => ({
  name, description, equipment, videoUrl: undefined, aliases: undefined, scaled, beginner, version: undefined,
});
