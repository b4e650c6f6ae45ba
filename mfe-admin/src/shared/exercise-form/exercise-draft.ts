import type { Equipment, Exercise, ExerciseInput } from '@wod/domain';

/** What the exercise form holds: every field as it is typed. */
export interface ExerciseDraft {
  name: string;
  equipment: Equipment | '';
  description: string;
  videoUrl: string;
}

export function exerciseDraft(exercise: Partial<Exercise> = {}): ExerciseDraft {
  const { name = '', equipment = '', description = '', videoUrl = '' } = exercise;
  return { name, equipment, description, videoUrl };
}

/** What is sent, and what the rules are asked about. Spec 5: an empty description or videoUrl is sent as absent. */
export function exerciseInput({ name, equipment, description, videoUrl }: ExerciseDraft): ExerciseInput {
  return {
    name: name.trim(),
    // The rules say so when no equipment is chosen, so an input without one is never sent.
    equipment: equipment as Equipment,
    description: description.trim() || undefined,
    videoUrl: videoUrl.trim() || undefined,
  };
}
