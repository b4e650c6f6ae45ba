import type { WodEntry, WodEntryFields } from '../wod/wod.js';
import { movementText } from './amount.js';
import type { Level } from './board-choice.js';
import { lengthsIn } from './lengths.js';
import { loadText, type WeightUnit } from './loads.js';
import { movementWords } from './movement-text.js';

export interface Scaling {
  scaled?: string | undefined;
  beginner?: string | undefined;
}

/** A line and what may be done instead of it. */
export type ScaledEntry = Omit<WodEntryFields, 'timeCap'> & { exercise: Pick<WodEntry['exercise'], 'name' | 'scaled' | 'beginner'> };

/** What somebody does instead of what is prescribed. */
export interface Instead {
  /** replaces the movement; left out, the movement stays and is done differently */
  movement?: string;
  /** "about two thirds of 43 / 29.5 kg", "hands on a bench" */
  way?: string;
  /** What no longer applies: "pull-ups", "43 / 29.5 kg", "60/50 cm box". */
  was: string[];
  keepsLoad: boolean;
  keepsNote: boolean;
}

/** What to do at a level; beginners fall back on the scaled version where they have none of their own. */
export const scalingText = ({ scaled, beginner }: Scaling, level: Level): string | undefined => ({ rx: undefined, scaled, beginner: beginner ?? scaled })[level];

/** What to do instead of a line: its own text takes precedence over its exercise's. */
export const insteadText = ({ scaled, beginner, exercise }: ScaledEntry, level: Level): string | undefined =>
  scalingText({ scaled: scaled ?? exercise.scaled, beginner: beginner ?? exercise.beginner }, level);

/** Openings of texts that say how a movement is done, not which one. */
const WAY = new RegExp(`^(?:${[
  'about', 'half', 'same', 'fewer', 'shorter', 'slow(?:er)?', 'small(?:er)?', 'low(?:er)?', 'higher', 'less', 'lighter', 'heels', 'knees', 'feet', 'toes', 'legs',
  'thighs', 'hands', 'bend', 'bent', 'tucked', 'stand', 'use', 'hold on', 'with', 'without', 'no', 'on', 'in', 'one', 'step(?!-)', 'slide', 'lift', 'empty (?:bar|sled)',
  'an? (?:lighter|stronger|wider|higher|lower|easier|slower)', 'an? easier', 'light (?:dumbbells|\\w+(?=$|,| from| held))',
].join('|')})(?![\\w-])`, 'i');
/** Words about the load: the prescribed one no longer applies. */
const LOAD = /\b(?:light|lighter|lightest|load|empty|Rx)\b/i;
/** Kit that comes in sizes. */
const SIZED = /\b(?:box|target|rope)\b/i;

/** What follows the counted word, and instructions that take no plural. */
const BEHIND = /\s(?:over|to|on|with|from|in|through|without|at|for|beside|across|raised|held|half|alone|plus)\b.*$/;
const UNCOUNTED = /,|\ban?\b|[^s]s$/i;

/** With a small first letter, unless the word is an abbreviation. */
export const lowerFirst = (text: string): string => (/^[A-Z](?:[a-z]|\s)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** What is done instead of a line at a level; undefined at Rx and where nothing is given. */
export const insteadAt = (level: Level) => (entry: ScaledEntry, unit: WeightUnit): Instead | undefined => {
  const text = insteadText(entry, level);
  if (text === undefined) return undefined;
  const load = loadText(entry, unit)?.chosen;
  const isWay = WAY.test(text) || /\bRx\b/.test(text);
  const keepsLoad = isWay && !LOAD.test(text);
  const size = SIZED.exec(text)?.[0].toLowerCase();
  const note = entry.notes && lengthsIn(entry.notes, unit);
  const keepsNote = !note || size === undefined || !note.toLowerCase().includes(size);
  const namesLoad = load !== undefined && /\bRx\b/.test(text);
  return {
    ...(isWay ? { way: lengthsIn(lowerFirst(namesLoad ? text.replace(/\bRx\b/g, load) : text), unit) } : { movement: replaced(text, entry) }),
    was: [!isWay && movementText(entry.exercise.name, entry), !keepsLoad && !namesLoad && load, !keepsNote && note].filter((part) => typeof part === 'string'),
    keepsLoad,
    keepsNote,
  };
};

/** "jumping or banded pull-ups"; a longer instruction stays as written. */
function replaced(text: string, entry: ScaledEntry): string {
  const behind = BEHIND.exec(text)?.[0] ?? '';
  const counted = text.slice(0, text.length - behind.length);
  return (UNCOUNTED.test(counted) ? movementWords(counted.replace(/^A /, 'a ')) : movementText(counted, entry)) + behind;
}
