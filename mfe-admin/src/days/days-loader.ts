import { ApiError } from '@wod/api-client';
import type { ComingDay } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';

export type DaysData = { status: 'loaded'; days: ComingDay[] } | { status: 'failed' };

export function daysLoader(api: AdminApi) {
  return async ({ request }: LoaderFunctionArgs): Promise<DaysData> => {
    try {
      return { status: 'loaded', days: await api.comingDays(request.signal) };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
