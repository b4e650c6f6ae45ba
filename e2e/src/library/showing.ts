import { predefinedExercises, predefinedWods, type PredefinedWod } from '@wod/catalogue';

const PER_PAGE = 12;
const equipmentOf = new Map(predefinedExercises.map(({ name, equipment }) => [name, equipment]));

export const isAmrap = ({ type }: PredefinedWod) => type === 'AMRAP';
export const isTabata = ({ type }: PredefinedWod) => type === 'TABATA';
export const usesKettlebell = ({ exercises }: PredefinedWod) => exercises.some(({ exercise }) => equipmentOf.get(exercise) === 'KETTLEBELL');

/** Whether what is searched of it has the text. */
export const says = (text: string) => ({ name, aka = [], description = '', dedication = '', exercises }: PredefinedWod) =>
  [name, ...aka, description, dedication, ...exercises.map(({ exercise }) => exercise)].join('\n').toLowerCase().includes(text);

/** How many WODs of the library there are, of those that match. */
export const countOf = (matches: (wod: PredefinedWod) => boolean = () => true) => predefinedWods.filter(matches).length;

/** What a page of the list says of them, by default the first one of the whole library. */
export const showing = (total = countOf(), shown = Math.min(PER_PAGE, total)) => `Showing ${shown} of ${total} workouts`;

/** Pages of the whole list. */
export const PAGES = Math.ceil(countOf() / PER_PAGE);
