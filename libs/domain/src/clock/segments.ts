import { positive } from '../field/positive.js';
import { LIMITS } from '../limits.js';
import { plural } from '../text/plural.js';
import { PARAMETER_DEFAULTS } from '../wod/parameters.js';
import { parseRepScheme } from '../wod/rep-scheme.js';
import { TABATA } from '../wod/tabata.js';
import { blocksOf } from '../wod/wod-text.js';
import { type ClockAnswers, type ClockEntry, type ClockWod, fixedMinutes, isForLoad, isWindow, scoreOf, turnAfter } from './clock-wod.js';
import { interrupts } from './interruption.js';
import { ownReps } from './own-reps.js';

/** A line of the WOD that is due. */
export interface Task {
  /** its place among the WOD's entries, from 0 */
  entry: number;
  /** the reps of a ladder's rung, where the entry has none of its own */
  reps?: number;
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
  /** What a tap does: tick off the task that is due, count a round, or end the segment. */
  tap: 'task' | 'round' | 'segment' | 'none';
  /** Its tasks may be done in any order and split up. */
  isFree?: true;
  /** All its tasks are a round, after which they begin again. */
  repeats?: true;
  /** What is counted in it and asked for afterwards. */
  asks?: 'reps' | 'load';
}

/** How many intervals an EMOM has that goes on until one fails. */
const OPEN_INTERVALS = 60;
const OPEN_ENDED = /(?:…|\.\.\.|\+)\s*$/;
/** What the names of parts say about the clock: "AMRAP 5", "Then 5 min", "8:00-18:00", "2:00-21:00, AMRAP", "Done by 12:00". */
const PART = {
  anyOrder: /\bany order\b/i, minutes: /^(?:AMRAP (\d+)(?:,|$)|(?:Then )?(\d+) min$)/, window: /^(\d+):(\d\d)\s*[-–]\s*(\d+):(\d\d)(?:,|$)/,
  doneBy: /^Done by (\d+):(\d\d)$/,
};

/** The stretches of a WOD, one after the other. */
export function segmentsOf(wod: ClockWod, given: ClockAnswers): Segment[] {
  if (isForLoad(wod)) return sets(wod, given);
  switch (wod.type) {
    case 'AMRAP':
      if (hasTimedParts(wod)) return blocks(wod, workOf(wod));
      return [{ kind: 'work', label: '', seconds: (positive(wod.timeCapMinutes) ?? 1) * 60, tasks: workOf(wod), ...(turnAfter(wod) === 'line' ? { tap: 'task', repeats: true } : { tap: 'round' }) }];
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
    if (entry && isWindow(entry)) {
      segments.push({ kind: 'work', label, seconds: entry.duration as number, tasks: [task], tap: 'none', asks: 'reps' });
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

/** Everything for time, part by part; a part in rounds once for each. */
function blocks(wod: ClockWod, tasks: readonly Task[]): Segment[] {
  const parts = blocksOf(tasks.map((task) => ({ ...entryOf(wod, task), task })));
  return withoutLastRest(parts.flatMap(({ partName, partRounds, entries }) => {
    const count = positive(partRounds) ?? 1;
    const isFree = Boolean(wod.anyOrder) || PART.anyOrder.test(partName ?? '');
    const some = entries.map(({ task }) => task);
    const timed = partClock(partName ?? '');
    if (timed?.seconds !== undefined) {
      const counts = entries.every(({ isMax }) => isMax) ? { tap: 'none' as const, asks: 'reps' as const } : { tap: 'round' as const };
      return [{ kind: 'work', label: partName ?? '', tasks: some, ...counts, ...timed } satisfies Segment, ...rest(entryOf(wod, some.at(-1))?.restAfter)];
    }
    return times(count, (round) => {
      const label = [partName, count > 1 && `Round ${round + 1} of ${count}`].filter(Boolean).join(', ');
      const work: Segment[] = isFree ? [{ kind: 'work', label, tasks: some, tap: 'task', isFree }] : stretches(wod, some, label, 'task');
      return work.map((segment) => ({ ...segment, ...timed }));
    }).flat();
  }));
}

/** Whether it is more than one AMRAP: parts with times of their own, one after the other. */
const hasTimedParts = ({ exercises }: ClockWod): boolean => exercises.some(({ partName = '' }) => partClock(partName)?.seconds !== undefined);

/** What the name of a part says about its time. */
function partClock(name: string): Pick<Segment, 'seconds' | 'bySeconds'> | undefined {
  const minutes = PART.minutes.exec(name);
  if (minutes) return { seconds: Number(minutes[1] ?? minutes[2]) * 60 };
  const [, fromMinutes, fromSeconds, toMinutes, toSeconds] = PART.window.exec(name)?.map(Number) ?? [];
  if (toMinutes !== undefined) return { seconds: Math.max(1, toMinutes * 60 + (toSeconds ?? 0) - (fromMinutes ?? 0) * 60 - (fromSeconds ?? 0)) };
  const [, byMinutes, bySeconds] = PART.doneBy.exec(name)?.map(Number) ?? [];
  return byMinutes === undefined ? undefined : { bySeconds: byMinutes * 60 + (bySeconds ?? 0) };
}

function rounds(wod: ClockWod): Segment[] {
  const count = positive(wod.rounds) ?? PARAMETER_DEFAULTS.rounds;
  return withoutLastRest(times(count, (round) => [
    ...stretches(wod, allTasks(wod), `Round ${round + 1} of ${count}`, 'segment'), ...rest(wod.restBetweenRounds),
  ]).flat());
}

/** The entries of the interval: those with its number, or all. */
function intervals(wod: ClockWod, minutes: number | null): Segment[] {
  const every = positive(wod.intervalMinutes) ?? PARAMETER_DEFAULTS.intervalMinutes;
  const length = fixedMinutes(wod) ?? minutes;
  const count = length === null ? OPEN_INTERVALS : Math.max(1, Math.floor(Math.min(length, LIMITS.minutesMax) / every));
  const lap = Math.max(1, ...wod.exercises.map(({ minute }) => positive(minute) ?? 1));
  return times(count, (index) => ({
    kind: 'work',
    label: `${every === 1 ? 'Minute' : 'Interval'} ${index + 1}${length === null ? '' : ` of ${count}`}`,
    seconds: every * 60,
    tasks: tasksWhere(wod, ({ minute }) => positive(minute) === undefined || minute === (index % lap) + 1),
    tap: 'none',
  }));
}

/** A movement for each cycle; with fewer cycles than movements they take turns. */
function tabata(wod: ClockWod): Segment[] {
  const cycles = positive(wod.tabataCycles) ?? PARAMETER_DEFAULTS.tabataCycles;
  const count = Math.max(1, wod.exercises.length);
  return withoutLastRest(times(cycles, (cycle) => {
    const ofCycle = cycle % count;
    const sets = times(TABATA.roundsPerCycle, (set) => [
      {
        kind: 'work', label: `${cycles > 1 ? `Cycle ${cycle + 1} of ${cycles}, ` : ''}${set + 1} of ${TABATA.roundsPerCycle}`, seconds: TABATA.workSeconds,
        tasks: wod.exercises.length === 0 ? [] : [{ entry: cycles >= count ? ofCycle : set % count }], tap: 'none', asks: 'reps',
      } satisfies Segment,
      ...rest(TABATA.restSeconds),
    ]).flat();
    return [...sets, ...rest(cycles >= count ? wod.exercises[ofCycle]?.restAfter : undefined)];
  }).flat());
}

/** The rungs of a ladder, whose reps an entry takes where it has none of its own; an open one climbs on by its last step. */
function rungs(wod: ClockWod): Segment[] {
  const scheme = parseRepScheme(wod.repScheme);
  const start = positive(wod.startReps) ?? PARAMETER_DEFAULTS.startReps;
  const written = scheme.length > 0 ? scheme : times(start, (index) => start - index);
  const reps = isOpenEnded(wod) ? climbed(written) : written;
  return withoutLastRest(reps.flatMap((rung, index) => {
    const tasks = wod.exercises.map((entry, place) => ({ entry: place, ...(!hasAmount(entry) && { reps: ownReps(entry, index) ?? rung }) }));
    const label = isOpenEnded(wod) ? `Set ${index + 1}: ${rung}` : `Set ${index + 1} of ${reps.length}: ${rung}`;
    return [...stretches(wod, tasks, label, 'segment'), ...rest(wod.restBetweenRounds)];
  }));
}

const hasAmount = ({ reps, distance, duration, isMax }: ClockEntry): boolean => Boolean(isMax) || [reps, distance, duration].some((amount) => positive(amount) !== undefined);

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
    return withoutLastRest(ofLadder.flatMap((reps, index) => set(`Set ${index + 1} of ${ofLadder.length}: ${plural(reps, 'rep')}`, allTasks(wod).map((task) => ({ ...task, reps })))));
  }
  const count = positive(wod.rounds);
  if (wod.type === 'ROUNDS' && count !== undefined) return withoutLastRest(times(count, (index) => set(`Set ${index + 1} of ${count}`, allTasks(wod))).flat());
  return withoutLastRest(allTasks(wod).flatMap((task) => times(attempts, (index) => set(`Attempt ${index + 1} of ${attempts}`, [task])).flat()));
}
