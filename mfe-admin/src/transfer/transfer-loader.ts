import { ApiError } from '@wod/api-client';
import { LINE_STATES, type LineState, type Transfer, type TransferLinePage } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { AdminApi } from '../admin-api';
import { pageNumber } from '../shared/list/page-number';
import { oneOf } from '../shared/table/table-query';

export type TransferData =
  | { status: 'loaded' /** what was sent last */; transfer?: Transfer /** absent while it has none to look at */; lines?: TransferLinePage }
  | { status: 'failed' };

/** The lines that an address shows: of one state, or all. */
export interface LinesQuery {
  state?: LineState;
  /** from 1 */
  page: number;
}

export const parseLinesQuery = (params: URLSearchParams): LinesQuery => ({ state: oneOf(LINE_STATES, params, 'state'), page: pageNumber(params) });

/** Whether a file is being read or imported. */
export const isUnderWay = ({ status }: Transfer): boolean => status === 'reading' || status === 'running';

/** How many lines a file has, whatever is done with them. */
export const linesIn = ({ counts }: Transfer): number => LINE_STATES.reduce((sum, state) => sum + counts[state], 0);

/** Loads the file that was sent last, and a page of its lines. */
export function transferLoader(api: AdminApi) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs): Promise<TransferData> => {
    try {
      const { last: transfer } = await api.lastTransfer(signal);
      if (!transfer || isUnderWay(transfer) || linesIn(transfer) === 0) return { status: 'loaded', transfer };
      return { status: 'loaded', transfer, lines: await api.transferLines(transfer.id, parseLinesQuery(new URL(url).searchParams), signal) };
    } catch (error) {
      if (error instanceof ApiError) return { status: 'failed' };
      throw error;
    }
  };
}
