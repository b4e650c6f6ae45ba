import { positive } from '../field/positive.js';
import { LIMITS } from '../limits.js';
import { plural } from '../text/words.js';
import { PARAMETER_DEFAULTS } from '../wod/parameters.js';
import { parseRepScheme } from '../wod/rep-scheme.js';
import { scoreOf } from '../wod/score.js';
import { TABATA } from '../wod/tabata.js';
import { blocksOf } from '../wod/wod-text.js';
import { type ClockAnswers, type ClockEntry, type ClockWod, fixedMinutes, isForLoad, isWindow, turnAfter } from './clock-wod.js';
import {
  amrapWindows,
  earnedTime,
  growthOf,
  isAnyOrder,
  isForHeaviest,
  isTimeLeft,
  partClock,
  repeatsUntil,
  restBefore,
  restIntervals,
  roundGrowth,
  withinSeconds,
} from './clock-words.js';
import { interrupts } from './interruption.js';
import { ownReps } from './own-reps.js';

/** A line of the WOD that is due. */
export interface Task {
  /** its place among the WOD's entries, from 0 */
  entry: number;
  /**
   * the reps of a ladder's rung, where the entry has none of its own, of an interval that has more than the first one, or of work that is split up
   * freely
   */
  reps?: number;
  /** reps more in each further round */
  more?: number;
}

/** What one stretch of the clock is for. */
export interface Segment {
  kind: 'work' | 'rest';
  /** "Round 2 of 5", "Minute 3 of 12", "Buy-in", "Rest" */
  label: string;
  /** How long it lasts; left out, until it is ended by a tap. */
  seconds?: number;
  /** The time on the whole clock by which it has to be done; otherwise everything ends then. */
  bySeconds?: number;
  tasks: Task[];
  /** What a tap does: tick off the task that is due, count a round, or end the segment; one with a time of its own goes on to its end, as a rest. */
  tap: 'task' | 'round' | 'segment' | 'none';
  /** Its tasks may be done in any order and split up; a tap ends all of them, and so does the last of their reps. */
  isFree?: true;
  /** All its tasks are a round, after which they begin again. */
  repeats?: true;
  /** What is counted in it and asked for afterwards. */
  asks?: 'reps' | 'load';
}

/** How many intervals an EMOM has that goes on until one fails. */
const OPEN_INTERVALS = 60;
/** How often the time of an AMRAP goes on for those who have done enough. */
const MOST_WINDOWS = 10;
const OPEN_ENDED = /(?:…|\.\.\.|\+)\s*$/;

/** The stretches of a WOD, one after the other. */
export function segmentsOf(wod: ClockWod, given: ClockAnswers): Segment[] {
  if (isForLoad(wod)) return sets(wod, given);
  switch (wod.type) {
    case 'AMRAP':
      return amrap(wod);
    case 'EMOM':
      return intervals(wod, given.minutes);
    case 'TABATA':
      return tabata(wod);
    case 'LADDER':
      return rungs(wod);
    case 'ROUNDS':
      return rounds(wod);
    case 'FOR_TIME':
    case 'CHIPPER_EMOM':
      return blocks(wod, workOf(wod));
  }
}

/** The lines of a WOD that are wanted. */
export const tasksWhere = ({ exercises }: ClockWod, isWanted: (entry: ClockEntry) => boolean): Task[] =>
  exercises.flatMap((entry, index) => (isWanted(entry) ? [{ entry: index }] : []));
const allTasks = (wod: ClockWod): Task[] => tasksWhere(wod, () => true);
const workOf = (wod: ClockWod): Task[] => tasksWhere(wod, (entry) => !interrupts(wod, entry));
const entryOf = (wod: ClockWod, task: Task | undefined): ClockEntry | undefined => (task ? wod.exercises[task.entry] : undefined);
const rest = (seconds: number | undefined): Segment[] =>
  positive(seconds) === undefined ? [] : [{ kind: 'rest', label: 'Rest', seconds: seconds as number, tasks: [], tap: 'none' }];
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const withoutLastRest = (segments: Segment[]): Segment[] => (segments.at(-1)?.kind === 'rest' ? segments.slice(0, -1) : segments);

/** Work in the order of the board; windows for as many as possible are timed, and what follows a rest is a stretch of its own. */
function stretches(wod: ClockWod, tasks: readonly Task[], label: string, tap: 'task' | 'segment'): Segment[] {
  const segments: Segment[] = [];
  let isOpen = false;
  for (const task of tasks) {
    const entry = entryOf(wod, task);
    const within = entry && withinSeconds(entry);
    if (entry && isWindow(entry)) {
      segments.push({ kind: 'work', label, seconds: entry.duration as number, tasks: [task], tap: 'none', asks: entry.isMax ? 'reps' : 'load' });
      isOpen = false;
    } else if (within !== undefined) {
      segments.push({ kind: 'work', label, seconds: within, tasks: [task], tap: 'segment' });
      isOpen = false;
    } else {
      const last = isOpen ? segments.at(-1) : undefined;
      const segment: Segment = last ?? { kind: 'work', label, tasks: [], tap };
      segment.tasks.push(task);
      if (entry?.isMax) segment.asks = 'reps';
      if (!last) segments.push(segment);
      isOpen = true;
    }
    const pause = rest(entry?.restAfter);
    segments.push(...pause);
    if (pause.length > 0) isOpen = false;
  }
  return segments;
}

/** As many rounds as possible: at once, in windows, after a buy-in, or for as long as enough of them are done. */
function amrap(wod: ClockWod): Segment[] {
  if (hasTimedParts(wod)) return blocks(wod, workOf(wod));
  const tasks = workOf(wod);
  const several = amrapWindows(wod);
  if (several) {
    const { count, seconds, restSeconds } = several;
    return withoutLastRest(
      times(count, (index) => [
        { kind: 'work', label: `Window ${index + 1} of ${count}`, seconds, tasks, tap: 'round' } satisfies Segment,
        ...rest(restSeconds),
      ]).flat(),
    );
  }
  const earned = earnedTime(wod);
  if (earned) {
    return times(earned.rounds * MOST_WINDOWS, (index) => {
      const window = Math.floor(index / earned.rounds);
      const bySeconds = earned.seconds + window * earned.moreSeconds;
      return {
        kind: 'work',
        label: `Round ${index + 1}, ${(window + 1) * earned.rounds} by ${Math.floor(bySeconds / 60)}:00`,
        bySeconds,
        tasks,
        tap: 'segment',
      };
    });
  }
  const byLine = turnAfter(wod) === 'line';
  const growing = tasks.map((task) => ({ ...task, ...growingReps(entryOf(wod, task)) }));
  return [
    {
      kind: 'work',
      label: '',
      seconds: (positive(wod.timeCapMinutes) ?? 1) * 60,
      tasks: growing,
      ...(byLine ? { tap: 'task', repeats: true } : { tap: 'round' }),
    },
  ];
}

const growingReps = (entry: ClockEntry | undefined): Pick<Task, 'reps' | 'more'> => {
  const more = entry && roundGrowth(entry);
  return more === undefined ? {} : { ...repsOf(entry), more };
};

/** Everything for time, part by part; a part in rounds once for each. */
function blocks(wod: ClockWod, tasks: Task[]): Segment[] {
  const again = wod.exercises.find(({ partName = '' }) => repeatsUntil(partName))?.partName;
  if (again !== undefined) return [{ kind: 'work', label: again, tasks, tap: 'task', repeats: true }];
  const parts = blocksOf(tasks.map((task) => ({ ...entryOf(wod, task), task })));
  return withoutLastRest(
    parts.flatMap(({ partName: name = '', partRounds, entries }) => {
      const count = positive(partRounds) ?? 1;
      const isFree = Boolean(wod.anyOrder) || isAnyOrder(name);
      const some = entries.map(({ task }) => task);
      const timed = partClock(name);
      if (timed?.seconds !== undefined || isTimeLeft(name)) {
        return [
          { kind: 'work', label: name, tasks: some, ...countIn(entries), ...timed } satisfies Segment,
          ...rest(entryOf(wod, some.at(-1))?.restAfter),
        ];
      }
      const before = rest(restBefore(name));
      return before.concat(
        times(count, (round) => {
          const label = [before.length === 0 && name, count > 1 && `Round ${round + 1} of ${count}`].filter(Boolean).join(', ');
          const work: Segment[] = isFree
            ? [{ kind: 'work', label, tasks: some.map((task) => ({ ...task, ...repsAtEachLevel(entryOf(wod, task)) })), tap: 'task', isFree }]
            : stretches(wod, some, label, 'task');
          return work.map((segment) => ({ ...segment, ...timed }));
        }).flat(),
      );
    }),
  );
}

/** The reps that are due at whatever level: an entry's own text for one may say another amount. */
const repsAtEachLevel = (entry: ClockEntry | undefined): Pick<Task, 'reps'> => (entry?.scaled || entry?.beginner ? {} : repsOf(entry));

const repsOf = (entry: ClockEntry | undefined): Pick<Task, 'reps'> => (positive(entry?.reps) === undefined ? {} : { reps: entry?.reps });

/** What is counted in a part with a time of its own: reps or a load that is asked for afterwards, lines up to the one that is counted, or rounds. */
function countIn(entries: readonly Pick<ClockEntry, 'isMax' | 'notes'>[]): Pick<Segment, 'tap' | 'asks'> {
  if (entries.every(isForHeaviest)) return { tap: 'none', asks: 'load' };
  if (entries.every(({ isMax }) => isMax)) return { tap: 'none', asks: 'reps' };
  return entries.some(({ isMax }) => isMax) ? { tap: 'task', asks: 'reps' } : { tap: 'round' };
}

/** Whether an AMRAP is more than one stretch of the clock. */
const hasTimedParts = ({ exercises }: ClockWod): boolean =>
  exercises.some(({ partName = '' }) => partClock(partName)?.seconds !== undefined || isTimeLeft(partName));

function rounds(wod: ClockWod): Segment[] {
  const count = positive(wod.rounds) ?? PARAMETER_DEFAULTS.rounds;
  return withoutLastRest(
    times(count, (round) => [...stretches(wod, allTasks(wod), `Round ${round + 1} of ${count}`, 'segment'), ...rest(wod.restBetweenRounds)]).flat(),
  );
}

/** The entries of the interval: those with its number, or all; rest where there are none, or the headline says so. */
function intervals(wod: ClockWod, minutes: number | null): Segment[] {
  const every = positive(wod.intervalMinutes) ?? PARAMETER_DEFAULTS.intervalMinutes;
  const length = fixedMinutes(wod) ?? minutes;
  const count = length === null ? OPEN_INTERVALS : Math.max(1, Math.floor(Math.min(length, LIMITS.minutesMax) / every));
  const lap = Math.max(1, ...restIntervals(wod), ...wod.exercises.map(({ minute }) => positive(minute) ?? 1));
  const growth = growthOf(wod);
  const [block, ...others] = blocksOf(wod.exercises);
  const roundsEach = others.length === 0 ? (positive(block?.partRounds) ?? 1) : 1;
  const tasksOf = (index: number) => tasksWhere(wod, ({ minute }) => positive(minute) === undefined || minute === (index % lap) + 1);
  return times(count, (index) =>
    wod.exercises.length > 0 && tasksOf(index).length === 0
      ? rest(every * 60)
      : {
          kind: 'work' as const,
          label: `${every === 1 ? 'Minute' : 'Interval'} ${index + 1}${length === null ? '' : ` of ${count}`}${roundsEach > 1 ? `, ${plural(roundsEach, 'round')}` : ''}`,
          seconds: every * 60,
          tasks: tasksOf(index).map((task) => ({ ...task, ...grown(entryOf(wod, task), growth * index) })),
          tap: scoreOf(wod) === 'TIME' ? ('segment' as const) : ('none' as const),
        },
  ).flat();
}

/** The reps of an interval that has more than the first one. */
const grown = (entry: ClockEntry | undefined, more: number): Pick<Task, 'reps'> =>
  more > 0 && entry?.reps !== undefined ? { reps: entry.reps + more } : {};

/** A movement for each cycle; with fewer cycles than movements they take turns. */
function tabata(wod: ClockWod): Segment[] {
  const cycles = positive(wod.tabataCycles) ?? PARAMETER_DEFAULTS.tabataCycles;
  const count = Math.max(1, wod.exercises.length);
  return withoutLastRest(
    times(cycles, (cycle) => {
      const ofCycle = cycle % count;
      const sets = times(TABATA.roundsPerCycle, (set) => [
        {
          kind: 'work',
          label: `${cycles > 1 ? `Cycle ${cycle + 1} of ${cycles}, ` : ''}${set + 1} of ${TABATA.roundsPerCycle}`,
          seconds: TABATA.workSeconds,
          tasks: wod.exercises.length === 0 ? [] : [{ entry: cycles >= count ? ofCycle : set % count }],
          tap: 'none',
          asks: 'reps',
        } satisfies Segment,
        ...rest(TABATA.restSeconds),
      ]).flat();
      return [...sets, ...rest(cycles >= count ? wod.exercises[ofCycle]?.restAfter : undefined)];
    }).flat(),
  );
}

/** The rungs of a ladder, whose reps an entry takes where it has none of its own; an open one climbs on by its last step. */
function rungs(wod: ClockWod): Segment[] {
  const scheme = parseRepScheme(wod.repScheme);
  const start = positive(wod.startReps) ?? PARAMETER_DEFAULTS.startReps;
  const written = scheme.length > 0 ? scheme : times(start, (index) => start - index);
  const reps = isOpenEnded(wod) ? climbed(written) : written;
  return withoutLastRest(
    reps.flatMap((rung, index) => {
      const tasks = wod.exercises.map((entry, place) => ({ entry: place, ...(!hasAmount(entry) && { reps: ownReps(entry, index) ?? rung }) }));
      const label = isOpenEnded(wod) ? `Set ${index + 1}: ${rung}` : `Set ${index + 1} of ${reps.length}: ${rung}`;
      return [...stretches(wod, tasks, label, 'segment'), ...rest(wod.restBetweenRounds)];
    }),
  );
}

const hasAmount = ({ reps, distance, duration, isMax }: ClockEntry): boolean =>
  Boolean(isMax) || [reps, distance, duration].some((amount) => positive(amount) !== undefined);

/** One that is counted in reps within a time goes on until the time is over. */
const isOpenEnded = (wod: ClockWod): boolean => OPEN_ENDED.test(wod.repScheme ?? '') || (scoreOf(wod) === 'REPS' && fixedMinutes(wod) !== undefined);

function climbed(written: readonly number[]): number[] {
  const last = written.at(-1) ?? 1;
  const step = Math.max(1, last - (written.at(-2) ?? 0));
  return [...written, ...times(OPEN_INTERVALS - Math.min(OPEN_INTERVALS, written.length), (index) => last + step * (index + 1))];
}

/** Attempts or sets, with the rest between them. */
function sets(wod: ClockWod, { attempts, setRest }: ClockAnswers): Segment[] {
  const pause = rest(positive(wod.restBetweenRounds) ?? setRest);
  const set = (label: string, tasks: Task[]): Segment[] => [{ kind: 'work', label, tasks, tap: 'segment', asks: 'load' }, ...pause];
  const ofLadder = wod.type === 'LADDER' ? parseRepScheme(wod.repScheme) : [];
  if (ofLadder.length > 0) {
    return withoutLastRest(
      ofLadder.flatMap((reps, index) =>
        set(
          `Set ${index + 1} of ${ofLadder.length}: ${plural(reps, 'rep')}`,
          allTasks(wod).map((task) => ({ ...task, reps })),
        ),
      ),
    );
  }
  const count = positive(wod.rounds);
  if (wod.type === 'ROUNDS' && count !== undefined)
    return withoutLastRest(times(count, (index) => set(`Set ${index + 1} of ${count}`, allTasks(wod))).flat());
  return withoutLastRest(allTasks(wod).flatMap((task) => times(attempts, (index) => set(`Attempt ${index + 1} of ${attempts}`, [task])).flat()));
}
