import { predefinedExercises, predefinedWods, type PredefinedWod } from '@wod/catalogue';

const PER_PAGE = 12;
const equipmentOf = new Map(predefinedExercises.map(({ name, equipment }) => [name, equipment]));

export const isAmrap = ({ type }: PredefinedWod) => type === 'AMRAP';
export const isTabata = ({ type }: PredefinedWod) => type === 'TABATA';
export const usesKettlebell = ({ exercises }: PredefinedWod) => exercises.some(({ exercise }) => equipmentOf.get(exercise) === 'KETTLEBELL');

/** Whether any of its searched fields contains the text. */
export const says =
  (text: string) =>
  ({ name, aka = [], description = '', dedication = '', exercises }: PredefinedWod) =>
    [name, ...aka, description, dedication, ...exercises.map(({ exercise }) => exercise)].join('\n').toLowerCase().includes(text);

/** How many of the library's WODs match. */
export const countOf = (matches: (wod: PredefinedWod) => boolean = () => true) => predefinedWods.filter(matches).length;

/** The summary line of a page of the list, by default the first one of the whole library. */
export const showing = (total = countOf(), shown = Math.min(PER_PAGE, total)) => `Showing ${shown} of ${total} workouts`;

/** The number of pages of the whole list. */
export const PAGES = Math.ceil(countOf() / PER_PAGE);
