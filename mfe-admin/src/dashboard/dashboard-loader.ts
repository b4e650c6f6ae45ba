import { ApiError } from '@wod/api-client';
import { LIMITS, type Dashboard, type WodPage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import { parseListQuery } from '../shared/list/list-query';
import type { Deleted } from './recently-deleted';

export type DashboardData =
  | { status: 'loaded'; dashboard: Dashboard; page: WodPage; deleted: Deleted[] }
  | { status: 'failed' };

export function dashboardLoader(api: AdminApi) {
  return async ({ request }: LoaderFunctionArgs): Promise<DashboardData> => {
    const { search, page = 1 } = parseListQuery(new URL(request.url).searchParams);
    try {
      const [dashboard, wods, deletedWods, deletedSessions] = await Promise.all([
        api.dashboard(request.signal),
        api.listWods({ search, page, limit: LIMITS.adminPageSize }, request.signal),
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
