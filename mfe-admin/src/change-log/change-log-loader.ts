import { ApiError } from '@wod/api-client';
import type { ChangeLogPage, Step } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import { changeLogQuery, parseChangesQuery } from './changes-query';

export type ChangeLogData = { status: 'loaded'; page: ChangeLogPage; steps: Step[] } | { status: 'failed' };

export function changeLogLoader(api: AdminApi) {
  return async ({ request }: LoaderFunctionArgs): Promise<ChangeLogData> => {
    try {
      const query = parseChangesQuery(new URL(request.url).searchParams);
      const [page, steps] = await Promise.all([api.changeLog(changeLogQuery(query), request.signal), api.lastSteps(request.signal)]);
      return { status: 'loaded', page, steps };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
