import type { PredefinedEntry, PredefinedExercise, PredefinedWod } from '@wod/catalogue';
import { type ExerciseInput, middleMinutes, type WodEntryInput, type WodInput } from '@wod/domain';

/**
 * A predefined WOD as the input of a new WOD; no fact is lost.
 * @param exerciseId returns the library's id of a predefined exercise, by its name
 */
export function predefinedInput(
  {
    minutes: _,
    confidence: __,
    sourcesAgreeing: ___,
    vestKg: vestWeight,
    womenVestKg: womenVestWeight,
    aka,
    needs,
    exercises,
    ...fields
  }: PredefinedWod,
  exerciseId: (name: string) => string,
): WodInput {
  return {
    ...fields,
    vestWeight,
    womenVestWeight,
    // Known minutes are better than an estimate.
    estimatedDuration: middleMinutes(fields),
    minutesAreOwn: true,
    aka: aka && [...aka],
    needs: needs && [...needs],
    exercises: exercises.map((entry) => entryInput(entry, exerciseId)),
  };
}

function entryInput(entry: PredefinedEntry, exerciseId: (name: string) => string): WodEntryInput {
  const { exercise, distanceMeters: distance, durationSeconds: duration, weightKg: weight, womenWeightKg: womenWeight, ...fields } = entry;
  return { ...fields, exerciseId: exerciseId(exercise), distance, duration, weight, womenWeight };
}

/** A predefined exercise as the input of a new one. */
export const predefinedExerciseInput = ({ aliases, needs, ...fields }: PredefinedExercise): ExerciseInput => ({
  ...fields,
  needs: needs && [...needs],
  aliases: aliases.length > 0 ? [...aliases] : undefined,
});
