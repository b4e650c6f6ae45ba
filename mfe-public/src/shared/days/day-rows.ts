import type { Day } from '@wod/domain';
import type { DayRow } from './day-row';

/** The rows of days. What writes them is loaded when days are: a first view has its rows in the document. */
export async function dayRows(days: readonly Day[]): Promise<DayRow[]> {
  const { dayRow } = await import(/* webpackChunkName: "day-row" */ './day-row');
  return days.map(dayRow);
}
