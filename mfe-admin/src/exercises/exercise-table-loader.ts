import { ApiError } from '@wod/api-client';
import type { LoaderFunctionArgs, RouteObject } from '@wod/platform';
import { type UsedExercise, usedExercises } from '../shared/exercise-use/used-exercise';

export type ExerciseTableData = { status: 'loaded'; exercises: UsedExercise[] } | { status: 'failed' };

/** Loads every exercise; searching, filtering and sorting happen in the browser. */
export function exerciseTableLoader(api: Parameters<typeof usedExercises>[0]) {
  return async ({ request }: LoaderFunctionArgs): Promise<ExerciseTableData> => {
    try {
      return { status: 'loaded', exercises: await usedExercises(api, request.signal) };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}

/** The query is applied in the browser, so a change needs no new request. */
export const exerciseTableRevalidates: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;
