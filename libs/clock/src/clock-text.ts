import { countsDown, type BoardLine, type Programme, type RunState } from '@wod/domain';

/** "0:07", "13:42", "1:02:03". @param ms rounded down */
export function digitsText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, String(seconds % 60).padStart(2, '0')];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** What the clock shows: the seconds of the lead-in; what is left where it counts down; otherwise how long it has run. */
export function shownDigits(programme: Programme, state: RunState, at: number): string {
  if (state.phase === 'lead-in') return String(Math.ceil(-at / 1000));
  return digitsText(countsDown(programme, state) ? Math.ceil((state.left ?? 0) / 1000) * 1000 : state.total);
}

/** "21 thrusters" */
export const lineText = ({ amount, movement }: BoardLine): string => [amount, movement].filter(Boolean).join(' ');
