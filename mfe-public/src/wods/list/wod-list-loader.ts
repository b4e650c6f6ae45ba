import { ApiError, type ApiClient } from '@wod/api-client';
import { LIMITS, type WodPage } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import { parseWodListQuery } from '../../wod-list-query';

export type WodListData = { status: 'loaded'; page: WodPage } | { status: 'failed' };

export function wodListLoader(api: ApiClient) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { page = 1, ...filters } = parseWodListQuery(new URL(request.url).searchParams);
    try {
      const answer = await api.listWods({ ...filters, page, limit: LIMITS.listPageSize, facets: true }, request.signal);
      return data<WodListData>({ status: 'loaded', page: answer });
    } catch (error) {
      if (error instanceof ApiError) return data<WodListData>({ status: 'failed' }, { status: 503 });
      throw error;
    }
  };
}
