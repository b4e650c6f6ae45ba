/** Abbreviations of words; those of movements are their aliases in the catalogue. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  kb: 'kettlebell',
  db: 'dumbbell',
  bb: 'barbell',
  bw: 'bodyweight',
  mb: 'medicine',
  oh: 'overhead',
  rft: 'round',
  cals: 'calorie',
  heroes: 'hero',
};
