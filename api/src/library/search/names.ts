import { abbreviated, type Form, isSaidForAnother, type SearchWord, unquoted } from './search-words.js';
import { isInOne, nameTerms, wholeName } from './terms.js';

/**
 * How a name matches: it is the text (0), begins with it (1), has words that begin with its words (2), or that contain them (3); half a rank more for
 * an other name.
 */
export interface NameMatch {
  rank: number;
  name: string;
}

/** Whether a word is the beginning of a word in a name, or part of one. */
export type NameFit = Readonly<Record<'start' | 'within', boolean>>;

/** All that there are: a search asks for each of its words and each movement. */
export const FITS = {
  start: { start: true, within: true },
  within: { start: false, within: true },
  none: { start: false, within: false },
} as const satisfies Record<string, NameFit>;

/** A singular would need more than one letter: "FS" isn't the plural of F. */
const SHORTEST_KEY = 2;
const OTHER_NAME = 0.5;
const SPACE = ' '.charCodeAt(0);

/** A searched text as the `wholeName` that it may be; '' where it can't be one. */
export function searchKey(text: string): string {
  const key = wholeName(unquoted(text));
  return key.length < SHORTEST_KEY || isSaidForAnother(text) ? '' : key;
}

/**
 * Of an abbreviation, which is also part of many names by chance: what a movement or kit that it stands for may be called, such as "du" or
 * "kettlebell".
 */
export function abbreviationKeys(text: string): string[] {
  const [key, meant] = [searchKey(text), abbreviated(unquoted(text)).map(wholeName)];
  return meant.length > 0 || key.length === SHORTEST_KEY ? [key, ...meant] : [];
}

/** The names of one thing, its own first, as a search compares them. */
export class Names {
  /** The terms of each name, with a space on either side, so that wholes and beginnings are found by `includes`. */
  private readonly padded: readonly string[];
  /** Those that aren't several words in one: only of these, a part counts. */
  private readonly words: readonly string[];
  private readonly keys: readonly string[];

  constructor(readonly every: readonly string[]) {
    const terms = every.map(nameTerms);
    this.padded = terms.map((each) => ` ${each.join(' ')} `);
    this.words = terms.map((each) => each.filter((term) => !isInOne(term)).join(' '));
    this.keys = every.map(wholeName);
  }

  get name(): string {
    return this.every[0] ?? '';
  }

  /** Each term of its names. */
  get terms(): readonly string[] {
    return this.padded.join('').split(' ').filter(Boolean);
  }

  /** Whether one of the names is this one, whatever the spelling. @param key made by `searchKey` */
  isCalled(key: string): boolean {
    return this.keys.includes(key);
  }

  /** Whether one of the names has all of the words, or words that begin with them. */
  hasAll(words: readonly SearchWord[]): boolean {
    return this.padded.some((terms) => areIn(words, terms));
  }

  /** Whether a word is the beginning of a word in any name, or part of a word in its own name: as part of any name, it would match too many. */
  fit({ forms }: SearchWord): NameFit {
    for (const terms of this.padded) if (isAnyStart(terms, forms)) return FITS.start;
    return forms.some((form) => isPart(this.words[0] ?? '', form)) ? FITS.within : FITS.none;
  }

  /** The best match of all words in one of the names; undefined where none has them all. @param key of the words, made by `searchKey` */
  match(words: readonly SearchWord[], key: string): NameMatch | undefined {
    let best: NameMatch | undefined;
    for (const [index, terms] of this.padded.entries()) {
      const fit = this.keys[index] === key ? 0 : rankIn(terms, this.words[index] ?? '', words);
      if (fit === undefined) continue;
      const rank = fit + (index === 0 ? 0 : OTHER_NAME);
      if (!best || rank < best.rank) best = { rank, name: this.every[index] as string };
    }
    return best;
  }
}

function rankIn(terms: string, parts: string, words: readonly SearchWord[]): 1 | 2 | 3 | undefined {
  if (!words.every(({ forms }) => forms.some((form) => isStart(terms, form) || isPart(parts, form)))) return undefined;
  if (!areIn(words, terms)) return 3;
  return words[0]?.forms.some(({ term }) => terms.startsWith(` ${term}`)) ? 1 : 2;
}

const areIn = (words: readonly SearchWord[], terms: string): boolean => words.every(({ forms }) => isAnyStart(terms, forms));

function isAnyStart(terms: string, forms: readonly Form[]): boolean {
  for (const form of forms) if (isStart(terms, form)) return true;
  return false;
}

/** A needle with its spaces would be a new text for each name and form: most of what a search allocates. */
function isStart(terms: string, { term, fit }: Form): boolean {
  for (let at = terms.indexOf(term, 1); at > 0 && at + term.length < terms.length; at = terms.indexOf(term, at + 1)) {
    if (terms.charCodeAt(at - 1) === SPACE && (fit !== 'whole' || terms.charCodeAt(at + term.length) === SPACE)) return true;
  }
  return false;
}

const isPart = (terms: string, { term, fit }: Form): boolean => fit === 'within' && terms.includes(term);
