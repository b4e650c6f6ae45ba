import type { WodEntry, WodEntryFields } from '../wod/wod.js';
import { movementText } from './amount.js';
import type { Level } from './board-choice.js';
import type { InsteadOf } from './board.js';
import { lengthsIn } from './lengths.js';
import { bodyweightIn, inNumberOf, splitNotes } from './level-notes.js';
import { loadText, type WeightUnit } from './loads.js';
import { movementCounted, movementWords } from './movement-text.js';

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
  /** What no longer applies: "pull-ups", "43 / 29.5 kg", "box step-ups 20 kg, 60/50 cm box"; "" where all does. */
  was: string;
  keepsLoad: boolean;
  /** What still holds of the note; "" where nothing does. */
  note: string;
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
/** The part of a text that depends on a prescribed load. */
const OF_RX = /(,? or |, )?about [a-z ]+ of Rx(,? or |, )?/i;

/** What follows the counted word. */
const BEHIND = /(?:,|\s(?:over|to|on|with|from|in|through|without|at|for|beside|across|of|raised|held|half|alone|plus|and an?)\b).*$/;
/** Words before "or" that belong to the word after it: "jumping or banded pull-up". */
const ADJECTIVE = /(?:ing|ed)$/;

/** With a small first letter, unless the word is an abbreviation. */
export const lowerFirst = (text: string): string => (/^[A-Z](?:[a-z]|\s)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** What is done instead of each line at a level: undefined at Rx and where nothing is given. */
export const insteadAt = (level: Level): InsteadOf => ({ level, line: (entry, unit) => insteadOfLine(entry, level, unit) });

/**
 * The text for a line with what is prescribed in place of "Rx": "about two thirds of 43 / 29.5 kg". Without a prescribed load, by somebody's own
 * best for example, a part of it means nothing and is left out.
 */
export function spelledOut(entry: ScaledEntry, level: Level, unit: WeightUnit): string | undefined {
  const text = insteadText(entry, level);
  const load = loadOf(entry, unit);
  return (text && inNumberOf(entry.notes, load === undefined ? withoutRx(text) : text.replace(/\bRx\b/g, () => load))) || undefined;
}

const withoutRx = (text: string): string => text.replace(OF_RX, (_, before = '', after = '') => (before && after) as string);

const loadOf = (entry: ScaledEntry, unit: WeightUnit): string | undefined => loadText(entry, unit)?.chosen ?? bodyweightIn(entry.notes);

function insteadOfLine(entry: ScaledEntry, level: Level, unit: WeightUnit): Instead | undefined {
  const [given, text] = [insteadText(entry, level), spelledOut(entry, level, unit)];
  if (given === undefined || text === undefined) return undefined;
  const load = loadOf(entry, unit);
  const namesLoad = load !== undefined && /\bRx\b/.test(given);
  const isOther = !WAY.test(given) && !/\bRx\b/.test(given);
  const keepsLoad = !isOther && !LOAD.test(given);
  const { kept, gone } = splitNotes(entry.notes, { text: given, isOther, keepsLoad });
  const before = [isOther && movementText(entry.exercise.name, entry), !keepsLoad && !namesLoad && load].filter(Boolean).join(' ');
  return {
    ...(isOther ? { movement: replaced(text, entry) } : { way: lengthsIn(lowerFirst(text), unit) }),
    was: lengthsIn([before, ...gone.filter((part) => part !== load)].filter(Boolean).join(', '), unit),
    keepsLoad,
    note: lengthsIn(kept, unit),
  };
}

/** "269 stair steps with a hand on the rail", "jumping or banded pull-ups". */
function replaced(text: string, entry: ScaledEntry): string {
  const bare = text.replace(/^an? /i, '');
  const behind = BEHIND.exec(bare)?.[0] ?? '';
  return movementText(bare.slice(0, bare.length - behind.length), entry, countedAlternatives) + behind;
}

/** "ring rows or light dumbbells", "seated or standing presses" */
const countedAlternatives = (text: string, count: number): string => text.split(' or ').map((words, index, { length }) =>
  (/[^s]s$|\ban?\b/i.test(words) || (index < length - 1 && ADJECTIVE.test(words)) ? movementWords(words) : movementCounted(words, count))).join(' or ');
