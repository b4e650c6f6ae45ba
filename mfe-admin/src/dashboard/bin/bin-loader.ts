import { ApiError } from '@wod/api-client';
import type { DeletedSessionPage, DeletedWodPage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../../admin-api';
import type { BinQuery } from '../../paths';
import { pageNumber } from '../../shared/list/page-number';

export type BinData = { status: 'loaded'; wods: DeletedWodPage; sessions: DeletedSessionPage } | { status: 'failed' };

export const parseBinQuery = (params: URLSearchParams): Required<BinQuery> => ({
  kind: params.get('kind') === 'session' ? 'session' : 'wod',
  page: pageNumber(params),
});

/** A page of the deleted WODs or training sessions, beside the first one of the other kind for its count. */
export function binLoader(api: AdminApi) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs): Promise<BinData> => {
    const { kind, page } = parseBinQuery(new URL(url).searchParams);
    try {
      const [wods, sessions] = await Promise.all([
        api.deletedWods(kind === 'wod' ? page : 1, signal),
        api.deletedSessions(kind === 'session' ? page : 1, signal),
      ]);
      return { status: 'loaded', wods, sessions };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
