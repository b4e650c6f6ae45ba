import { ApiError, type ApiClient } from '@wod/api-client';
import type { Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';

export type WodDetailData = { status: 'loaded'; wod: Wod } | { status: 'notFound' } | { status: 'failed' };

/** Loads the WOD of the address. What the api refuses is an answer with its own HTTP status; an abort stays an abort. */
export function wodDetailLoader(api: ApiClient) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    try {
      const wod = await api.getWod(params.id ?? '', request.signal);
      return data<WodDetailData>({ status: 'loaded', wod });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404
        ? data<WodDetailData>({ status: 'notFound' }, { status: 404 })
        : data<WodDetailData>({ status: 'failed' }, { status: 503 });
    }
  };
}
