import { ApiError, type ApiClient } from '@wod/api-client';
import { DAYS } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import { dayBoard, dayRow, type DayBoard, type DayRow } from '../shared/days/written-days';

export type TodayData =
  | {
      status: 'loaded';
      /** YYYY-MM-DD, where these are the days before one */
      before?: string;
      /** absent on older pages, and while the library is empty */
      today?: DayBoard;
      earlier: DayRow[];
      /** what the next page begins before */
      next?: string;
    }
  | { status: 'notFound' | 'failed' };

/** Loads today with the days before it, or the days before the one in the address. */
export function todayLoader(api: ApiClient) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const before = new URL(url).searchParams.get('before') ?? undefined;
    try {
      const page = await api.days({ before, limit: DAYS.page + Number(before === undefined) }, signal);
      const [first] = page.days;
      const today = before === undefined && first?.date === page.today ? first : undefined;
      const earlier = page.days.slice(Number(today !== undefined)).map(dayRow);
      return data<TodayData>({ status: 'loaded', before, ...(today && { today: dayBoard(today) }), earlier, next: page.before });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404 || error.status === 400
        ? data<TodayData>({ status: 'notFound' }, { status: 404 })
        : data<TodayData>({ status: 'failed' }, { status: 503 });
    }
  };
}
