import { API_LIMITS, CHANGE_ACTIONS, CHANGE_SUBJECTS, type ChangeLogQuery, type ChangeLogSelection } from '@wod/domain';
import type { ChangesQuery } from '../paths';
import { pageNumber } from '../shared/list/page-number';
import { oneOf, sizeOf } from '../shared/table/table-query';

export const CHANGE_PAGE_SIZES = [API_LIMITS.panelPageSize, 50, API_LIMITS.panelPageMax] as const;

/** Parses the log's address. Unknown or out-of-range values count as absent. */
export function parseChangesQuery(params: URLSearchParams): ChangesQuery {
  return {
    page: pageNumber(params),
    admin: params.get('admin')?.trim().slice(0, API_LIMITS.usernameMax) || undefined,
    action: oneOf(CHANGE_ACTIONS, params, 'action'),
    subject: oneOf(CHANGE_SUBJECTS, params, 'subject'),
    reversed: params.get('reversed') === '1' || undefined,
    show: sizeOf(CHANGE_PAGE_SIZES, params),
  };
}

/** What is selected, on whatever page. */
export const changeLogSelection = ({ admin, action, subject, reversed }: ChangesQuery): ChangeLogSelection => ({ admin, action, subject, reversed });

/** What the api is asked for. */
export const changeLogQuery = ({ show, ...query }: ChangesQuery): ChangeLogQuery => ({ ...query, limit: show });
