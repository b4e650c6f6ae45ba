import { ApiError } from '@wod/api-client';
import type { Dashboard, WodPage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import type { Deleted } from '../shared/removal/use-removal';
import { parseWodTableQuery, wodQuery } from './wod-table-query';

export type DashboardData =
  | { status: 'loaded'; dashboard: Dashboard; page: WodPage; deleted: Deleted[] }
  | { status: 'failed' };

export function dashboardLoader(api: AdminApi) {
  return async ({ request }: LoaderFunctionArgs): Promise<DashboardData> => {
    const query = parseWodTableQuery(new URL(request.url).searchParams);
    try {
      const [dashboard, wods, deletedWods, deletedSessions] = await Promise.all([
        api.dashboard(request.signal),
        api.listWods(wodQuery(query), request.signal),
        api.deletedWods(request.signal),
        api.deletedSessions(request.signal),
      ]);
      const deleted: Deleted[] = [
        ...deletedWods.map((wod) => ({ kind: 'wod' as const, ...wod })),
        ...deletedSessions.map((session) => ({ kind: 'session' as const, ...session })),
      ];
      deleted.sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
      return { status: 'loaded', dashboard, page: wods, deleted };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
