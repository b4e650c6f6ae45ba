import { positive } from '../field/positive.js';
import { plural } from '../text/words.js';
import { PARAMETER_DEFAULTS } from '../wod/parameters.js';
import { parseRepScheme } from '../wod/rep-scheme.js';
import { TABATA, tabataMinutes } from '../wod/tabata.js';
import { scoreOf } from '../wod/score.js';
import type { WodEntryFields, WodParameters } from '../wod/wod.js';
import { type HeadlineSubject, saysOtherFormat } from './headline.js';

/**
 * What the format sentence needs: the headline, what is counted, whether the order is free, and which movements there are, in which parts and
 * minutes.
 */
export type FormatSubject = Omit<HeadlineSubject, 'exercises'> & {
  exercises: readonly Pick<WodEntryFields, 'reps' | 'distance' | 'duration' | 'partName' | 'minute'>[];
};

const interval = (minutes: number | undefined): string => {
  const every = positive(minutes) ?? PARAMETER_DEFAULTS.intervalMinutes;
  return every === 1 ? 'every minute' : `every ${every} minutes`;
};

const startOf = (startReps: number | undefined): number => positive(startReps) ?? PARAMETER_DEFAULTS.startReps;

/** "21, then 15, then 9"; from four sets on "21, 18, 15, then 12". */
function inTurn(sets: readonly number[]): string {
  if (sets.length <= 3) return sets.join(', then ');
  return `${sets.slice(0, -1).join(', ')}, then ${sets.at(-1)}`;
}

/** Whether the sets go up or down by one rep each time, from or to 1. */
const isCount = (sets: readonly number[]): boolean => {
  const [first = 0, last = 0] = [sets[0], sets.at(-1)];
  const step = first < last ? 1 : -1;
  return sets.length > 3 && Math.min(first, last) === 1 && sets.every((set, index) => set === first + step * index);
};

/** How the work is done, by score. */
const HOW = {
  TIME: ', as fast as you can',
  ROUNDS_AND_REPS: ', as many times as you can',
  REPS: ', for as many reps as you can',
  LOAD: ', as heavy as you can',
  NONE: '',
} as const;

function ladderSentence({ repScheme, startReps }: WodParameters, each: string, how: string): string {
  const sets = parseRepScheme(repScheme);
  const scheme = sets.length === 0 ? [startOf(startReps), 1] : sets;
  const [first = 0, last = 0] = [scheme[0], scheme.at(-1)];
  if (sets.length > 0 && !isCount(sets)) return `Do ${inTurn(sets)} ${last === 1 ? 'rep' : 'reps'} of ${each}${how}.`;
  const [way, step] = first < last ? ['up', 'one rep more'] : ['down', 'one rep fewer'];
  return `Count ${way} from ${plural(first, 'rep')} of ${each} to ${last}, ${step} each time${how}.`;
}

/** What is done in each interval of an EMOM. */
function workOfInterval({ intervalMinutes, exercises }: FormatSubject): string {
  const minutes = exercises.flatMap(({ minute }) => positive(minute) ?? []);
  if (minutes.length === 0) return exercises.length === 1 ? 'the movement' : 'all movements';
  const what = new Set(minutes).size === minutes.length ? 'the movement' : 'all movements';
  return `${what} of that ${(positive(intervalMinutes) ?? PARAMETER_DEFAULTS.intervalMinutes) === 1 ? 'minute' : 'interval'}`;
}

/** What the sets of a ladder are done of: its reps don't count for a run before every set. */
function workOfSet({ exercises }: FormatSubject): string {
  if (exercises.length === 1) return 'the movement';
  const own = exercises.filter(({ reps, distance, duration }) => [reps, distance, duration].some((amount) => positive(amount) !== undefined));
  return `each movement${own.length > 0 && own.length < exercises.length ? ' without an amount of its own' : ''}`;
}

/**
 * The format in one sentence for a person, with the defaults of spec 9 where a parameter is absent; undefined where the headline says it otherwise.
 */
export function formatSentence(wod: FormatSubject): string | undefined {
  if (saysOtherFormat(wod)) return undefined;
  const single = wod.exercises.length === 1;
  const how = HOW[scoreOf(wod)];
  // A named part has an order of its own.
  const inOrder = single || wod.anyOrder || wod.exercises.some(({ partName }) => partName !== undefined) ? '' : ' in order';
  switch (wod.type) {
    case 'EMOM':
      return `At the start of ${interval(wod.intervalMinutes)}, do ${workOfInterval(wod)}, then rest until the next start.`;
    case 'AMRAP': {
      const cap = positive(wod.timeCapMinutes);
      return `Do as many rounds and reps as you can${cap === undefined ? '' : ` in ${plural(cap, 'minute')}`}.`;
    }
    case 'ROUNDS': {
      const rounds = plural(positive(wod.rounds) ?? PARAMETER_DEFAULTS.rounds, 'round');
      return `Do ${rounds} of ${single ? 'the movement' : 'all movements'}${inOrder}${how}.`;
    }
    case 'LADDER':
      return ladderSentence(wod, workOfSet(wod), how);
    case 'TABATA': {
      const cycles = positive(wod.tabataCycles) ?? PARAMETER_DEFAULTS.tabataCycles;
      const { workSeconds, restSeconds, roundsPerCycle } = TABATA;
      return (
        `Work for ${workSeconds} seconds, rest for ${restSeconds} seconds, ${roundsPerCycle} times: that is one cycle. ` +
        `Do ${plural(cycles, 'cycle')}, ${plural(tabataMinutes(cycles), 'minute')} in total.`
      );
    }
    case 'FOR_TIME': {
      const cap = positive(wod.timeCapMinutes);
      return `Do all the work${inOrder}${how}${cap === undefined ? '' : `, within ${plural(cap, 'minute')}`}.`;
    }
    case 'CHIPPER_EMOM':
      return `Do all the work as fast as you can. At the start of ${interval(wod.intervalMinutes)}, stop for the interruption, then go on.`;
  }
}
