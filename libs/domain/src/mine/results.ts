import { type Level, LEVELS, LEVEL_LABEL } from '../board/board-choice.js';
import { isRecord } from '../field/is-record.js';
import { LIMITS } from '../limits.js';
import { STORAGE_KEYS } from '../site/stored.js';
import { isDate, shortDay } from '../text/calendar.js';
import { WOD_SCORES, type WodScore } from '../wod/wod-type.js';
import { isKeptWod, isLine, readJson, readList, type Kept } from './kept.js';
import type { KeptWod } from './kept-wod.js';
import { parseScore } from './score-text.js';

/** What somebody did on a day. */
export interface Result {
  id: string;
  wod: KeptWod;
  score: WodScore;
  /** as `parseScore` writes it: "4:12", "7 rounds + 12", "100 kg" */
  text: string;
  level: Level;
  /** YYYY-MM-DD, in the reader's time zone */
  day: string;
  note?: string;
}

const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

/** Whether something that was kept is a result, with a text as `parseScore` writes it. */
export const isResult = (value: unknown): value is Result =>
  isRecord(value) &&
  isLine(value.id, LIMITS.keptIdMax) &&
  isKeptWod(value.wod) &&
  isOneOf(WOD_SCORES, value.score) &&
  isOneOf(LEVELS, value.level) &&
  isLine(value.text, LIMITS.resultTextMax) &&
  parseScore(value.score as WodScore, value.text, 'kg') === value.text &&
  typeof value.day === 'string' &&
  isDate(value.day) &&
  (value.note === undefined || isLine(value.note, LIMITS.resultNoteMax));

/** All results, in the order in which they were added, the latest first. */
export const RESULTS: Kept<readonly Result[]> = {
  key: STORAGE_KEYS.results,
  nothing: [],
  read: (text) => readList(readJson(text), isResult, LIMITS.resultsMax),
};

/** By day, the latest first; of one day, the one that was added last. */
export const byDay = (results: readonly Result[]): Result[] => [...results].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));

/**
 * Adds a result, or puts it in the place of the one with its id. Where there is no room for another, nothing changes.
 * @param at where a new one is put, from 0
 */
export function withResult(results: readonly Result[], result: Result, at = 0): readonly Result[] {
  if (results.some(({ id }) => id === result.id)) return results.map((other) => (other.id === result.id ? result : other));
  return results.length < LIMITS.resultsMax ? [...results.slice(0, at), result, ...results.slice(at)] : results;
}

/** The results without one of them. */
export const withoutResult = (results: readonly Result[], id: string): readonly Result[] => results.filter((result) => result.id !== id);

/** The same results, where those of one WOD go by the name, type and minutes that it has now. */
export const resultsAsItIsNow = (results: readonly Result[], now: KeptWod): readonly Result[] =>
  results.map((result) => (result.wod.id === now.id ? { ...result, wod: now } : result));

/** As athletes write it: "4:12 Rx, 3 Nov", and of another year "4:12 Rx, 3 Nov 2025". @param today YYYY-MM-DD */
export const resultText = ({ text, level, day }: Pick<Result, 'text' | 'level' | 'day'>, today: string): string =>
  `${text} ${LEVEL_LABEL[level]}, ${shortDay(day, today)}`;
