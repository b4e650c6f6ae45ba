import { ApiError, type ApiClient } from '@wod/api-client';
import type { Exercise } from '@wod/domain';
import type { LoaderFunctionArgs, RouteObject } from '@wod/platform';

export type ExerciseTableData = { status: 'loaded'; exercises: Exercise[] } | { status: 'failed' };

/** Loads every exercise; searching, filtering and sorting happen in the browser. */
export function exerciseTableLoader(api: Pick<ApiClient, 'listExercises'>) {
  return async ({ request }: LoaderFunctionArgs): Promise<ExerciseTableData> => {
    try {
      return { status: 'loaded', exercises: await api.listExercises(request.signal) };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}

/** The query is applied in the browser, so a change needs no new request. */
export const exerciseTableRevalidates: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;
