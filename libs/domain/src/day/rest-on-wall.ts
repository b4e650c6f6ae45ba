import { setOnWall, type WallBoard } from '../board/wall-board.js';
import { dayText } from '../text/calendar.js';
import { REST_DAY } from './day.js';

/** A rest day on a large screen. @param date of the day */
export function restOnWall(date: string): WallBoard {
  const lines = [
    { amount: REST_DAY.minutes, movement: 'Walk, row or bike', note: 'easy enough to talk' },
    { amount: '10 min', movement: 'For whatever is stiff' },
  ];
  return setOnWall({ name: REST_DAY.title, headline: dayText(date) }, [{ lines: lines.map((line, entry) => ({ ...line, entry })) }]);
}
