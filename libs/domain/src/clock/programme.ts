import { positive } from '../field/positive.js';
import { scoreOf } from '../wod/score.js';
import type { WodScore } from '../wod/wod-type.js';
import { type ClockAnswers, type ClockWod, fixedMinutes, isForLoad, isWindow, turnAfter } from './clock-wod.js';
import { failureLimit, isEachForTime, isTimeLeft } from './clock-words.js';
import { interrupts, type InterruptionTimes, interruptionTimes } from './interruption.js';
import { type Segment, segmentsOf, type Task, tasksWhere } from './segments.js';

export type { ClockAnswers, ClockWod } from './clock-wod.js';
export type { Segment, Task } from './segments.js';

/** What interrupts the work. */
export interface Interruption extends InterruptionTimes {
  /** There is none any more from then on. */
  untilSeconds?: number;
  tasks: Task[];
}

/** A WOD as a clock runs it. */
export interface Programme {
  segments: Segment[];
  /** Everything ends then. */
  capSeconds?: number;
  interruption?: Interruption;
  /** It goes on until one of its intervals is missed. */
  isUntilMissed?: true;
  /** Its rounds have a time each. */
  isEachForTime?: true;
  /** Partners or teams: how many take turns. */
  turns?: number;
  /** The turn changes by itself with each round or each line that is done; left out, by hand alone. */
  turnAfter?: 'round' | 'line';
  score: WodScore;
}

const ASSUMED: ClockAnswers = { minutes: null, capMinutes: null, attempts: 3, setRest: 180 };
const CAP = /(\d+) min cap\b/;

/** Whether it is rounds in what is left of its time after something else, so that its time is a cap of both. */
const isInTimeLeft = ({ type, exercises }: ClockWod): boolean => type === 'AMRAP' && exercises.some(({ partName = '' }) => isTimeLeft(partName));
const mayHaveCap = (wod: ClockWod): boolean =>
  !isForLoad(wod) &&
  (isInTimeLeft(wod) || ['FOR_TIME', 'LADDER', 'CHIPPER_EMOM'].includes(wod.type) || (wod.type === 'ROUNDS' && !wod.exercises.every(isWindow)));

/** What must be asked before the start, each with what is likely. Empty where the WOD says everything. */
export function clockQuestions(wod: ClockWod): Partial<ClockAnswers> {
  const knownCap = positive(wod.timeCapMinutes) ?? (scoreOf(wod) === 'TIME' ? undefined : fixedMinutes(wod));
  const limit = failureLimit(wod);
  const saidRest = wod.exercises.map(({ restAfter }) => positive(restAfter)).find((seconds) => seconds !== undefined);
  const writtenCap = Number(CAP.exec(wod.headline ?? '')?.[1]) || null;
  return {
    ...(wod.type === 'EMOM' &&
      fixedMinutes(wod) === undefined && { minutes: limit === undefined ? (positive(wod.estimatedDuration) ?? null) : limit }),
    ...(mayHaveCap(wod) && knownCap === undefined && { capMinutes: writtenCap }),
    ...(isForLoad(wod) && {
      ...(wod.type === 'FOR_TIME' && { attempts: ASSUMED.attempts }),
      ...(wod.restBetweenRounds === undefined && { setRest: saidRest ?? ASSUMED.setRest }),
    }),
  };
}

/**
 * The programme that a clock makes of a WOD, without its lead-in.
 * @param answers to clockQuestions; what is left out is as it suggests
 */
export function programmeOf(wod: ClockWod, answers: Partial<ClockAnswers> = {}): Programme {
  const given = { ...ASSUMED, ...clockQuestions(wod), ...answers };
  const cap = mayHaveCap(wod)
    ? (positive(wod.timeCapMinutes) ?? (scoreOf(wod) === 'TIME' ? undefined : fixedMinutes(wod)) ?? given.capMinutes)
    : null;
  const share = turnAfter(wod);
  const segments = segmentsOf(wod, given);
  const interruption = interruptionOf(wod, segments);
  return {
    segments,
    ...(cap !== null && { capSeconds: cap * 60 }),
    ...(interruption && { interruption }),
    ...(wod.type === 'EMOM' &&
      (failureLimit(wod) !== undefined || (fixedMinutes(wod) ?? given.minutes) === null) && { isUntilMissed: true as const }),
    ...(wod.type === 'ROUNDS' && isEachForTime(wod) && { isEachForTime: true as const }),
    ...(wod.team !== undefined && wod.team > 1 && { turns: wod.team }),
    ...(share && { turnAfter: share }),
    score: scoreOf(wod),
  };
}

/** Where other segments follow the first one and that is timed, it alone is interrupted. */
function interruptionOf(wod: ClockWod, segments: readonly Segment[]): Interruption | undefined {
  const tasks = tasksWhere(wod, (entry) => interrupts(wod, entry));
  const interrupting = tasks[0] && wod.exercises[tasks[0].entry];
  if (!interrupting) return undefined;
  const untilSeconds = segments.length > 1 ? segments[0]?.seconds : undefined;
  return { ...interruptionTimes(wod, interrupting), ...(untilSeconds !== undefined && { untilSeconds }), tasks };
}
