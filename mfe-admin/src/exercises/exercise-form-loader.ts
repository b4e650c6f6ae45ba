import { ApiError, type ApiClient } from '@wod/api-client';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import type { UsedExercise } from '../shared/exercise-use/used-exercise';

export type ExerciseFormData =
  | { status: 'new' }
  /** The page appears at once and shows a spinner until this has loaded; undefined when it could not be loaded. */
  | { status: 'edit'; exercise: Promise<UsedExercise | undefined> };

/** Starts loading the exercise in the address, if there is one. */
export function exerciseFormLoader(api: Pick<ApiClient, 'getExercise'> & Pick<AdminApi, 'exercisesInDrafts'>) {
  return ({ params, request }: LoaderFunctionArgs): ExerciseFormData => {
    if (params.id === undefined) return { status: 'new' };
    const read = async (id: string): Promise<UsedExercise> => {
      const [exercise, inDrafts] = await Promise.all([api.getExercise(id, request.signal), api.exercisesInDrafts(request.signal)]);
      return { ...exercise, inDrafts: inDrafts.find((use) => use.id === exercise.id) };
    };
    const exercise = read(params.id).catch((error: unknown) => {
      if (error instanceof ApiError) return undefined;
      throw error;
    });
    return { status: 'edit', exercise };
  };
}
