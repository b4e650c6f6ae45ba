import { ApiError, type ApiClient } from '@wod/api-client';
import { LIST_LIMITS } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import { paths } from '../../paths';
import { card } from '../../shared/cards';
import { DRAW_MAX, parseWodListQuery } from '../../wod-list-query';
import { listWords } from './list-words';
import type { WodListData } from './wod-list-loader';

const queryOf = ({ request }: LoaderFunctionArgs) => parseWodListQuery(new URL(request.url).searchParams);

/** Asks the api for the list that the address describes. */
export async function loadList(api: ApiClient, args: LoaderFunctionArgs) {
  const query = queryOf(args);
  const { page = 1, ...filters } = query;
  try {
    const { wods, near, ...answer } = await api.listWods(
      { ...filters, page, limit: LIST_LIMITS.listPageSize, facets: true, near: true },
      args.request.signal,
    );
    return data<WodListData>({ status: 'loaded', page: { ...answer, wods: wods.map(card) }, words: listWords(query, { ...answer, near }) });
  } catch (error) {
    if (error instanceof ApiError) return data<WodListData>({ status: 'failed', words: listWords(query) }, { status: 503 });
    throw error;
  }
}

/** Leads to the list of the address, shuffled by a number that is drawn here. */
export function drawList(args: LoaderFunctionArgs): Response {
  const draw = 1 + Math.floor(Math.random() * DRAW_MAX);
  return new Response(null, { status: 302, headers: { location: paths.wods({ ...queryOf(args), draw, page: undefined }) } });
}
