/**
 * Names of the workouts that nearly everybody has heard of, best known first; the first seven have seven different types.
 * A choice of ours for the order of a fresh library, not a fact of the data set.
 */
export const BEST_KNOWN: readonly string[] = [
  'Fran',
  'Murph',
  'Cindy',
  'Helen',
  'Chelsea',
  'Tabata Something Else',
  'Kalsu',
  'Grace',
  'Annie',
  'DT',
  'Fight Gone Bad',
  'Karen',
];
