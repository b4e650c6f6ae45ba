/** A table keyed by every member of an enumeration. */
type Table<K extends string, V> = Readonly<Record<K, V>>;

export const WOD_TYPES = ['EMOM', 'AMRAP', 'ROUNDS', 'LADDER', 'TABATA', 'FOR_TIME', 'CHIPPER_EMOM'] as const;
/** How a workout is scored and paced. */
export type WodType = (typeof WOD_TYPES)[number];

export const WOD_TYPE_LABEL: Table<WodType, string> = {
  EMOM: 'EMOM',
  AMRAP: 'AMRAP',
  ROUNDS: 'Rounds',
  LADDER: 'Ladder',
  TABATA: 'Tabata',
  FOR_TIME: 'For Time',
  CHIPPER_EMOM: 'Chipper EMOM',
};

export const WOD_CATEGORIES = ['HERO', 'BENCHMARK', 'CUSTOM'] as const;
/** Where a workout comes from. */
export type WodCategory = (typeof WOD_CATEGORIES)[number];

/** `one` labels a single workout, `many` the filter of spec section 2. */
export const WOD_CATEGORY_LABEL: Table<WodCategory, { one: string; many: string }> = {
  HERO: { one: 'Hero', many: 'Hero WODs' },
  BENCHMARK: { one: 'Benchmark', many: 'Benchmark WODs' },
  CUSTOM: { one: 'Custom', many: 'Custom WODs' },
};

export const WOD_SCORES = ['TIME', 'ROUNDS_AND_REPS', 'REPS', 'LOAD', 'NONE'] as const;
/** What is counted in the end. */
export type WodScore = (typeof WOD_SCORES)[number];

export const WOD_SCORE_LABEL: Table<WodScore, string> = {
  TIME: 'Time',
  ROUNDS_AND_REPS: 'Rounds and reps',
  REPS: 'Reps',
  LOAD: 'Load',
  NONE: 'Nothing',
};

/** What a WOD is usually scored by that says nothing else. */
export const USUAL_SCORE: Table<WodType, WodScore> = {
  EMOM: 'NONE',
  AMRAP: 'ROUNDS_AND_REPS',
  ROUNDS: 'TIME',
  LADDER: 'TIME',
  TABATA: 'REPS',
  FOR_TIME: 'TIME',
  CHIPPER_EMOM: 'TIME',
};

export const ENTRY_UNITS = ['CALORIES', 'MILES', 'YARDS', 'FEET'] as const;
/** What an entry's reps or distance are said in, where that is neither reps nor metres. */
export type EntryUnit = (typeof ENTRY_UNITS)[number];

export const EQUIPMENT = [
  'BODYWEIGHT', 'KETTLEBELL', 'BARBELL', 'BAND', 'MEDICINE_BALL', 'DUMBBELL', 'DIP_BAR', 'PULL_UP_BAR', 'JUMP_ROPE', 'ROPE',
  'SAND_BAG', 'STAIRS', 'BOX', 'ROWER', 'ASSAULT_BIKE', 'SKI_ERG', 'RINGS', 'GHD', 'SLED', 'AB_MAT',
] as const;
/** What an exercise is done with. */
export type Equipment = (typeof EQUIPMENT)[number];

/** Everything that is fixed for a piece of equipment. */
export interface EquipmentFacts {
  readonly label: string;
  readonly emoji: string;
  /** Seconds that one rep takes, for the estimator. */
  readonly secondsPerRep: number;
  /** Seconds that one metre takes, for an entry that has only a distance. */
  readonly secondsPerMetre: number;
}

const DEFAULT_EMOJI = '🏋️';
/** The pace of an entry that has only a distance, with any other equipment. */
export const DEFAULT_SECONDS_PER_METRE = 0.3;

const facts = (
  label: string,
  secondsPerRep: number,
  emoji = DEFAULT_EMOJI,
  secondsPerMetre = DEFAULT_SECONDS_PER_METRE,
): EquipmentFacts => ({ label, emoji, secondsPerRep, secondsPerMetre });

/** Spec sections 3 and 9: the first 12 have an emoji of their own, the others share the default. */
export const EQUIPMENT_FACTS: Table<Equipment, EquipmentFacts> = {
  BODYWEIGHT: facts('Bodyweight', 2, '🤸'),
  KETTLEBELL: facts('Kettlebell', 3, '🔔'),
  BARBELL: facts('Barbell', 4, '🏋️‍♂️'),
  BAND: facts('Resistance Band', 2.5, '➰'),
  MEDICINE_BALL: facts('Medicine Ball', 2.5, '🏐'),
  DUMBBELL: facts('Dumbbell', 3, '💪'),
  DIP_BAR: facts('Dip Bar', 3, '🤲'),
  PULL_UP_BAR: facts('Pull-up Bar', 3, '🧗'),
  JUMP_ROPE: facts('Jump Rope', 1, '🪢'),
  ROPE: facts('Rope', 4, '🪜'),
  SAND_BAG: facts('Sand Bag', 3.5, '🎒'),
  STAIRS: facts('Stairs', 2, '👣'),
  BOX: facts('Box', 2.5),
  ROWER: facts('Rower', 3, DEFAULT_EMOJI, 0.25),
  ASSAULT_BIKE: facts('Assault Bike', 3, DEFAULT_EMOJI, 0.15),
  SKI_ERG: facts('Ski Erg', 3, DEFAULT_EMOJI, 0.25),
  RINGS: facts('Rings', 3.5),
  GHD: facts('GHD', 3),
  SLED: facts('Sled', 4, DEFAULT_EMOJI, 1),
  AB_MAT: facts('Ab Mat', 2),
};

/** Spec section 9: any other equipment. */
export const DEFAULT_SECONDS_PER_REP = 3;

export const SESSION_EDITING = ['owner', 'open', 'admin'] as const;
/**
 * Who may change training sessions besides the admin: the browser that created one, everybody, or nobody. With `admin`
 * nobody else creates any either.
 */
export type SessionEditing = (typeof SESSION_EDITING)[number];
