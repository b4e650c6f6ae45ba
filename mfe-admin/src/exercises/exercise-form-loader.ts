import { ApiError, type ApiClient } from '@wod/api-client';
import type { Exercise } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';

export type ExerciseFormData =
  | { status: 'new' }
  /** The page appears at once and shows a spinner until this has loaded; undefined when it could not be loaded. */
  | { status: 'edit'; exercise: Promise<Exercise | undefined> };

/** Starts loading the exercise in the address, if there is one. */
export function exerciseFormLoader(api: Pick<ApiClient, 'getExercise'>) {
  return ({ params, request }: LoaderFunctionArgs): ExerciseFormData => {
    if (params.id === undefined) return { status: 'new' };
    const exercise = api.getExercise(params.id, request.signal).catch((error: unknown) => {
      if (error instanceof ApiError) return undefined;
      throw error;
    });
    return { status: 'edit', exercise };
  };
}
