import type { ApiClient } from '@wod/api-client';
import { type Exercise, type ExerciseInDrafts, plural } from '@wod/domain';
import type { AdminApi } from '../../admin-api';
import { paths } from '../../paths';

/** An exercise and the drafts that use it, which the public `wodCount` leaves out. */
export interface UsedExercise extends Exercise {
  inDrafts?: ExerciseInDrafts | undefined;
}

/** Every exercise, by name, with the drafts that use it. */
export async function usedExercises(
  api: Pick<ApiClient, 'listExercises'> & Pick<AdminApi, 'exercisesInDrafts'>,
  signal: AbortSignal,
): Promise<UsedExercise[]> {
  const [exercises, inDrafts] = await Promise.all([api.listExercises(signal), api.exercisesInDrafts(signal)]);
  const byId = new Map(inDrafts.map((use) => [use.id, use]));
  return exercises.map((exercise) => (byId.has(exercise.id) ? { ...exercise, inDrafts: byId.get(exercise.id) } : exercise));
}

/** Whether a WOD or a draft uses it. */
export const isUsed = ({ wodCount = 0, inDrafts }: UsedExercise): boolean => wodCount > 0 || inDrafts !== undefined;

/** What uses an exercise: "3 WODs", "1 draft"; and where that is found. */
interface Use {
  text: string;
  to: string;
}

/** Where an exercise is used, each with a link. */
export const usesOf = ({ id, wodCount = 0, inDrafts }: UsedExercise): Use[] => [
  ...(wodCount > 0 ? [{ text: plural(wodCount, 'WOD'), to: paths.dashboard({ exercise: id }) }] : []),
  ...(inDrafts ? [draftUse(inDrafts)] : []),
];

/** The draft, or all drafts where there are several. */
export const draftUse = ({ drafts, draftId }: ExerciseInDrafts): Use => ({
  text: plural(drafts, 'draft'),
  to: drafts === 1 ? paths.editDraft(draftId) : paths.drafts(),
});
