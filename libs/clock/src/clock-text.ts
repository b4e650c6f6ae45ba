import { countsDown, digitsText, type Programme, type RunState } from '@wod/domain';

/** What the clock shows: the seconds of the lead-in; what is left where it counts down; otherwise how long it has run. */
export function shownDigits(programme: Programme, state: RunState, at: number): string {
  if (state.phase === 'lead-in') return String(Math.ceil(-at / 1000));
  return digitsText(countsDown(programme, state) ? Math.ceil((state.left ?? 0) / 1000) * 1000 : state.total);
}
