import { ApiError } from '@wod/api-client';
import { LIMITS, type Dashboard, type DeletedWod, type WodPage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import { parseDashboardQuery } from './dashboard-query';

export type DashboardData =
  | { status: 'loaded'; dashboard: Dashboard; page: WodPage; deleted: DeletedWod[] }
  | { status: 'failed' };

export function dashboardLoader(api: AdminApi) {
  return async ({ request }: LoaderFunctionArgs): Promise<DashboardData> => {
    const { search, page = 1 } = parseDashboardQuery(new URL(request.url).searchParams);
    try {
      const [dashboard, wods, deleted] = await Promise.all([
        api.dashboard(request.signal),
        api.listWods({ search, page, limit: LIMITS.adminPageSize }, request.signal),
        api.deletedWods(request.signal),
      ]);
      return { status: 'loaded', dashboard, page: wods, deleted };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
