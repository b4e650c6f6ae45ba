import { ApiError, type ApiClient } from '@wod/api-client';
import { LIMITS, type Exercise, type Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';

export type ExerciseData =
  /** `workouts`: some that use the exercise, at most SHOWN; empty also when they could not be loaded */
  | { status: 'loaded'; exercise: Exercise; workouts: Wod[] }
  | { status: 'notFound' }
  | { status: 'failed' };

const SHOWN = 6;
/** The search also finds WODs that only mention the name, so some more are asked for than shown. */
const ASKED = 24;

/** Loads the exercise of the address. What the api refuses is an answer with its own HTTP status; an abort stays an abort. */
export function exerciseLoader(api: ApiClient) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    try {
      const exercise = await api.getExercise(params.id ?? '', request.signal);
      const workouts = await workoutsWith(api, exercise, request.signal);
      return data<ExerciseData>({ status: 'loaded', exercise, workouts });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404
        ? data<ExerciseData>({ status: 'notFound' }, { status: 404 })
        : data<ExerciseData>({ status: 'failed' }, { status: 503 });
    }
  };
}

/** The page is complete without them, so a failure is no reason to fail. */
async function workoutsWith(api: ApiClient, { id, name }: Exercise, signal: AbortSignal): Promise<Wod[]> {
  try {
    const { wods } = await api.listWods({ search: name.slice(0, LIMITS.searchMaxLength), limit: ASKED }, signal);
    return wods.filter((wod) => wod.exercises.some((entry) => entry.exerciseId === id)).slice(0, SHOWN);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
