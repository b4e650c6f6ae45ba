import { LIMITS } from '../limits.js';
import { STORAGE_KEYS } from '../site/stored.js';
import { isKeptWod, readJson, readList, type Kept } from './kept.js';
import type { KeptWod } from './kept-wod.js';

type KeptWods = readonly KeptWod[];

/** The WODs with a star, the latest first. */
export const STARRED: Kept<KeptWods> = {
  key: STORAGE_KEYS.starred,
  nothing: [],
  read: (text) => readList(readJson(text), isKeptWod, LIMITS.starredMax),
};

/** The WODs that were opened, the latest first. */
export const SEEN: Kept<KeptWods> = { key: STORAGE_KEYS.seen, nothing: [], read: (text) => readList(readJson(text), isKeptWod, LIMITS.seenMax) };

/** Whether a WOD is among those kept. */
export const hasWod = (wods: KeptWods, id: string): boolean => wods.some((wod) => wod.id === id);

/** Stars a WOD, or takes its star away. Where there is no room for another, nothing changes. */
export function turnStar(starred: KeptWods, wod: KeptWod): KeptWods {
  if (hasWod(starred, wod.id)) return starred.filter(({ id }) => id !== wod.id);
  return starred.length < LIMITS.starredMax ? [wod, ...starred] : starred;
}

/** A WOD was opened: it comes first, and the oldest makes room for it. */
export const withSeen = (seen: KeptWods, wod: KeptWod): KeptWods => [wod, ...seen.filter(({ id }) => id !== wod.id)].slice(0, LIMITS.seenMax);

/** The same WODs, where one of them goes by the name, type and minutes that it has now. */
export const asItIsNow = (wods: KeptWods, now: KeptWod): KeptWods => wods.map((wod) => (wod.id === now.id ? now : wod));
