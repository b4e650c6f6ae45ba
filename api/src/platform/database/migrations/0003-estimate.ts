/*
 * The estimator as it was when migration 0003 was written. It stays as it is when the estimator changes, since the
 * durations in the rows were estimated like this.
 */

/** A WOD's row with its entries in order. */
export interface EstimatedWod {
  type: string;
  timeCapMinutes: number | null;
  intervalMinutes: number | null;
  rounds: number | null;
  startReps: number | null;
  repScheme: string | null;
  tabataCycles: number | null;
  entries: EstimatedEntry[];
}

export interface EstimatedEntry {
  equipment: string;
  reps: number | null;
  distance: number | null;
  duration: number | null;
  timeCap: number | null;
  partRounds: number | null;
}

const SECONDS_PER_REP: Readonly<Record<string, number>> = {
  BODYWEIGHT: 2,
  BARBELL: 4,
  BAND: 2.5,
  MEDICINE_BALL: 2.5,
  JUMP_ROPE: 1,
  ROPE: 4,
  SAND_BAG: 3.5,
  STAIRS: 2,
  BOX: 2.5,
  RINGS: 3.5,
  SLED: 4,
  AB_MAT: 2,
};
const SECONDS_PER_METRE: Readonly<Record<string, number>> = { ROWER: 0.25, ASSAULT_BIKE: 0.15, SKI_ERG: 0.25, SLED: 1 };
const DAY_MINUTES = 1440;

/** The estimate in whole minutes; 0 if there was nothing to estimate from. */
export function estimateOfThen(wod: EstimatedWod): number {
  const minutes = clockMinutes(wod) ?? workMinutes(wod);
  if (minutes === 0) return 0;
  return Math.min(Math.max(1, Math.round(Number(minutes.toFixed(9)))), DAY_MINUTES);
}

function clockMinutes({ type, timeCapMinutes, tabataCycles, intervalMinutes, entries }: EstimatedWod): number | undefined {
  if (type === 'AMRAP') return timeCapMinutes ?? undefined;
  if (type === 'TABATA') return 4 * (tabataCycles ?? 1);
  if (type === 'EMOM') return (intervalMinutes ?? 1) * Math.max(10, 3 * entries.length);
  return undefined;
}

function workMinutes(wod: EstimatedWod): number {
  const base = wod.entries.reduce((sum, entry) => sum + secondsOf(entry), 0) / 60;
  switch (wod.type) {
    case 'ROUNDS': {
      const rounds = wod.rounds ?? 1;
      return base === 0 ? 0 : base * rounds + 0.5 * (rounds - 1);
    }
    case 'LADDER':
      return (base * ladderReps(wod)) / (wod.entries[0]?.reps ?? 10);
    case 'FOR_TIME':
      return Math.min(base * 1.2, wod.timeCapMinutes ?? Infinity);
    case 'CHIPPER_EMOM':
      return base + 0.5 * Math.floor((1.3 * base) / (wod.intervalMinutes ?? 1));
    default:
      return base;
  }
}

function secondsOf({ equipment, reps, distance, duration, timeCap, partRounds }: EstimatedEntry): number {
  const work =
    reps === null && duration !== null
      ? duration
      : reps === null && distance !== null
        ? distance * (SECONDS_PER_METRE[equipment] ?? 0.3)
        : (reps ?? 10) * (SECONDS_PER_REP[equipment] ?? 3);
  return (Math.min(work, timeCap ?? Infinity) + 5) * (partRounds ?? 1);
}

function ladderReps({ repScheme, startReps }: EstimatedWod): number {
  const sets = (repScheme ?? '')
    .split(/[\s,\u002d\u2010-\u2015\u2212]+/)
    .filter((set) => /^\d+$/.test(set))
    .map(Number)
    .filter((reps) => reps >= 1 && reps <= 100_000)
    .slice(0, 50);
  const start = startReps ?? 10;
  return sets.length > 0 ? sets.reduce((sum, set) => sum + set, 0) : (start * (start + 1)) / 2;
}
