import { countsRounds, digitsText, plural, type Programme, type RunState, type Task, type WeightUnit, type Wod } from '@wod/domain';

/** More reps or rounds than anybody counts. */
export const MOST_COUNTED = 9999;

/**
 * The count that a field for a number holds; undefined while it holds no number, as Firefox takes letters too: what was counted before then stays.
 */
export const typedCount = ({ validity, valueAsNumber }: Pick<HTMLInputElement, 'validity' | 'valueAsNumber'>): number | undefined =>
  validity.badInput ? undefined : Math.min(MOST_COUNTED, Math.max(0, Math.round(valueAsNumber || 0)));

/** What somebody counted: all whole numbers from 0, but for the load. */
export interface Counted {
  rounds: number;
  /** beyond whole rounds; of work that met its cap, those that were left */
  reps: number;
  /** as typed, in the reader's unit */
  load: string | undefined;
  /** of rounds that have a time each, what is scored; left out, their sum */
  time?: RoundsScore;
}

/** What is the score of rounds that have a time each: all of them without the rest between them, one of them, or everything. */
export type RoundsScore = 'sum' | 'slowest' | 'all';

/** What rounds that have a time each may be scored by, in milliseconds; undefined for any other work, and unless all were done. */
export function roundScores({ segments, isEachForTime }: Programme, { laps, total }: RunState): Record<RoundsScore, number> | undefined {
  if (!isEachForTime || laps.length < segments.filter(({ kind }) => kind === 'work').length) return undefined;
  return { sum: laps.reduce((sum, ms) => sum + ms, 0), slowest: Math.max(...laps), all: total };
}

/** How a WOD says that its score is the time of its slowest round. */
const SLOWEST = /\bscore is the slowest\b/i;
/** How its rounds count unless somebody chooses otherwise. */
export const usualRoundsScore = ({ description = '' }: Pick<Wod, 'description'>): RoundsScore => (SLOWEST.test(description) ? 'slowest' : 'sum');

/** The segments with work that were reached. */
const workReached = ({ segments }: Programme, { segment }: RunState): number =>
  segments.slice(0, segment + 1).filter(({ kind }) => kind === 'work').length;

/** Whether the segment in which it has ended was done: by a tap, or because its own time was over. */
const isDone = ({ segments }: Programme, { phase, segment, left, splits, took, total }: RunState): boolean =>
  phase === 'done' && (splits.at(-1) === total || took.at(-1)?.segment === segment || (left === 0 && segments[segment]?.seconds !== undefined));

/** The rounds that were tapped; where there are none to tap, intervals and parts are the rounds, those that were done. */
export function roundsOf(programme: Programme, state: RunState): number {
  const { segments } = programme;
  if (segments.length === 1 || segments.some(countsRounds)) return state.rounds;
  const reached = isDone(programme, state) ? state.segment + 1 : state.segment;
  return segments.filter(({ kind }, index) => kind === 'work' && index < reached && !state.misses.includes(index)).length;
}

/** Of work that is nothing but rounds with a time of their own, each done for time, how many there are; otherwise 0. */
function timedRounds({ segments }: Programme): number {
  const work = segments.filter(({ kind }) => kind === 'work');
  return work.every(({ tap, seconds }) => tap === 'segment' && seconds !== undefined) ? work.length : 0;
}

/**
 * The reps of the lines, rounds and segments that were ticked off; distances and whatever is as much as possible are none, and so are rounds where
 * there are several kinds of them, since they are counted together.
 */
export function repsOf({ exercises }: Pick<Wod, 'exercises'>, programme: Programme, state: RunState): number {
  const { segment: current, task: ticked, done, rounds } = state;
  const sum = (tasks: readonly Task[]) => tasks.reduce((reps, { entry, reps: own }) => reps + (own ?? exercises[entry]?.reps ?? 0), 0);
  const counted = programme.segments
    .filter(countsRounds)
    .map(({ tasks }) => ({ first: sum(tasks), more: tasks.reduce((all, { more = 0 }) => all + more, 0) }));
  const [each = { first: 0, more: 0 }] = counted;
  const areAlike = counted.every(({ first }) => first === each.first);
  const lines = programme.segments.slice(0, current + 1).reduce((reps, { tap, seconds, repeats, isFree, tasks }, index) => {
    if (tap === 'round' || tap === 'none' || (tap === 'segment' && seconds !== undefined)) return reps;
    if (index < current) return reps + (repeats ? 0 : sum(tasks));
    if (tap === 'segment') return reps + (isDone(programme, state) ? sum(tasks) : 0);
    return reps + (isFree && ticked < tasks.length ? done.reduce((all, part) => all + (part ?? 0), 0) : sum(tasks.slice(0, ticked)));
  }, 0);
  return lines + (areAlike ? rounds * each.first + (each.more * (rounds * (rounds - 1))) / 2 : 0);
}

/** Whether the cap ended work that is done for time. */
export const isCapped = ({ score, capSeconds = NaN }: Programme, { total }: RunState): boolean => score === 'TIME' && total === capSeconds * 1000;

/**
 * The result as it is written on a board: "4:12", of rounds that each have their own time the sum of their work or what else is scored of them, "12
 * rounds + 8 reps", "215 reps", "Cap + 14 reps".
 */
export function countedText(programme: Programme, state: RunState, { rounds, reps, load, time = 'sum' }: Counted, unit: WeightUnit): string {
  const { total, took, misses } = state;
  switch (programme.score) {
    case 'TIME': {
      const scores = roundScores(programme, state);
      if (scores) return digitsText(scores[time]);
      if (programme.isEachForTime && !isCapped(programme, state)) return 'Done';
      if (timedRounds(programme) > 0) return took.length === timedRounds(programme) ? digitsText(took.reduce((sum, { ms }) => sum + ms, 0)) : 'Done';
      return isCapped(programme, state) ? `Cap${reps > 0 ? ` + ${plural(reps, 'rep')}` : ''}` : digitsText(total);
    }
    case 'ROUNDS_AND_REPS':
      return `${plural(rounds, 'round')}${reps > 0 ? ` + ${plural(reps, 'rep')}` : ''}`;
    case 'REPS':
      return plural(reps, 'rep');
    case 'LOAD':
      return load ? `${load} ${unit}` : 'Done';
    case 'NONE': {
      const work = workReached(programme, state);
      return misses.length > 0 ? `${work - misses.length} of ${work} done` : 'Done';
    }
  }
}
