import { ApiError, type ApiClient } from '@wod/api-client';
import type { Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';

export type ClockData = { status: 'loaded'; wod: Wod } | { status: 'notFound' } | { status: 'failed' };

/** Loads the WOD in the address. An error from the api is returned as data with a fitting HTTP status; an abort stays an abort. */
export function clockLoader(api: ApiClient) {
  return async ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) => {
    try {
      return data<ClockData>({ status: 'loaded', wod: await api.getWod(id, signal) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404 ? data<ClockData>({ status: 'notFound' }, { status: 404 }) : data<ClockData>({ status: 'failed' }, { status: 503 });
    }
  };
}
