import { ApiError } from '@wod/api-client';
import type { Dashboard, WodPage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import type { Deleted } from '../shared/removal/use-removal';
import { parseWodTableQuery, wodQuery } from './wod-table-query';

/** How many of what was deleted the dashboard shows. */
const SHOWN = 10;

/** What can be restored. */
export interface Bin {
  /** the latest first */
  last: Deleted[];
  counts: BinCounts;
}

export interface BinCounts {
  wods: number;
  sessions: number;
}

export type DashboardData = { status: 'loaded'; dashboard: Dashboard; page: WodPage; bin: Bin } | { status: 'failed' };

export function dashboardLoader(api: AdminApi) {
  return async ({ request }: LoaderFunctionArgs): Promise<DashboardData> => {
    const query = parseWodTableQuery(new URL(request.url).searchParams);
    try {
      const [dashboard, wods, deletedWods, deletedSessions] = await Promise.all([
        api.dashboard(request.signal),
        api.listWods(wodQuery(query), request.signal),
        api.deletedWods(1, request.signal),
        api.deletedSessions(1, request.signal),
      ]);
      const deleted: Deleted[] = [
        ...deletedWods.wods.map((wod) => ({ kind: 'wod' as const, ...wod })),
        ...deletedSessions.sessions.map((session) => ({ kind: 'session' as const, ...session })),
      ];
      deleted.sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
      const counts = { wods: deletedWods.pagination.total, sessions: deletedSessions.pagination.total };
      return { status: 'loaded', dashboard, page: wods, bin: { last: deleted.slice(0, SHOWN), counts } };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
