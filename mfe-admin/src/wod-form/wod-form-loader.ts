import { ApiError, type ApiClient } from '@wod/api-client';
import type { Exercise, Wod } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';

export type WodFormData =
  | { status: 'loaded'; exercises: Exercise[]; /** absent while creating */ wod?: Wod }
  | { status: 'failed'; error: 'Failed to fetch exercises' | 'Failed to fetch WOD' };

/** Loads what the form needs: the exercises to choose from and, when editing, the WOD in the address. */
export function wodFormLoader(api: Pick<ApiClient, 'getWod' | 'listExercises'>) {
  return async ({ params: { id }, request: { signal } }: LoaderFunctionArgs): Promise<WodFormData> => {
    const [exercises, wod] = await Promise.all([
      orUndefined(api.listExercises(signal)),
      id === undefined ? undefined : orUndefined(api.getWod(id, signal)),
    ]);
    if (id !== undefined && !wod) return { status: 'failed', error: 'Failed to fetch WOD' };
    if (!exercises) return { status: 'failed', error: 'Failed to fetch exercises' };
    return { status: 'loaded', exercises, wod };
  };
}

/** Resolves to undefined on an error from the api; an abort stays an abort. */
function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
}
