import { ApiError } from '@wod/api-client';
import type { PlannedSessionsPage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import { parsePlannedSessionsQuery, plannedSessionQuery } from './planned-sessions-query';

export type PlannedSessionsData = { status: 'loaded'; page: PlannedSessionsPage } | { status: 'failed' };

export function plannedSessionsLoader(api: Pick<AdminApi, 'plannedSessions'>) {
  return async ({ request }: LoaderFunctionArgs): Promise<PlannedSessionsData> => {
    try {
      const query = parsePlannedSessionsQuery(new URL(request.url).searchParams);
      return { status: 'loaded', page: await api.plannedSessions(plannedSessionQuery(query), request.signal) };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
