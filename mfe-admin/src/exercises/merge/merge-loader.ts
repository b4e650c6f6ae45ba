import { ApiError } from '@wod/api-client';
import type { LoaderFunctionArgs } from '@wod/platform';
import { type UsedExercise, usedExercises } from '../../shared/exercise-use/used-exercise';

export type MergeData = { status: 'loaded'; from: UsedExercise; others: UsedExercise[] } | { status: 'gone' } | { status: 'failed' };

/** Loads the exercise in the address and all that it could be merged into. */
export function mergeLoader(api: Parameters<typeof usedExercises>[0]) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<MergeData> => {
    try {
      const exercises = await usedExercises(api, request.signal);
      const from = exercises.find(({ id }) => id === params.id);
      return from ? { status: 'loaded', from, others: exercises.filter((exercise) => exercise !== from) } : { status: 'gone' };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
