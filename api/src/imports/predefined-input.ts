import type { PredefinedEntry, PredefinedExercise, PredefinedWod } from '@wod/catalogue';
import { type Every, type ExerciseInput, middleMinutes, type WodEntryInput, type WodInput } from '@wod/domain';

/**
 * A predefined WOD as the input of a new WOD; no fact is lost.
 * @param exerciseId returns the library's id of a predefined exercise, by its name
 */
export function predefinedInput(wod: PredefinedWod, exerciseId: (name: string) => string): WodInput {
  const { name, description, category, type, timeCapMinutes, intervalMinutes, rounds, repScheme, tabataCycles, aka } = wod;
  const { minutesLow, minutesHigh, score, headline, stimulus, dedication, anyOrder, restBetweenRounds, team, isVestOptional, scaled, beginner } = wod;
  return {
    name, description, category, type, timeCapMinutes, intervalMinutes, rounds, repScheme, tabataCycles,
    startReps: undefined,
    // Known minutes are better than an estimate.
    estimatedDuration: middleMinutes(wod),
    minutesAreOwn: true,
    videoUrl: undefined,
    minutesLow, minutesHigh, score, headline, stimulus, dedication, anyOrder, restBetweenRounds, team, isVestOptional, scaled, beginner,
    vestWeight: wod.vestKg,
    womenVestWeight: wod.womenVestKg,
    aka: aka && [...aka],
    needs: wod.needs && [...wod.needs],
    publishAt: undefined,
    version: undefined,
    exercises: wod.exercises.map((entry) => entryInput(entry, exerciseId(entry.exercise))),
  } satisfies Every<WodInput>;
}

function entryInput(entry: PredefinedEntry, exerciseId: string): Every<WodEntryInput> {
  const { reps, unit, isMax, notes, minute, restAfter, part, partRounds, partName, isEmomInterruption, scaled, beginner } = entry;
  return {
    exerciseId, reps, unit, isMax, notes, minute, restAfter, part, partRounds, partName, isEmomInterruption, scaled, beginner,
    distance: entry.distanceMeters,
    duration: entry.durationSeconds,
    timeCap: undefined,
    weight: entry.weightKg,
    womenWeight: entry.womenWeightKg,
  };
}

/** A predefined exercise as the input of a new one. */
export const predefinedExerciseInput = ({ name, description, equipment, needs, aliases, scaled, beginner }: PredefinedExercise): Every<ExerciseInput> => ({
  name, description, equipment, needs: needs && [...needs], videoUrl: undefined, aliases: aliases.length > 0 ? [...aliases] : undefined, scaled, beginner, version: undefined,
});
