import { ApiError, type ApiClient } from '@wod/api-client';
import { LIST_LIMITS, type WodSummary } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import { card } from '../shared/cards';
import { dayBoard, dayRow, type DayBoard, type DayRow } from '../shared/days/written-days';

/** The workout of today, and the three days before; nothing of it when it could not be loaded. */
export interface HomeDays {
  today?: DayBoard;
  earlier?: DayRow[];
}

export type HomeData = HomeDays & ({ status: 'loaded'; wods: WodSummary[] } | { status: 'failed' });

const EARLIER = 3;

export function homeLoader(api: ApiClient) {
  return async ({ request }: LoaderFunctionArgs) => {
    try {
      const [wods, days] = await Promise.all([api.recentWods(LIST_LIMITS.homeRecent, request.signal), homeDays(api, request.signal)]);
      return data<HomeData>({ status: 'loaded', wods: wods.map(card), ...days });
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
    return first?.date === today ? { today: dayBoard(first), earlier: earlier.map(dayRow) } : {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {};
  }
}
