/** Short for a word; what is short for a movement stands in the catalogue, as its alias. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  kb: 'kettlebell', db: 'dumbbell', bb: 'barbell', bw: 'bodyweight', mb: 'medicine', oh: 'overhead', rft: 'round', cals: 'calorie', heroes: 'hero',
};
