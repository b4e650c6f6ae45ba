import { ApiError, type ApiClient } from '@wod/api-client';
import { LIMITS, type Day, type Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import type { DayRow } from '../shared/days/day-row';
import { dayRows } from '../shared/days/day-rows';

/** The workout of today, and the three days before; nothing of it when it could not be loaded. */
export interface HomeDays {
  today?: Day;
  earlier?: DayRow[];
}

export type HomeData = HomeDays & ({ status: 'loaded'; wods: Wod[] } | { status: 'failed' });

const EARLIER = 3;

export function homeLoader(api: ApiClient) {
  return async ({ request }: LoaderFunctionArgs) => {
    try {
      const [wods, days] = await Promise.all([api.recentWods(LIMITS.homeRecent, request.signal), homeDays(api, request.signal)]);
      return data<HomeData>({ status: 'loaded', wods, ...days });
    } catch (error) {
      if (error instanceof ApiError) return data<HomeData>({ status: 'failed' }, { status: 503 });
      throw error;
    }
  };
}

/** The page is complete without them, so it doesn't fail when this does. */
async function homeDays(api: ApiClient, signal: AbortSignal): Promise<HomeDays> {
  try {
    const { today, days } = await api.days({ limit: EARLIER + 1 }, signal);
    const [first, ...earlier] = days;
    return first?.date === today ? { today: first, earlier: await dayRows(earlier) } : {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {};
  }
}
