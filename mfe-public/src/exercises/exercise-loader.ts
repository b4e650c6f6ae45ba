import { ApiError, type ApiClient } from '@wod/api-client';
import type { Exercise, WodSummary } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import { paths } from '../paths';
import { card } from '../shared/cards';

export type ExerciseData =
  /** `workouts`: at most SHOWN that use the exercise; also empty when they could not be loaded */
  { status: 'loaded'; exercise: Exercise; workouts: WodSummary[] } | { status: 'notFound' } | { status: 'failed' };

const SHOWN = 6;

/**
 * Loads the exercise in the address, or leads to the one that it was merged into, for as long as that isn't undone. An error from the api is
 * returned as data with a fitting HTTP status; an abort stays an abort.
 */
export function exerciseLoader(api: ApiClient) {
  return async ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
    try {
      const exercise = await api.getExercise(id, request.signal);
      if (exercise.id !== id) throw new Response(null, { status: 302, headers: { location: paths.exercise(exercise.id) } });
      const workouts = await workoutsWith(api, exercise.id, request.signal);
      return data<ExerciseData>({ status: 'loaded', exercise, workouts });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404
        ? data<ExerciseData>({ status: 'notFound' }, { status: 404 })
        : data<ExerciseData>({ status: 'failed' }, { status: 503 });
    }
  };
}

/** The page is complete without them, so it doesn't fail when this does. */
async function workoutsWith(api: ApiClient, id: string, signal: AbortSignal): Promise<WodSummary[]> {
  try {
    return (await api.listWods({ exercise: [id], limit: SHOWN }, signal)).wods.map(card);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
