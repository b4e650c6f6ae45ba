import { isRecord } from '../field/is-record.js';
import { LIMITS } from '../limits.js';
import type { StorageKey } from '../site/stored.js';
import { WOD_TYPES } from '../wod/wod-type.js';
import type { KeptWod } from './kept-wod.js';

/** Something that a browser keeps, as JSON under a key of its own. */
export interface Kept<Value> {
  readonly key: StorageKey;
  /** The value before anything has been kept, and on the server. */
  readonly nothing: Value;
  /** @param text as it was stored, by whatever version; what can't be read is left out */
  read(text: string | null): Value;
}

/** The value of a text of JSON; undefined if it isn't JSON. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it is a whole number from 1 to `most`. */
export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

/** Whether it is a text of 1 to `most` characters. */
export const isLine = (value: unknown, most: number): value is string => typeof value === 'string' && value !== '' && value.length <= most;

/** Whether something that was kept is a WOD. */
export const isKeptWod = (value: unknown): value is KeptWod =>
  isRecord(value) &&
  isLine(value.id, LIMITS.keptIdMax) &&
  isLine(value.name, LIMITS.nameMax) &&
  (WOD_TYPES as readonly unknown[]).includes(value.type) &&
  (value.minutes === undefined || isCount(value.minutes, LIMITS.minutesMax));

/** The valid entries of a kept list, at most `most` of them. */
export function readList<Entry>(value: unknown, isEntry: (entry: unknown) => entry is Entry, most: number): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry).slice(0, most) : [];
}
