import { headlineText } from '../board/headline.js';
import type { PastedFormat } from './format-rules.js';

/** "2 min", "90 s" */
export const secondsText = (seconds: number): string => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);

/** What a line says about the format, in our own words. */
export function formatText(format: PastedFormat): string {
  const { timeCapMinutes, restBetweenRounds, team, anyOrder, score, minutes, intervals, stationSeconds } = format;
  const type = format.type ?? (format.rounds !== undefined ? 'ROUNDS' : format.repScheme !== undefined ? 'LADDER' : format.isForTime || score ? 'FOR_TIME' : undefined);
  const cap = timeCapMinutes !== undefined && type !== 'AMRAP' && type !== 'FOR_TIME' && `${timeCapMinutes} min cap`;
  const length = minutes ?? (intervals && intervals * (format.intervalMinutes ?? 1));
  const headline = type && headlineText({ ...format, type, exercises: [], ...(length !== undefined && { estimatedDuration: length }), restBetweenRounds: undefined, team: undefined, anyOrder: undefined });
  const others = [
    cap, stationSeconds && `${secondsText(stationSeconds)} at each station`, restBetweenRounds && `${secondsText(restBetweenRounds)} rest between rounds`,
    team && (team === 2 ? 'partner' : `team of ${team}`), anyOrder && 'in any order',
  ].filter(Boolean);
  const said = [headline, ...others].filter(Boolean).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
