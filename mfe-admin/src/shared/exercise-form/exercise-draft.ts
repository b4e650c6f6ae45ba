import { contentDraft, contentInput, EXERCISE_FIELDS, type ContentDraft, type Equipment, type Exercise, type ExerciseInput } from '@wod/domain';

/** The state of the exercise form: every field as typed, including those without an input. */
export type ExerciseDraft = ContentDraft<typeof EXERCISE_FIELDS>;

export function exerciseDraft(exercise: Partial<Exercise> = {}): ExerciseDraft {
  return contentDraft(EXERCISE_FIELDS, exercise);
}

/** What is sent and validated. Spec 5: an empty description or videoUrl is sent as absent. */
export function exerciseInput(draft: ExerciseDraft): ExerciseInput {
  // The rules report missing equipment, so an input without one is never sent.
  return { ...contentInput(EXERCISE_FIELDS, draft), equipment: draft.equipment as Equipment };
}
