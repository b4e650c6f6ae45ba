import { ApiError, type ApiClient } from '@wod/api-client';
import type { Day } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';

/** today: absent while the library is empty */
export type TodayWallData = { status: 'loaded'; today?: Day | undefined } | { status: 'failed' };

/** Loads today alone. */
export function todayWallLoader(api: ApiClient) {
  return async ({ request: { signal } }: LoaderFunctionArgs) => {
    try {
      const {
        days: [first],
        today,
      } = await api.days({ limit: 1 }, signal);
      return data<TodayWallData>({ status: 'loaded', today: first?.date === today ? first : undefined });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return data<TodayWallData>({ status: 'failed' }, { status: 503 });
    }
  };
}
