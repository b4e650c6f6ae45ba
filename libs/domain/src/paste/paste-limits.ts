/** How much is read. Kept out of LIMITS, which every first view loads. */
export const PASTE_LIMITS = {
  /** What is pasted for one WOD: all of it fits into a description. */
  max: 4000,
  linesMax: 120,
  lineMax: 500,
  /** What is pasted for many. */
  manyMax: 100_000,
  manyWodsMax: 100,
} as const;
