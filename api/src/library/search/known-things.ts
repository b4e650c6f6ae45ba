import { type Equipment, KIT_ITEMS, type KitItem, kitItemLabel } from '@wod/domain';
import type { Bitset } from '../bitset.js';
import type { ExerciseNames } from './exercise-names.js';
import { Names } from './names.js';
import type { SearchWord } from './search-words.js';

/** What WODs take. */
export interface Taken {
  all: Bitset;
  /** The exercises that WODs use, and by which. */
  movements(): Iterable<{ exercise: ExerciseNames; users: Bitset }>;
  /** The WODs that need nothing beyond a kit. */
  within(kit: readonly KitItem[]): Bitset;
  /** The WODs that need an item. */
  needing(item: KitItem): Bitset;
  /** The WODs that even slow athletes finish in so many minutes. */
  atMost(minutes: number): Bitset;
  /** The WODs that take about so many minutes or fewer. */
  estimatedAtMost(minutes: number): Bitset;
}

/** A movement that WODs use. */
export interface Movement {
  names: Names;
  equipment: Equipment;
  users: Bitset;
}

/** What things are looked for among. */
export interface Known extends Pick<Taken, 'needing'> {
  movements: readonly Movement[];
}

/** The words that may stand before a thing. */
export const ARTICLES = new Set(['a', 'an', 'any', 'the']);
/** A thing has three words at most, "pull-up bar" with its hyphen or without; a search rules out a few. */
export const MOST_WORDS = 3;
export const MOST_THINGS = 4;
/** A shorter word is no beginning of another one: "DU" isn't a dumbbell. */
const SHORTEST_BEGINNING = 3;

/** All kit, as it is called. */
export const KIT = KIT_ITEMS.map((item) => ({ item, names: new Names([kitItemLabel(item)]) }));

/** A word of which a short form stands only for itself. */
export const withoutShortBeginnings = (word: SearchWord): SearchWord => ({
  ...word,
  forms: word.forms.map((form) => (form.term.length < SHORTEST_BEGINNING ? { ...form, fit: 'whole' } : form)),
});
