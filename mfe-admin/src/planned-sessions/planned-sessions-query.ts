import { API_LIMITS, daysAfter, isDate, type PlannedSessionQuery, SESSION_SORTS, type SessionSort } from '@wod/domain';
import type { PlannedSessionsQuery } from '../paths';
import { parseListQuery } from '../shared/list/list-query';
import { oneOf, sizeOf, type SortColumns } from '../shared/table/table-query';

export const SESSION_PAGE_SIZES = [API_LIMITS.panelPageSize, 50, API_LIMITS.panelPageMax] as const;

/** The columns that sort the table. */
export const SESSION_COLUMNS: SortColumns<SessionSort> = {
  name: { label: 'Name' },
  minutes: { label: 'Minutes' },
  created: { label: 'Created', usual: 'descending' },
};

/** Parses the list's address. Unknown or out-of-range values count as absent. */
export function parsePlannedSessionsQuery(params: URLSearchParams): PlannedSessionsQuery {
  return {
    ...parseListQuery(params),
    browser: params.get('browser') || undefined,
    template: params.get('template') === '1' || undefined,
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    sort: oneOf(SESSION_SORTS, params, 'sort'),
    reversed: params.get('reversed') === '1' || undefined,
    show: sizeOf(SESSION_PAGE_SIZES, params),
  };
}

/** What the api is asked for: days begin at the admin's own midnight. */
export const plannedSessionQuery = ({ from, to, show, ...query }: PlannedSessionsQuery): PlannedSessionQuery => ({
  ...query,
  from: from && midnight(from),
  before: to && midnight(daysAfter(to, 1)),
  limit: show,
});

const midnight = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

function dayIn(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return day.startsWith('20') && isDate(day) ? day : undefined;
}
