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
