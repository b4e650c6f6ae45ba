import { ApiError, type ApiClient } from '@wod/api-client';
import { LIMITS, type Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';

export type HomeData = { status: 'loaded'; wods: Wod[] } | { status: 'failed' };

export function homeLoader(api: ApiClient) {
  return async ({ request }: LoaderFunctionArgs) => {
    try {
      return data<HomeData>({ status: 'loaded', wods: await api.recentWods(LIMITS.homeRecent, request.signal) });
    } catch (error) {
      if (error instanceof ApiError) return data<HomeData>({ status: 'failed' }, { status: 503 });
      throw error;
    }
  };
}
