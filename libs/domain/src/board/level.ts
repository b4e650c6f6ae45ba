import { positive } from '../field/positive.js';
import { capitalized } from '../text/words.js';
import type { WodEntry, WodEntryFields } from '../wod/wod.js';
import type { WodType } from '../wod/wod-type.js';
import { type Amount, amountText, movementText } from './amount.js';
import type { Level } from './board-choice.js';
import type { InsteadOf } from './board.js';
import { lengthsIn } from './lengths.js';
import { withoutShares } from './level-shares.js';
import { bodyweightIn, inNumberOf, splitNotes } from './level-notes.js';
import { SHARE_OF_RX, shareOfLoad } from './load-share.js';
import { loadText, type WeightUnit } from './loads.js';
import { loadsIn } from './loads-in-text.js';
import { movementCounted, movementWords } from './movement-text.js';
import { ownAmount } from './own-amount.js';

export interface Scaling {
  scaled?: string | undefined;
  beginner?: string | undefined;
}

/** A line and what may be done instead of it. */
export type ScaledEntry = Omit<WodEntryFields, 'timeCap'> & { exercise: Pick<WodEntry['exercise'], 'name' | 'scaled' | 'beginner'> };

/** What decides how a line's text is read: the texts for the whole, and whether the clock sets the amounts. */
export type ScaledWhole = Scaling & { type: WodType };

/** What somebody does instead of what is prescribed. */
export interface Instead {
  /** replaces the amount: "100", "200 m" */
  amount?: string;
  /** replaces the movement; left out, the movement stays and is done differently */
  movement?: string;
  /** "about 29.5 / 20 kg", "hands on a bench" */
  way?: string;
  /** What no longer applies: "pull-ups", "43 / 29.5 kg", "box step-ups 20 kg, 60/50 cm box"; "" where all does. */
  was: string;
  keepsLoad: boolean;
  /** What still holds of the note; "" where nothing does. */
  note: string;
}

const ownText = ({ scaled, beginner }: Scaling, level: Level): string | undefined => ({ rx: undefined, scaled, beginner: beginner ?? scaled })[level];

/** A text with its loads and the lengths of its kit in the reader's unit. */
const inUnitOf = (text: string, unit: WeightUnit): string => lengthsIn(loadsIn(text, unit), unit);

/**
 * What to do instead of the whole at a level, with loads and lengths in the given unit; beginners fall back on the scaled version where they have
 * none of their own.
 */
export function scalingText(wod: Scaling, level: Level, unit: WeightUnit): string | undefined {
  const text = ownText(wod, level);
  return text && inUnitOf(capitalized(text), unit);
}

/**
 * What to do instead of a line: its own text takes precedence over its exercise's. Where the WOD says what to do instead of the whole, what its
 * exercises suggest for any workout would contradict that and is left out; so would the amounts of the scaled version, but beginners lift no more and
 * do nothing harder.
 */
function insteadText({ scaled, beginner, exercise }: ScaledEntry, wod: Scaling, level: Level): string | undefined {
  if (level === 'beginner' && wod.beginner !== undefined) return beginner ?? withoutAmount(scaled);
  if (ownText(wod, level) !== undefined) return ownText({ scaled, beginner }, level);
  return ownText({ scaled: scaled ?? exercise.scaled, beginner: beginner ?? exercise.beginner }, level);
}

const withoutAmount = (text = ''): string | undefined => (ownAmount(text).amount ? undefined : text || undefined);

/** Openings of texts that say how a movement is done, not which one. */
const WAY = new RegExp(
  `^(?:${[
    'about',
    'half',
    'same',
    'fewer',
    'shorter',
    'slow(?:er)?',
    'small(?:er)?',
    'low(?:er)?',
    'higher',
    'less',
    'lighter',
    'heels',
    'knees',
    'feet',
    'toes',
    'legs',
    'thighs',
    'hands',
    'bend',
    'bent',
    'tucked',
    'stand',
    'use',
    'hold on',
    'with',
    'without',
    'no',
    'on',
    'in',
    'at',
    'to',
    'from',
    'between',
    'rising',
    'against',
    'or',
    'per',
    'each',
    'one',
    'step(?!-)',
    'slide',
    'lift',
    'empty (?:bar|sled)',
    'an? (?:lighter|stronger|wider|higher|lower|easier|slower)',
    'light (?:dumbbells|\\w+(?=$|,| from| held))',
    '\\d.*',
  ].join('|')})(?![\\w-])`,
  'i',
);
/** Words about the load: the prescribed one no longer applies. */
const LOAD = /\b(?:light|lighter|lightest|load|empty|stick|Rx|\d+ ?(?:kg|lb))\b/i;
/** A line that stays as it is, though its exercise suggests something else. */
const AS_PRESCRIBED = /^as prescribed\.?$/i;
/** The part of a text that depends on a prescribed load. */
const OF_RX = /(,? or |, )?about [a-z ]+ of Rx(,? or |, )?/i;

/** What follows the counted word. */
const BEHIND = /(?:,|\s(?:over|to|on|with|from|in|through|without|at|for|beside|across|of|raised|held|half|alone|plus|and an?)\b).*$/;
/** Words before "or" that belong to the word after it: "jumping or banded pull-up". */
const ADJECTIVE = /(?:ing|ed)$/;

/** With a small first letter, unless the word is an abbreviation. */
export const lowerFirst = (text: string): string => (/^[A-Z](?:[a-z]|\s)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** What is done instead of each line at a level: undefined at Rx and where nothing is given. */
export const insteadAt = (level: Level): InsteadOf => ({
  level,
  whole: (wod, unit) => scalingText(wod, level, unit),
  line: (entry, wod, unit) => insteadOfLine(entry, wod, level, unit),
});

/**
 * The text for a line with what is prescribed in place of "Rx", and for a part of it the load that a box puts on the bar: "about 29.5 / 20 kg".
 * Without a prescribed load, by somebody's own best for example, a part of it means nothing and is left out; so is a part of an amount that is as
 * many as possible or set by the clock.
 */
export function spelledOut(entry: ScaledEntry, wod: ScaledWhole, level: Level, unit: WeightUnit): string | undefined {
  const given = givenText(entry, wod, level);
  const load = loadOf(entry, unit);
  if (given === undefined) return undefined;
  const text = withLoads(given, entry, unit);
  return inUnitOf(inNumberOf(entry.notes, load === undefined ? withoutRx(text) : text.replace(/\bRx\b/g, () => load)), unit) || undefined;
}

/** A text with a load in place of each part of Rx, as far as there is one that is lighter. */
function withLoads(text: string, entry: ScaledEntry, unit: WeightUnit): string {
  if (loadText(entry, unit) === undefined) return text;
  const loads = (of: string, share: string) => {
    const load = shareOfLoad(entry, share);
    return load && loadText(load, unit) ? `${of.charAt(0)}bout ${loadText(load, unit)?.chosen}` : of;
  };
  return withoutRx(text.replace(SHARE_OF_RX, loads));
}

function givenText(entry: ScaledEntry, wod: ScaledWhole, level: Level): string | undefined {
  const text = insteadText(entry, wod, level);
  const { reps, distance, duration, isMax } = entry;
  const isByClock =
    isMax || wod.type === 'TABATA' || (positive(duration) !== undefined && positive(reps) === undefined && positive(distance) === undefined);
  if (text !== undefined && AS_PRESCRIBED.test(text)) return undefined;
  return (text && isByClock ? withoutShares(text) : text) || undefined;
}

const withoutRx = (text: string): string => text.replace(OF_RX, (_, before = '', after = '') => (before && after) as string);

const loadOf = (entry: ScaledEntry, unit: WeightUnit): string | undefined => loadText(entry, unit)?.chosen ?? bodyweightIn(entry.notes);

function insteadOfLine(entry: ScaledEntry, wod: ScaledWhole, level: Level, unit: WeightUnit): Instead | undefined {
  const [said, written] = [givenText(entry, wod, level), spelledOut(entry, wod, level, unit)];
  if (said === undefined || written === undefined) return undefined;
  const { amount, rest } = ownAmount(said);
  const given = withLoads(rest, entry, unit);
  const text = ownAmount(written).rest;
  const load = loadOf(entry, unit);
  const namesLoad = load !== undefined && /\bRx\b/.test(given);
  const isOther = given !== '' && !WAY.test(given) && !/\bRx\b/.test(rest);
  const keepsLoad = !isOther && !LOAD.test(given);
  const { kept, gone } = splitNotes(entry.notes, { text: given, isOther, keepsLoad: keepsLoad || namesLoad, keepsAmount: amount === undefined });
  const counted: Amount = amount?.of ?? entry;
  const lost = [isOther && movementText(entry.exercise.name, entry), !keepsLoad && !namesLoad && load].filter(Boolean).join(' ');
  const before = [amount && amount.text !== amountText(entry) && amountText(entry), lost].filter(Boolean).join(isOther ? ' ' : ' at ');
  return {
    ...(amount && { amount: amount.text }),
    ...(isOther ? { movement: amount ? lowerFirst(text) : replaced(text, entry) } : text !== '' && { way: lowerFirst(text) }),
    ...(amount && !isOther && { movement: movementText(entry.exercise.name, counted) }),
    was: lengthsIn([before, ...gone.filter((part) => part !== load)].filter(Boolean).join(', '), unit),
    keepsLoad,
    note: lengthsIn(kept.filter((part) => !namesLoad || part !== load).join(', '), unit),
  };
}

/** "269 stair steps with a hand on the rail", "jumping or banded pull-ups". */
function replaced(text: string, entry: ScaledEntry): string {
  const bare = text.replace(/^an? /i, '');
  const behind = BEHIND.exec(bare)?.[0] ?? '';
  return movementText(bare.slice(0, bare.length - behind.length), entry, countedAlternatives) + behind;
}

/** "ring rows or light dumbbells", "seated or standing presses" */
const countedAlternatives = (text: string, count: number): string =>
  text
    .split(' or ')
    .map((words, index, { length }) =>
      /[^s]s$|\ban?\b/i.test(words) || (index < length - 1 && ADJECTIVE.test(words)) ? movementWords(words) : movementCounted(words, count),
    )
    .join(' or ');
