import type { WodEntryFields } from '../wod/wod.js';
import { amountAt, amountBehind, EACH_SIDE, type PastedAmount, secondsAt } from './pasted-amount.js';
import { isLength, lengthNote, loadAtEnd, type PastedLoad } from './pasted-load.js';

/** A line as it is pasted, before its movement is looked up. */
export interface PastedMovement {
  fields: Omit<WodEntryFields, 'notes'>;
  scheme?: number[];
  sets?: number;
  load?: PastedLoad;
  notes: string[];
  /** What names the movement. */
  words: string;
  /** Whether anything but words was read. */
  hasAmount: boolean;
  /** What follows it and applies to the whole: "x 4 rounds", "for time". */
  rounds?: number;
  isForTime?: boolean;
}

const QUALIFIER = new RegExp(
  `(?:^|[\\s,;])(${[
    '(?:per|each|ea|/)\\s?(?:side|arm|leg|hand|partner)',
    '(?:each|ea)\\.?',
    'e/?s',
    'alternating(?: arms| legs| sides)?',
    'alt\\.?',
    'unbroken',
    'ub',
    'total',
    'together',
    'synchro(?:nized)?',
    'shared',
    'touch and go',
    'tng',
  ].join('|')})$`,
);
/** A note that says of what each is: "each leg", "per arm"; two equal numbers say no more than that it is so. */
const EACH = /^(?:each(?! side$)|per |ea\b|e\/?s$|\/)/;
const PERCENT = /\s*(?:(?:@|at|with)\s*)?((?:about\s)?~?\d{1,3}(?:\s?-\s?\d{1,3})?\s?%(?:\s?(?:of\s)?(?:your\s)?(?:1\s?rm|bw|bodyweight|max))?)$/;
const BODYWEIGHT = /(?:\s*[@,]|\sat|(?=\s))\s*((?:[\d./]{1,5}\s?[x×]?\s?)?(?:bw|bodyweight|body weight))$/;
const LATER = /\s*@\s*([^@]{1,60})$/;
const BEHIND_MAX = 4;
/** "20 (16) cal row" */
const WOMEN_IN_BRACKETS = /^(\d{1,4}) ?\((\d{1,4})\) /;
/** "95-lb thrusters" */
const FRONT_LOAD = /^(\d{1,3}(?:\.5)?(?:\s?\/\s?\d{1,3}(?:\.5)?)?)[- ]?(kgs?|lbs?|#|pounds?|pood)\.?\s(?=[a-z])/;
const FOR_TIME = /,?\s(?:all )?for time(?![a-z])/;
const ROUNDS = /,?\s(?:(?:x|×|for)\s?)?(\d{1,3})\s(?:rounds?|rnds?|rds?)$/;
/** "20/14 lb to 10/9 ft" */
const TO_TARGET = / (?:to|@|at) (?=\d)/;
/** What a load or a length in front of it is of: "20/15kg bar", "40cm box". */
const KIT = /\s(bar(?:bell)?|(?:db|dumbbell|kb|kettlebell|plate)s?|box|rope|target)$/;
const LEADS_ON = /\s(?:over|onto?|off|from|in|an?|the)$/;
const LOOSE_END = /[\s,;:.\-–]+$|\s(?:to|at|with|w\/|@)$/;

/**
 * Reads one line of a board, without its bullet.
 * @param isScheme whether the headline has the reps, so that a bare number after a movement is a load
 */
export function pastedMovement(line: string, isScheme: boolean): PastedMovement {
  const [said, ownNotes] = ownNotesOf(
    line.toLowerCase().replace(WOMEN_IN_BRACKETS, (pair, all, women) => (Number(women) < Number(all) ? `${all}/${women} ` : pair)),
  );
  const { text: whole, inBrackets } = withoutBrackets(said);
  const { text, ...about } = withoutWhole(whole);
  const front = FRONT_LOAD.exec(text);
  const before = front ? loadAtEnd(`${front[1]} ${front[2]}`, true) : undefined;
  if (front && before) return { ...pastedMovement(text.slice(front[0].length), isScheme), ...about, load: before.load };
  const amount: PastedAmount | undefined = amountAt(text);
  const found: PastedMovement = {
    fields: { ...amount?.fields },
    notes: [...(amount?.notes ?? [])],
    words: amount?.rest ?? text,
    hasAmount: amount !== undefined,
    ...about,
    ...(amount?.scheme && { scheme: amount.scheme }),
    ...(amount?.sets !== undefined && { sets: amount.sets }),
  };
  readBehind(found, isScheme);
  for (const bracket of inBrackets) readBracket(found, bracket);
  for (const note of ownNotes) readNote(found, note);
  if (found.notes.some((note) => EACH.test(note))) found.notes = found.notes.filter((note) => note !== EACH_SIDE);
  return found;
}

/** What stands after the movement: loads, lengths, qualifiers and, where it has none in front, its amount. */
function readBehind(found: PastedMovement, isScheme: boolean): void {
  for (let left = BEHIND_MAX; left > 0; left -= 1) {
    found.words = found.words.replace(LOOSE_END, '').trim();
    const more =
      percentOf(found) ||
      qualifierOf(found) ||
      windowOf(found) ||
      (!found.hasAmount && countOf(found, isScheme)) ||
      loadOf(found, isScheme) ||
      laterOf(found);
    if (!more) return;
  }
}

function percentOf(found: PastedMovement): boolean {
  const match = PERCENT.exec(found.words) ?? BODYWEIGHT.exec(found.words);
  if (!match) return false;
  found.notes.push(match[1] ?? '');
  found.words = found.words.slice(0, match.index);
  return true;
}

function qualifierOf(found: PastedMovement): boolean {
  const match = QUALIFIER.exec(found.words);
  if (!match || match.index === 0) return false;
  found.notes.unshift((match[1] ?? '').replace(/^ea\.?$/, 'each').replace(/^alt\.?$/, 'alternating'));
  found.words = found.words.slice(0, match.index);
  return true;
}

/** "max burpees in 1 min" */
function windowOf(found: PastedMovement): boolean {
  const at =
    found.fields.isMax && found.fields.duration === undefined ? Math.max(found.words.lastIndexOf(' in '), found.words.lastIndexOf(' for ')) : -1;
  const time = at < 0 ? undefined : secondsAt(found.words.slice(at + 1).replace(/^(?:in|for) /, ''));
  if (time?.rest !== '') return false;
  found.fields.duration = time.seconds;
  found.words = found.words.slice(0, at);
  return true;
}

function countOf(found: PastedMovement, isScheme: boolean): boolean {
  const amount = amountBehind(found.words, isScheme);
  if (!amount || amount.rest.trim() === '') return false;
  found.fields = { ...found.fields, ...amount.fields };
  found.notes.push(...amount.notes);
  if (amount.scheme) found.scheme = amount.scheme;
  if (amount.sets !== undefined) found.sets = amount.sets;
  found.words = amount.rest;
  found.hasAmount = true;
  return true;
}

function loadOf(found: PastedMovement, isScheme: boolean): boolean {
  const [behind = '', kit] = KIT.exec(found.words) ?? [];
  const at = loadAtEnd(found.words.slice(0, found.words.length - behind.length), kit === undefined && (isScheme || found.hasAmount));
  if (!at || at.before === '' || LEADS_ON.test(at.before) || !takes(found, at.load, `${at.before}${behind}`)) return false;
  found.words = at.before;
  if (kit !== undefined && found.load?.numbers === at.load.numbers) found.notes.push(kit);
  return true;
}

/** What is done with weights may be done on a box of a usual size, in inches or centimetres; any other number is a weight. */
const WEIGHTED = /\b(?:db|dumbbell|kb|kettlebell|weighted)/;
const DUMBBELL = /\b(?:db|dumbbell)/;
/** A gym's dumbbells are lighter in kilograms: 50/35 are pounds, also beside kettlebells of 24 kg. */
const TOO_HEAVY_IN_KG = 45;
const isUsualBox = (number: number): boolean => [20, 24, 30, 40, 45, 50, 51, 60, 61, 75, 76].includes(number);
const isBoxLike = (number: number): boolean => Number.isInteger(number) && number >= 12 && number <= 90;

/** Keeps a load, or a length of kit or "5/5" of 10 as a note. */
function takes(found: PastedMovement, load: PastedLoad, words: string): boolean {
  const [one = 0, other] = load.numbers;
  if (load.unit === undefined && one === other && found.fields.reps === one * 2) {
    found.notes.push(`${one} ${EACH_SIDE}`);
    return true;
  }
  const kit = /\b(?:box|step|bj|bbjo|bsu|bso|jump)/.test(words) ? 'box' : /rope|climb|\brc\b/.test(words) ? 'rope' : 'target';
  if (load.held !== undefined && isLength(load)) return false;
  const isBox =
    kit === 'box' && load.unit === undefined && load.held === undefined && load.numbers.every(WEIGHTED.test(words) ? isUsualBox : isBoxLike);
  if (isLength(load) || isBox) {
    const unit = load.unit ?? (load.numbers.some((number) => number > 42) ? 'cm' : 'in');
    found.notes.push(lengthNote({ ...load, unit }, kit));
    return true;
  }
  if (found.load) return false;
  found.load = load.unit === undefined && DUMBBELL.test(words) && (load.numbers[0] ?? 0) >= TOO_HEAVY_IN_KG ? { ...load, likely: 'lb' } : load;
  if (load.held !== undefined) found.notes.push(`${load.held}x`);
  return true;
}

/** "@ RPE 8", "@ moderate weight" */
function laterOf(found: PastedMovement): boolean {
  const match = LATER.exec(found.words);
  if (!match || match.index === 0) return false;
  found.notes.push(match[1] ?? '');
  found.words = found.words.slice(0, match.index);
  return true;
}

function readBracket(found: PastedMovement, bracket: string): void {
  const at = loadAtEnd(bracket, found.load === undefined);
  const to = TO_TARGET.exec(bracket);
  if (to && at && isLength(at.load)) {
    readBracket(found, bracket.slice(0, to.index));
    return readBracket(found, bracket.slice(to.index + to[0].length));
  }
  if (at && at.before.trim() === '') {
    // The same load in the other unit: kilograms are what is stored.
    if (found.load && areSame(found.load, at.load)) {
      if (at.load.unit === 'kg' || (at.load.unit === undefined && found.load.unit === 'lb'))
        found.load = { ...at.load, unit: 'kg', isWomenOnly: found.load.isWomenOnly };
      return;
    }
    if (takes(found, at.load, found.words)) return;
  }
  const amount = found.hasAmount ? undefined : amountAt(bracket);
  if (amount?.rest === '') {
    found.fields = { ...found.fields, ...amount.fields };
    found.hasAmount = true;
  } else if (bracket.trim() !== '') found.notes.push(bracket.trim());
}

/** Whether two loads are one in both units: the numbers alone differ as kilograms and pounds do. */
function areSame(load: PastedLoad, other: PastedLoad): boolean {
  if (isLength(other)) return false;
  if (load.unit !== undefined && other.unit !== undefined) return load.unit !== other.unit;
  return load.numbers.every((number, index) => {
    const [less = 0, more = 0] = [number, other.numbers[index] ?? other.numbers[0] ?? 0].sort((a, b) => a - b);
    return more > less * 1.8 && more < less * 2.6;
  });
}

/** A note of our own notation: a window, the minute of an EMOM, or words. */
function readNote(found: PastedMovement, note: string): void {
  const slot = /^(?:minute|interval) (\d{1,4})$/.exec(note);
  const window = found.fields.isMax && found.fields.duration === undefined ? secondsAt(note) : undefined;
  if (slot) found.fields.minute = Number(slot[1]);
  else if (window?.rest === '') found.fields.duration = window.seconds;
  else found.notes.push(note);
}

/** The parts after the dash of our own notation, one by one. */
function ownNotesOf(line: string): [string, string[]] {
  const at = line.search(/ – (?!\d+$)/);
  if (at < 0) return [line, []];
  const notes = line
    .slice(at + 3)
    .split(', ')
    .map((note) => note.trim())
    .filter(Boolean);
  return [line.slice(0, at), notes];
}

function withoutWhole(line: string): { text: string; rounds?: number; isForTime?: boolean } {
  const isForTime = FOR_TIME.test(line);
  const text = line.replace(FOR_TIME, '');
  const rounds = ROUNDS.exec(text);
  return {
    text: rounds ? text.slice(0, rounds.index) : text,
    ...(rounds && Number(rounds[1]) > 0 && { rounds: Number(rounds[1]) }),
    ...(isForTime && { isForTime }),
  };
}

function withoutBrackets(line: string): { text: string; inBrackets: string[] } {
  const inBrackets: string[] = [];
  const text = line.replace(/[([]([^()[\]]*)[)\]]?/g, (_, inner: string) => {
    inBrackets.push(inner.trim());
    return ' ';
  });
  return { text: text.replace(/\s+/g, ' ').trim(), inBrackets };
}
