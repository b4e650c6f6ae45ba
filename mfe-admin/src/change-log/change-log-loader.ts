import { ApiError } from '@wod/api-client';
import type { ChangeLogPage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import { pageNumber } from '../shared/list/page-number';

export type ChangeLogData = { status: 'loaded'; page: ChangeLogPage } | { status: 'failed' };

export function changeLogLoader(api: AdminApi) {
  return async ({ request }: LoaderFunctionArgs): Promise<ChangeLogData> => {
    try {
      const page = pageNumber(new URL(request.url).searchParams);
      return { status: 'loaded', page: await api.changeLog(page, request.signal) };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
