export const WOD_TYPES = ['EMOM', 'AMRAP', 'ROUNDS', 'LADDER', 'TABATA', 'FOR_TIME', 'CHIPPER_EMOM'] as const;
/** How a workout is scored and paced. */
export type WodType = (typeof WOD_TYPES)[number];

export const WOD_TYPE_LABEL: Readonly<Record<WodType, string>> = {
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
export const WOD_CATEGORY_LABEL: Readonly<Record<WodCategory, { one: string; many: string }>> = {
  HERO: { one: 'Hero', many: 'Hero WODs' },
  BENCHMARK: { one: 'Benchmark', many: 'Benchmark WODs' },
  CUSTOM: { one: 'Custom', many: 'Custom WODs' },
};

export const WOD_SCORES = ['TIME', 'ROUNDS_AND_REPS', 'REPS', 'LOAD', 'NONE'] as const;
/** What counts as the result. */
export type WodScore = (typeof WOD_SCORES)[number];

export const WOD_SCORE_LABEL: Readonly<Record<WodScore, string>> = {
  TIME: 'Time',
  ROUNDS_AND_REPS: 'Rounds and reps',
  REPS: 'Reps',
  LOAD: 'Load',
  NONE: 'Nothing',
};

/** How a WOD is scored unless it says otherwise. */
export const USUAL_SCORE: Readonly<Record<WodType, WodScore>> = {
  EMOM: 'NONE',
  AMRAP: 'ROUNDS_AND_REPS',
  ROUNDS: 'TIME',
  LADDER: 'TIME',
  TABATA: 'REPS',
  FOR_TIME: 'TIME',
  CHIPPER_EMOM: 'TIME',
};

export const ENTRY_UNITS = ['CALORIES', 'MILES', 'YARDS', 'FEET'] as const;
/** The unit of an entry's reps or distance, where that is neither reps nor metres. */
export type EntryUnit = (typeof ENTRY_UNITS)[number];

export const ENTRY_UNIT_LABEL: Readonly<Record<EntryUnit, string>> = {
  CALORIES: 'Calories',
  MILES: 'Miles',
  YARDS: 'Yards',
  FEET: 'Feet',
};
