import { isRecord } from '../field/is-record.js';
import { LIMITS } from '../limits.js';
import { isKeptWod, readJson, readList } from './kept.js';
import type { KeptWod } from './kept-wod.js';
import { isEmptyGym, toMyGym, type MyGym } from './my-gym.js';
import { isResult, type Result } from './results.js';

/** Everything that is kept. */
export interface Mine {
  readonly starred: readonly KeptWod[];
  readonly seen: readonly KeptWod[];
  readonly results: readonly Result[];
  readonly myGym: MyGym;
}

const KIND = 'workouts on this device';
const VERSION = 1;

/** Everything that is kept, as the text of a file. */
export const mineFile = (mine: Mine): string => `${JSON.stringify({ kind: KIND, version: VERSION, ...mine }, null, 1)}\n`;

/** @param day YYYY-MM-DD */
export const mineFileName = (day: string): string => `my-workouts-${day}.json`;

export const TOO_LARGE = 'This file is too large to be one that was saved here.';

/** Reads such a file: what it holds, or a sentence that says why it can't be read. Entries that are damaged are left out. */
export function readMineFile(text: string): Mine | string {
  if (text.length > LIMITS.mineFileMax) return TOO_LARGE;
  const file = readJson(text);
  if (!isRecord(file) || file.kind !== KIND) return 'This is not a file that was saved here.';
  if (file.version !== VERSION) return 'This file was saved by another version of this site, which this one can’t read.';
  return {
    starred: readList(file.starred, isKeptWod, LIMITS.starredMax),
    seen: readList(file.seen, isKeptWod, LIMITS.seenMax),
    results: readList(file.results, isResult, LIMITS.resultsMax),
    myGym: toMyGym(file.myGym),
  };
}

/** What a file adds to what is kept already. */
export interface Merge {
  /** Both combined. What is here stays as it is. */
  mine: Mine;
  /** How many of the file's were not here. */
  starred: number;
  seen: number;
  results: number;
  myGym: boolean;
  /** how many stars and results there is no room for */
  leftOut: number;
}

/** What a file has and the list here doesn't, each once; and as many of it as there is room for. */
function added<Entry extends { id: string }>(here: readonly Entry[], file: readonly Entry[], most: number) {
  const known = new Set(here.map(({ id }) => id));
  const fresh = [...new Map(file.filter(({ id }) => !known.has(id)).map((entry) => [entry.id, entry])).values()];
  const taken = fresh.slice(0, Math.max(0, most - here.length));
  return { list: [...here, ...taken], taken: taken.length, left: fresh.length - taken.length };
}

/** Adds what a file holds to what is kept here; the gym only where none is set here. */
export function mergeMine(here: Mine, file: Mine): Merge {
  const starred = added(here.starred, file.starred, LIMITS.starredMax);
  const seen = added(here.seen, file.seen, LIMITS.seenMax);
  const results = added(here.results, file.results, LIMITS.resultsMax);
  const myGym = isEmptyGym(here.myGym) && !isEmptyGym(file.myGym);
  return {
    mine: { starred: starred.list, seen: seen.list, results: results.list, myGym: myGym ? file.myGym : here.myGym },
    starred: starred.taken,
    seen: seen.taken,
    results: results.taken,
    myGym,
    leftOut: starred.left + results.left,
  };
}
