import { METRES } from '../board/amount.js';
import type { WodEntryFields } from '../wod/wod.js';

/** What precedes a movement, and what is left of the text. */
export interface PastedAmount {
  fields: Pick<WodEntryFields, 'reps' | 'distance' | 'duration' | 'unit' | 'isMax'>;
  /** "21-15-9 thrusters" */
  scheme?: number[];
  /** "5x5 back squats" */
  sets?: number;
  notes: string[];
  rest: string;
}

const N = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?)`;
const DISTANCE = String.raw`(km|kilometers?|kilometres?|k|miles?|mi|meters?|metres?|mtrs?|m|yards?|yds?|feet|foot|ft|['′])(?![a-z0-9/])`;
const END = String.raw`(?![a-z0-9])`;
const MAX =
  /^(?:max(?:imum)?|me|as many)(?:[ -](?:effort|rep)s?)?[ :]*(cals?|calories|reps?|distance|unbroken)?(?: as possible)?(?: of)?(?![a-z0-9])\s*/;
const DISTANCE_AT = new RegExp(`^(?:${N}|(\\d)\\s?/\\s?(\\d))\\s?-?${DISTANCE}\\s*`);
const CALORIES_AT = new RegExp(String.raw`^(\d{1,5})(?:\s?[/-]\s?(\d{1,5}))?\s?-?(?:cals?|calories|kcals?)${END}\.?\s*`);
const CALORIES_UNCOUNTED = /^cal(?:orie)?s? (?=[a-z])/;
const METRES_PAIR_AT = /^(\d{2,5})\s?\/\s?(\d{2,5})\s?(?=(?:km|m|meters?|metres?|k)(?![a-z0-9]))/;
const CLOCK_AT = new RegExp(String.raw`^(\d{0,3})(?::|(?<=\d)['′])(\d\d)(?:\s?(?:min(?:ute)?s?|s|secs?|["″]))?${END}\s*`);
const TIME_AT = new RegExp(String.raw`^(\d{1,4}(?:\.5)?)\s?-?(?:(s|secs?|seconds?|["″])|(mins?|minutes?|hours?|hrs?|['′]))${END}\.?\s*`);
const SCHEME_AT = /^(\d{1,4}(?:(?:\s?[-–]\s?|\sto\s)\d{1,4})+)(?![\d:a-z])(?:\s*reps?(?: each)?)?(?:\s*(?:of|x))?\s*:?\s*/;
const SETS_AT = /^(\d{1,3})\s?(?:x|×|\*|sets? (?:of|x))\s?(?=\d)/;
const COUNT_AT = new RegExp(String.raw`^${N}(?:\s?/\s?(\d{1,4}))?\s*(?:x|×|reps?|repetitions|total)?(?![a-z0-9./:%"″'#])(?:\s*of(?![a-z]))?\s*`);

/** "8/8": the same number for each side */
const SIDES_AT = /^(\d{1,4})\s?\/\s?\1(?![\d.,/])\s?/;
const SIDES_BEHIND = /\s(?:(?:(\d{1,2}) ?)?[x×] ?)?(\d{1,3})\s?\/\s?\2$/;
export const EACH_SIDE = 'each side';
/** What covers a distance, and has no sides. */
const COVERS = /^(?:run|row|ski|bike|swim|sprint)\b/;
/** What goes on for minutes, so that 2' of it aren't feet. */
const LASTS = /^(?:(?:easy|assault|echo|air) )?(?:run|jog|row|ski|bike|swim)/;
const PRIME_AT = /^(\d{1,2})\s?['′]\s*(?![\d/])/;
/** What counts calories, or metres from a hundred on: "bike 20/16", "row 500/450" */
const PAIR_BEHIND = /^((?:(?:assault|echo|air) )?(?:row(?:er)?|ski(?:erg)?|bike)) (\d{1,5})\s?\/\s?(\d{1,5})$/;

/** Seconds at the beginning of a text: "1:30", ":30", "60s", "2 min". */
export function secondsAt(text: string): { seconds: number; rest: string } | undefined {
  const clock = CLOCK_AT.exec(text);
  if (clock) return { seconds: Number(clock[1] || 0) * 60 + Number(clock[2]), rest: text.slice(clock[0].length) };
  const time = TIME_AT.exec(text);
  if (!time) return undefined;
  const each = time[2] !== undefined ? 1 : (time[3] ?? '').startsWith('h') ? 3600 : 60;
  return { seconds: Math.round(Number(time[1]) * each), rest: text.slice(time[0].length) };
}

/** The distance at the beginning of a text in lower case, "1/2 mile", "1,000 m", and what follows it; undefined where there is none. */
export function distanceAt(text: string): { metres: number; unit?: 'MILES' | 'YARDS' | 'FEET'; rest: string } | undefined {
  const match = DISTANCE_AT.exec(text);
  if (!match) return undefined;
  const [whole, number, over, under, written = 'm'] = match;
  const unit = written.startsWith('mi') ? 'MILES' : written.startsWith('y') ? 'YARDS' : /^[f'′]/.test(written) ? 'FEET' : undefined;
  const count = number === undefined ? Number(over) / Math.max(1, Number(under)) : Number(number.replace(/,/g, ''));
  const metres = Math.round(count * (unit ? METRES[unit] : written.startsWith('k') ? 1000 : 1));
  return metres > 0 ? { metres, ...(unit && { unit }), rest: text.slice(whole.length) } : undefined;
}

/** The amount at the beginning of a line in lower case; undefined where there is none. */
export function amountAt(text: string): PastedAmount | undefined {
  const max = MAX.exec(text);
  if (max) return maxAmount(max, text);
  const sides = SIDES_AT.exec(text);
  if (sides) {
    const one = amountAt(`${sides[1]} ${text.slice(sides[0].length)}`);
    return one && one.fields.unit !== 'CALORIES' && !COVERS.test(one.rest) ? { ...one, notes: [...one.notes, EACH_SIDE] } : one;
  }
  const calories = CALORIES_AT.exec(text);
  if (calories && Number(calories[1]) > 0) {
    const [whole, all, women] = calories;
    return {
      fields: { reps: Number(all), unit: 'CALORIES' },
      notes: women === undefined ? [] : [`women ${women} cal`],
      rest: text.slice(whole.length),
    };
  }
  const pair = METRES_PAIR_AT.exec(text);
  if (pair) {
    const all = distanceAt(`${pair[1]}${text.slice(pair[0].length)}`);
    if (all) return { fields: { distance: all.metres }, notes: [`women ${pair[2]} m`], rest: all.rest };
  }
  const bare = CALORIES_UNCOUNTED.exec(text);
  if (bare) return { fields: { unit: 'CALORIES' }, notes: [], rest: text.slice(bare[0].length) };
  const prime = PRIME_AT.exec(text);
  if (prime && LASTS.test(text.slice(prime[0].length))) return timed(Number(prime[1]) * 60, text.slice(prime[0].length));
  const distance = distanceAt(text);
  if (distance)
    return windowed({ fields: { distance: distance.metres, ...(distance.unit && { unit: distance.unit }) }, notes: [], rest: distance.rest });
  const time = secondsAt(text);
  if (time && time.seconds > 0) return timed(time.seconds, time.rest);
  return setsOrCount(text);
}

function maxAmount(max: RegExpExecArray, text: string): PastedAmount {
  const rest = text.slice(max[0].length);
  const seconds = rest.startsWith('in ') ? secondsAt(rest.slice(3)) : undefined;
  const isCalories = (max[1] ?? '').startsWith('cal') || /^cals?(?:ories)? /.test(rest);
  return {
    fields: { isMax: true, ...(isCalories && { unit: 'CALORIES' as const }), ...(seconds && { duration: seconds.seconds }) },
    notes: max[1] === 'unbroken' ? ['unbroken'] : [],
    rest: (seconds?.rest ?? rest).replace(/^cals?(?:ories)? /, ''),
  };
}

function timed(seconds: number, text: string): PastedAmount {
  const rest = text.replace(/^(?:of|at|amrap|to)\s+/, '');
  const max = MAX.exec(rest);
  if (max) {
    const inner = maxAmount(max, rest);
    return { ...inner, fields: { ...inner.fields, duration: seconds } };
  }
  return { fields: { duration: seconds }, notes: [], rest };
}

function setsOrCount(text: string): PastedAmount | undefined {
  const sets = SETS_AT.exec(text);
  if (sets) {
    const inner = amountAt(text.slice(sets[0].length));
    const count = Number(sets[1]);
    if (!inner || count < 1) return undefined;
    // "10 × 50 m" is one amount; "5x5" are sets.
    if (inner.fields.distance !== undefined && inner.fields.reps === undefined) return { ...inner, fields: { ...inner.fields, reps: count } };
    return { ...inner, sets: count };
  }
  const scheme = SCHEME_AT.exec(text);
  if (scheme) {
    const numbers = (scheme[1] ?? '').split(/[-–]|to/).map(Number);
    const [first = 0, second = 0] = numbers;
    const rest = text.slice(scheme[0].length);
    if (numbers.length === 2 && second > first) return { fields: first > 0 ? { reps: first } : {}, notes: [`${first}-${second} reps`], rest };
    return { fields: {}, scheme: numbers, notes: [], rest };
  }
  const count = COUNT_AT.exec(text);
  const reps = Number((count?.[1] ?? '').replace(/,/g, ''));
  if (!count || !Number.isInteger(reps) || reps < 1) return undefined;
  return windowed({ fields: { reps }, notes: count[2] === undefined ? [] : [`women ${count[2]}`], rest: text.slice(count[0].length) });
}

/** "7 in 5 min pull-ups", as a board writes a count and the window for it. */
function windowed(amount: PastedAmount): PastedAmount {
  const time = amount.rest.startsWith('in ') ? secondsAt(amount.rest.slice(3)) : undefined;
  return time && time.rest !== '' ? { ...amount, fields: { ...amount.fields, duration: time.seconds }, rest: time.rest } : amount;
}

const BEHIND = [/(?:^|\s)[x×]\s?(\d{1,4})$/, /(?:^|\s)(\d{1,4})\s?(?:x|reps?|repetitions)$/, /\s[-–:=]\s?(\d{1,4})$/];

/**
 * The amount at the end of a line: "row 500m", "thrusters x 21", "run 400".
 * @param isScheme whether the reps are said, so that two equal numbers are a load
 */
export function amountBehind(text: string, isScheme: boolean): PastedAmount | undefined {
  const pair = PAIR_BEHIND.exec(text);
  const ofPair = pair && amountAt(`${pair[2]}/${pair[3]} ${Number(pair[2]) < 100 ? 'cal' : 'm'}`);
  if (pair && ofPair) return { ...ofPair, rest: pair[1] ?? '' };
  const sides = isScheme ? undefined : SIDES_BEHIND.exec(text);
  if (sides && Number(sides[2]) > 0) {
    const rest = text.slice(0, sides.index);
    return { fields: { reps: Number(sides[2]) }, ...(Number(sides[1]) > 0 && { sets: Number(sides[1]) }), notes: [EACH_SIDE], rest };
  }
  const sets = /(?<!\/)\s(\d{1,2}) ?[x×] ?(\d{1,3})$/.exec(text);
  if (sets && Number(sets[1]) > 0 && Number(sets[2]) > 0)
    return { fields: { reps: Number(sets[2]) }, sets: Number(sets[1]), notes: [], rest: text.slice(0, sets.index) };
  for (const pattern of BEHIND) {
    const match = pattern.exec(text);
    if (match && Number(match[1]) > 0) return { fields: { reps: Number(match[1]) }, notes: [], rest: text.slice(0, match.index) };
  }
  const scheme = /[\s:](\d{1,3}(?:-\d{1,3}){2,40})$/.exec(text);
  if (scheme) return { fields: {}, scheme: (scheme[1] ?? '').split('-').map(Number), notes: [], rest: text.slice(0, scheme.index) };
  const space = /\s(?:(?:for|x|max)\s)?((?:\d{1,2} ?[x×] ?)?(\d[\d,.:/]*\s?(?:[a-z]+|['"″′])?|:\d\d))$/.exec(text);
  if (!space) return undefined;
  const [, written = '', each = ''] = space;
  const prime = LASTS.test(text) ? PRIME_AT.exec(written) : undefined;
  if (prime) return { ...timed(Number(prime[1]) * 60, ''), rest: text.slice(0, space.index) };
  const amount = CALORIES_AT.test(each) || distanceAt(each) || secondsAt(each) ? amountAt(written) : undefined;
  if (amount?.rest === '') return { ...amount, rest: text.slice(0, space.index) };
  return /^\d{3,5}$/.test(written) && COVERS.test(text)
    ? { fields: { distance: Number(written) }, notes: [], rest: text.slice(0, space.index) }
    : undefined;
}
