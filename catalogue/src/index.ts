import { readFileSync } from 'node:fs';
import type { FormerEdition, PredefinedExercise, PredefinedWod } from './predefined.js';

export type { FormerEdition, PredefinedEntry, PredefinedExercise, PredefinedWod } from './predefined.js';
export { BEST_KNOWN } from './best-known.js';

// Read as a file: importing JSON as a module prints a warning on Node 20.
const read = <T>(file: string): readonly T[] => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T[];

/** The predefined WODs: Hero and Benchmark, those of the Open, and those for every day; every entry names one of `predefinedExercises`. */
export const predefinedWods = ['./wods.json', './opens.json', './everyday.json'].flatMap(read<PredefinedWod>);

/** The movements of the predefined WODs, each with the other names it goes by. */
export const predefinedExercises = read<PredefinedExercise>('./exercises.json');

/** Earlier editions of the catalogue, the oldest first, to recognise library content that still matches one. */
export const formerEditions = read<FormerEdition>('./former.json');
