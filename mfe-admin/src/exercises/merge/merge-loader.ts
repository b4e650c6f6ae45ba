import { ApiError, type ApiClient } from '@wod/api-client';
import type { Exercise } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';

export type MergeData = { status: 'loaded'; from: Exercise; others: Exercise[] } | { status: 'gone' } | { status: 'failed' };

/** Loads the exercise in the address and all that it could be merged into. */
export function mergeLoader(api: Pick<ApiClient, 'listExercises'>) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<MergeData> => {
    try {
      const exercises = await api.listExercises(request.signal);
      const from = exercises.find(({ id }) => id === params.id);
      return from ? { status: 'loaded', from, others: exercises.filter((exercise) => exercise !== from) } : { status: 'gone' };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
