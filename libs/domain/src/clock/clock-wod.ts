import { positive } from '../field/positive.js';
import { scoreOf } from '../wod/score.js';
import type { Wod, WodEntry } from '../wod/wod.js';
import { isForHeaviest } from './clock-words.js';

export type ClockEntry = Omit<WodEntry, 'exerciseId'>;

/** What the clock needs of a WOD: one of the library, or one that a training session embeds. */
export type ClockWod = Pick<
  Wod,
  | 'type'
  | 'score'
  | 'headline'
  | 'timeCapMinutes'
  | 'intervalMinutes'
  | 'rounds'
  | 'startReps'
  | 'repScheme'
  | 'tabataCycles'
  | 'estimatedDuration'
  | 'minutesAreOwn'
  | 'minutesLow'
  | 'minutesHigh'
  | 'restBetweenRounds'
  | 'anyOrder'
  | 'team'
  | 'scaled'
  | 'beginner'
> & { exercises: readonly ClockEntry[] };

/** What the clock has to know and a WOD may not say. */
export interface ClockAnswers {
  /** of an EMOM without a fixed length; null: until a minute fails */
  minutes: number | null;
  /** of work that is done for time; null: none */
  capMinutes: number | null;
  /** attempts at each lift */
  attempts: number;
  /** seconds between attempts or sets */
  setRest: number;
}

/** Whether an entry has a time of its own for as many reps as possible, or for the heaviest lift. */
export const isWindow = (entry: ClockEntry): boolean => (Boolean(entry.isMax) || isForHeaviest(entry)) && positive(entry.duration) !== undefined;

/** The length that somebody gave it; undefined where the minutes are an estimate or a range. */
export const fixedMinutes = ({ minutesAreOwn, minutesLow, minutesHigh, estimatedDuration }: ClockWod): number | undefined =>
  minutesAreOwn && minutesLow === minutesHigh ? positive(estimatedDuration) : undefined;

/**
 * When the next one of a team takes over, where the headline or the name of a part says so: "one full round each in turn", "change after every line".
 */
export function turnAfter({ team = 1, headline, exercises }: ClockWod): 'round' | 'line' | undefined {
  const said = [headline, ...exercises.map(({ partName }) => partName)].join('\n');
  if (team < 2) return undefined;
  return /\bfull round each in turn\b/i.test(said) ? 'round' : /\bchange after every line\b/i.test(said) ? 'line' : undefined;
}

/** Lifts, each attempt or set as heavy as it goes. */
export const isForLoad = (wod: ClockWod): boolean =>
  scoreOf(wod) === 'LOAD' &&
  wod.type !== 'EMOM' &&
  wod.type !== 'AMRAP' &&
  positive(wod.timeCapMinutes) === undefined &&
  fixedMinutes(wod) === undefined;
