import { headlineText } from '../board/headline.js';
import { capitalized, plural } from '../text/words.js';
import { parseRepScheme } from '../wod/rep-scheme.js';
import type { PastedFormat } from './format-rules.js';

/** "2 min", "90 s" */
export const secondsText = (seconds: number): string => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);

/** The scheme, with an ellipsis where it goes on: "3-6-9-…". */
export const openScheme = ({ repScheme = '', isOpen }: PastedFormat): string => `${repScheme}${isOpen ? '-…' : ''}`;

/** Whether sets are of strength: only those repeat a number, 5-5-5-5-5 or 5-5-3-3-1-1. */
export function isForLoad({ repScheme, isForTime }: PastedFormat): boolean {
  const scheme = parseRepScheme(repScheme);
  return !isForTime && scheme.length > 2 && scheme.some((reps, index) => reps === scheme[index - 1]);
}

const DEATH_BY = 'EMOM: 1 rep in minute 1, add 1 each minute until you fail';

/** What a line says about the format, in our own words. */
export function formatText(format: PastedFormat): string {
  const {
    rounds,
    timeCapMinutes,
    restBetweenRounds,
    team,
    anyOrder,
    score = isForLoad(format) ? 'LOAD' : undefined,
    minutes,
    intervals,
    stationSeconds,
    repScheme = '',
    isAlternating,
    restMinutes,
  } = format;
  const type = format.type ?? (rounds !== undefined ? 'ROUNDS' : repScheme !== '' ? 'LADDER' : format.isForTime || score ? 'FOR_TIME' : undefined);
  const length = minutes ?? (intervals && intervals * (format.intervalMinutes ?? 1));
  const plain =
    type &&
    headlineText({
      ...format,
      type,
      headline: undefined,
      ...(score && { score }),
      exercises: [],
      ...(length !== undefined && { estimatedDuration: length }),
      restBetweenRounds: undefined,
      team: undefined,
      anyOrder: undefined,
    });
  const first = format.headline ?? format.says ?? (format.isDeathBy ? DEATH_BY : type === 'LADDER' && repScheme === '' ? 'Ladder' : plain) ?? '';
  const scheme = openScheme(format);
  const headline = !first.includes(repScheme) ? `${first}: ${scheme}` : first === plain ? first.replace(repScheme, scheme) : first;
  const others = [
    rounds !== undefined && plural(rounds, 'round'),
    minutes !== undefined && intervals !== undefined && plural(intervals, 'round'),
    timeCapMinutes !== undefined && type !== 'AMRAP' && `${timeCapMinutes} min cap`,
    stationSeconds && `${secondsText(stationSeconds)} at each station`,
    restBetweenRounds && `${secondsText(restBetweenRounds)} rest between rounds`,
    team && (team === 2 ? 'partner' : `team of ${team}`),
    anyOrder && 'in any order',
    isAlternating && 'alternating',
    restMinutes && `minute ${restMinutes}: rest`,
  ].filter((text) => typeof text === 'string' && !headline.toLowerCase().includes(text));
  return capitalized([headline, ...others].filter(Boolean).join(', '));
}
