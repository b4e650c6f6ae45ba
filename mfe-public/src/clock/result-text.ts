import { digitsText } from '@wod/clock';
import { plural, type Programme, type RunState, type WeightUnit } from '@wod/domain';

/** More reps or rounds than anybody counts. */
export const MOST_COUNTED = 9999;

/** What somebody counted: all whole numbers from 0, but for the load. */
export interface Counted {
  rounds: number;
  /** beyond whole rounds; of work that met its cap, those that were left */
  reps: number;
  /** as typed, in the reader's unit */
  load: string | undefined;
}

/** The segments with work that were reached. */
export const workReached = ({ segments }: Programme, { segment }: RunState): number => segments.slice(0, segment + 1).filter(({ kind }) => kind === 'work').length;

/** Where intervals are the rounds, those that were done; otherwise the ones that were tapped. */
export const roundsOf = (programme: Programme, state: RunState): number =>
  programme.segments.length > 1 && state.rounds === 0 ? workReached(programme, state) - state.misses.length : state.rounds;

/** Whether the cap ended work that is done for time. */
export const isCapped = ({ score, capSeconds = NaN }: Programme, { total }: RunState): boolean => score === 'TIME' && total === capSeconds * 1000;

/** The result as it is written on a board: "4:12", "12 rounds + 8 reps", "215 reps", "Cap + 14 reps". */
export function countedText(programme: Programme, state: RunState, { rounds, reps, load }: Counted, unit: WeightUnit): string {
  const { total, misses } = state;
  switch (programme.score) {
    case 'TIME':
      return isCapped(programme, state) ? `Cap${reps > 0 ? ` + ${plural(reps, 'rep')}` : ''}` : digitsText(total);
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
