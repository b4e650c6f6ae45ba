import { foldText, nameKey } from '@wod/domain';

/**
 * Decimals, words with the hyphens inside them, and single symbols. What only separates words (spaces, dashes, commas, brackets and the like) is left
 * out.
 */
const TOKEN = /\d+\.\d+\p{L}*|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|[^\p{L}\p{N}\s\p{C}\-–—,.…:;/()!+×·]/gu;
/** The same for plain ASCII, which nearly all text is, in a fraction of the time. */
const ASCII_TOKEN = /\d+\.\d+[a-z]*|[a-z\d]+(?:-[a-z\d]+)*|[^a-z\d\s\0-\x1f\x7f\-,.:;/()!+]/g;
const ASCII = /^[\0-\x7f]*$/;
/** An apostrophe between letters belongs to its word: "farmer's". */
const APOSTROPHE = /(?<=\p{L})['’`´](?=\p{L})/gu;
const NUMBER = /^\d+(?:\.\d+)?$/;
const AMOUNT = /^(\d{1,6}(?:\.\d{1,3})?)(\p{L}+)$/u;
const LONGEST_NUMBER = 10;
/** The commas of "1,000". */
const GROUPS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** The period of "1.000 m": nobody measures metres to the millimetre. */
const POINT_GROUPS = /(?<=(?<![\d.])\d{1,3})\.(?=\d{3} ?m(?:et(?:er|re)s?)?\b)/g;
/** The comma of "22,5 kg", which isn't one of a list. */
const DECIMAL_COMMA = /(?<=(?<![\d.,])\d{1,3}),(?=\d{1,2} ?(?:kgs?|kilos?|lbs?|km|k|mi|miles?)\b)/g;
/** How gyms write units behind a number: 20', 135#, and 24" before a box. */
const MINUTES = /(?<=\d)['’′](?![\p{L}\d'’′])/gu;
const POUNDS = /(?<=\d)#/g;
const INCHES = /(?<=\d)(?:["”]|''|′′|’’)(?= ?box)/g;
/** "1 RM" */
const MAX_OF_REPS = /(?<=\b\d{1,2}) (?=rms?\b)/g;
/** "team of 3" is one of 3 people. */
const TEAM_OF = /\bteams? of (\d{1,2}|two|three|four)\b/g;
/** Sets and reps, "5 x 5", but not a distance or a time that is repeated, "3 x 400 m". */
const SETS_AND_REPS =
  /\b(\d{1,3}) ?[x×] ?(\d{1,3})\b(?![.,]\d| ?(?:m|meters?|metres?|k|km|cals?|calories?|min|mins|minutes?|s|sec|secs|seconds?|miles?|mi|ft|yd)\b)/gu;
/** Most texts have neither of these, which is told without folding them. */
const MAY_BE_SETS = /\d ?[xX×] ?\d/;
const MAY_BE_PAIR = /\d ?\/ ?\d/;
/** The first of two amounts with one unit: "24/20 in". */
const FIRST_OF_PAIR = /(?<![\d./])(\d+(?:\.\d+)?) ?\/ ?\d+(?:\.\d+)? ?(\p{L}+)/gu;

const CLOCK = /^(?:amrap|e\d?mom)s?$/;

/** The ways to write a unit. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  m: ['m', 'meter', 'meters', 'metre', 'metres', 'mtr'],
  km: ['k', 'km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
  mi: ['mi', 'mile', 'miles'],
  yd: ['yd', 'yds', 'yard', 'yards'],
  ft: ['ft', 'foot', 'feet'],
  in: ['in', 'inch', 'inches'],
  cm: ['cm', 'cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  cal: ['cal', 'cals', 'calorie', 'calories'],
  min: ['min', 'mins', 'minute', 'minutes'],
  h: ['h', 'hr', 'hrs', 'hour', 'hours'],
  s: ['s', 'sec', 'secs', 'second', 'seconds'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  round: ['round', 'rounds', 'rft'],
  person: ['person', 'persons', 'people'],
};
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, unit])),
);
const METRES_OF_A_KILOMETRE = 1000;
export const MINUTES_OF_AN_HOUR = 60;

/** "400m" and "20min": how the index spells a number with its unit, however it was written. */
export function amountTerm(amount: number, unit: string): string {
  if (unit === 'km') return `${amount * METRES_OF_A_KILOMETRE}m`;
  return unit === 'h' ? `${amount * MINUTES_OF_AN_HOUR}min` : `${amount}${unit}`;
}

/** Two loads as the board writes them: "95/65". */
export const pairTerm = (men: number | string, women: number | string): string => `${men}/${women}`;

export const isNumber = (term: string): boolean => startsWithDigit(term) && NUMBER.test(term);

function startsWithDigit(term: string): boolean {
  const first = term.charCodeAt(0);
  return first >= 48 && first <= 57;
}

/** Whether a word is a single symbol that doesn't just separate words: "%". */
export const isSymbol = (word: string): boolean => !/[\p{L}\p{N}]/u.test(word);

/** "5x5", for "5 x 5" too: sets and reps in one word. */
const setsAndReps = (text: string): string[] => [...foldText(text).matchAll(SETS_AND_REPS)].map(([, sets, reps]) => `${sets}x${reps}`);

/** A text in which sets and reps are one word each. */
export const withSetsAndReps = (text: string): string => foldText(text).replace(SETS_AND_REPS, '$1x$2');

/** The folded words of a text, compounds with their hyphens, and its symbols. "&" is "and", and signs of units are letters: "20'" is "20min". */
export function tokensOf(text: string): string[] {
  return inLetters(text).match(ASCII.test(text) ? ASCII_TOKEN : TOKEN) ?? [];
}

/** A folded text in which numbers and what belongs to them are written as the index has them. */
function inLetters(text: string): string {
  const isAscii = ASCII.test(text);
  let folded = isAscii ? text.toLowerCase() : foldText(text).replace(/[‐‑]/g, '-');
  if (folded.includes('&')) folded = folded.replaceAll('&', ' and ');
  if (!isAscii || folded.includes("'") || folded.includes('`')) folded = folded.replace(APOSTROPHE, '');
  if (folded.includes(',')) folded = folded.replace(DECIMAL_COMMA, '.').replace(GROUPS, '');
  if (folded.includes('.')) folded = folded.replace(POINT_GROUPS, '');
  if (folded.includes('#')) folded = folded.replace(POUNDS, 'lb');
  if (!isAscii || folded.includes('"') || folded.includes("'")) folded = folded.replace(INCHES, 'in').replace(MINUTES, 'min');
  if (folded.includes('team')) folded = folded.replace(TEAM_OF, 'team $1 people');
  if (folded.includes(' rm')) folded = folded.replace(MAX_OF_REPS, '');
  return folded;
}

/** Split at hyphens, into separate words. */
export function wordsOf(tokens: readonly string[]): string[] {
  const words: string[] = [];
  for (const token of tokens) {
    if (token.includes('-')) words.push(...token.split('-'));
    else words.push(token);
  }
  return words;
}

/** A number with its unit, written as one word or two: how many words it takes up, and its term. */
export function amountAt(words: readonly string[], at: number): { term: string; length: 1 | 2 } | undefined {
  const word = words[at] ?? '';
  if (!startsWithDigit(word)) return undefined;
  if (isNumber(word)) {
    const unit = word.length <= LONGEST_NUMBER ? UNITS.get(words[at + 1] ?? '') : undefined;
    return unit === undefined ? undefined : { term: amountTerm(Number(word), unit), length: 2 };
  }
  const [, digits, spelling = ''] = AMOUNT.exec(word) ?? [];
  const unit = UNITS.get(spelling);
  return unit === undefined ? undefined : { term: amountTerm(Number(digits), unit), length: 1 };
}

/** A number behind what the clock runs is one of minutes: "EMOM 12". */
export function minutesAt(words: readonly string[], at: number): { term: string; length: 1 } | undefined {
  const word = words[at] ?? '';
  return at > 0 && isNumber(word) && word.length <= LONGEST_NUMBER && CLOCK.test(words[at - 1] ?? '')
    ? { term: amountTerm(Number(word), 'min'), length: 1 }
    : undefined;
}

/**
 * What a text is found by: its words, the parts of compounds both apart and in one ("pull", "up", "~pullup"), and numbers with
 * their units ("400m"). A term may occur several times.
 */
export function textTerms(text: string): string[] {
  const tokens = tokensOf(text);
  const terms = wordsOf(tokens);
  const words = terms.length;
  for (let at = 0; at < words; at += 1) {
    const amount = amountAt(terms, at) ?? minutesAt(terms, at);
    if (amount) terms.push(amount.term);
  }
  if (MAY_BE_SETS.test(text)) terms.push(...setsAndReps(text).filter((term) => !tokens.includes(term)));
  if (MAY_BE_PAIR.test(text)) {
    for (const [, amount = '', spelling = ''] of foldText(text).matchAll(FIRST_OF_PAIR)) {
      const unit = UNITS.get(spelling);
      if (unit !== undefined && amount.length <= LONGEST_NUMBER) terms.push(amountTerm(Number(amount), unit));
    }
  }
  for (const token of tokens) {
    if (token.includes('-')) terms.push(...joined(token.split('-')));
    else if (token.includes('.')) terms.push(...token.split('.'));
  }
  return terms;
}

/** The same for a short name, with all neighbouring words also joined: "wallball" finds "Wall Ball". */
export function nameTerms(name: string): string[] {
  return [...new Set([...textTerms(name), ...joined(wordsOf(tokensOf(name)))])];
}

/** The same for names that differ only in their spelling, as `nameKey` has it. Symbols count, as in a search: "fran$" isn't Fran. */
export const wholeName = (name: string): string => nameKey(inLetters(name)) + tokensOf(name).filter(isSymbol).join('');

const JOINED = '~';
/** Several words joined: marked as such, so that no part of it counts as part of a word. */
export const inOne = (word: string): string => `${JOINED}${word}`;
export const isInOne = (term: string): boolean => term.startsWith(JOINED);

/** Neighbouring words joined, and all of them joined. */
function joined(parts: readonly string[]): string[] {
  if (parts.length < 2 || parts.some(isNumber)) return [];
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  return (parts.length > 2 ? [...pairs, parts.join('')] : pairs).map(inOne);
}
