import { secondsPerMetre, secondsPerRep } from '../exercise/equipment.js';
import type { Equipment } from '../exercise/equipment.js';
import { positive } from '../field/positive.js';
import { LIMITS } from '../limits.js';
import { plural } from '../text/words.js';
import type { WodEntryFields } from './wod.js';

/** One line of a WOD as the estimator sees it; `name` is only for the breakdown. */
export interface EstimateEntry extends WodEntryFields {
  equipment: Equipment;
  name?: string;
}

export interface EntryTime {
  seconds: number;
  /** How the time is calculated, for example "10 reps × 4 s + 5 s". */
  formula: string;
}

const TRANSITION_SECONDS = 5;

function work({ reps, duration, distance, equipment }: EstimateEntry): EntryTime {
  const counted = positive(reps);
  const timed = positive(duration);
  const metres = positive(distance);
  if (counted === undefined && timed !== undefined) return { seconds: timed, formula: `${timed} s` };
  if (counted === undefined && metres !== undefined) {
    const pace = secondsPerMetre(equipment);
    return { seconds: metres * pace, formula: `${metres} m × ${pace} s` };
  }
  const amount = counted ?? LIMITS.defaultReps;
  const pace = secondsPerRep(equipment);
  return { seconds: amount * pace, formula: `${plural(amount, 'rep')} × ${pace} s` };
}

const capOf = ({ timeCap }: EstimateEntry): number => positive(timeCap) ?? Infinity;

/** The seconds that doing one entry once takes, without the transition to the next one. */
export const workSeconds = (entry: EstimateEntry): number => Math.min(work(entry).seconds, capOf(entry));

/**
 * The time of one entry (spec 9 and the readings): reps × seconds per rep; without reps its duration; without both its
 * distance at the equipment's pace; without all three 10 reps. Its own time cap bounds that; 5 s of transition are added.
 * An entry of a part that is done in rounds counts once per round.
 */
export function entryTime(entry: EstimateEntry): EntryTime {
  const { seconds, formula } = work(entry);
  const cap = capOf(entry);
  const once = Math.min(seconds, cap) + TRANSITION_SECONDS;
  const onceFormula = `${seconds > cap ? `capped at ${cap} s` : formula} + ${TRANSITION_SECONDS} s`;
  const rounds = positive(entry.partRounds) ?? 1;
  if (rounds <= 1) return { seconds: once, formula: onceFormula };
  return { seconds: once * rounds, formula: `(${onceFormula}) × ${rounds} rounds` };
}
