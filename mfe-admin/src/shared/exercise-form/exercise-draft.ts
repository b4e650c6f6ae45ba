import { contentDraft, contentInput, EXERCISE_FIELDS, type ContentDraft, type Equipment, type Exercise, type ExerciseInput } from '@wod/domain';

/** What the exercise form holds: every field as it is typed, also what it has no input for. */
export type ExerciseDraft = ContentDraft<typeof EXERCISE_FIELDS>;

export function exerciseDraft(exercise: Partial<Exercise> = {}): ExerciseDraft {
  return contentDraft(EXERCISE_FIELDS, exercise);
}

/** What is sent, and what the rules are asked about. Spec 5: an empty description or videoUrl is sent as absent. */
export function exerciseInput(draft: ExerciseDraft): ExerciseInput {
  // The rules say so when no equipment is chosen, so an input without one is never sent.
  return { ...contentInput(EXERCISE_FIELDS, draft), equipment: draft.equipment as Equipment };
}
