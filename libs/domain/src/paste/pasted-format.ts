import type { WodScore, WodType } from '../wod/wod-type.js';
import { distanceAt, secondsAt } from './pasted-amount.js';

/** What the lines about the format say, as far as one of them says it. */
export interface PastedFormat {
  type?: WodType;
  timeCapMinutes?: number;
  intervalMinutes?: number;
  rounds?: number;
  repScheme?: string;
  tabataCycles?: number;
  score?: WodScore;
  restBetweenRounds?: number;
  team?: number;
  anyOrder?: boolean;
  /** how long an EMOM is */
  minutes?: number;
  /** EMOM rounds, of which each is one interval */
  intervals?: number;
  stationSeconds?: number;
  /** Death by: one rep more each minute */
  isDeathBy?: boolean;
  /** what stays in the headline, since no field says it */
  says?: string;
  /** of the next movement: "1-rep max" */
  note?: string;
  isForTime?: boolean;
}

/** @returns false where it isn't about a format after all */
type Reading = (match: RegExpExecArray, format: PastedFormat) => boolean | void;

const MIN = String.raw`(?::00)?[\s-]?(?:min(?:ute)?s?\.?(?![a-z])|['’′](?!['’′])|(?!\d|[.:]\d))`;
const END = '(?![a-z0-9])';
const FOR_SCORE: readonly [RegExp, WodScore][] = [
  [/^time/, 'TIME'], [/^rounds and reps/, 'ROUNDS_AND_REPS'], [/^(?:max )?reps/, 'REPS'], [/^(?:max )?(?:load|weight)/, 'LOAD'], [/^(?:quality|form)/, 'NONE'],
];
const whole = (text: string | undefined): number | undefined => (text === undefined || Number(text) < 1 ? undefined : Math.round(Number(text)));
const SET = '(?:rounds?|rnds?|rds?|sets?)';

const rule = (source: string, reading: Reading): readonly [RegExp, Reading] => [new RegExp(`^(?:${source})`), reading];

const amrap = (minutes: string | undefined, format: PastedFormat): void => {
  format.type = 'AMRAP';
  const cap = whole(minutes);
  if (cap !== undefined) format.timeCapMinutes = cap;
};

const emom = (format: PastedFormat, every: number, count: string | undefined, isCounted: boolean): void => {
  format.type = 'EMOM';
  format.intervalMinutes = every;
  const number = whole(count);
  if (number === undefined) return;
  if (isCounted) format.intervals = number;
  else format.minutes = number;
};

/** The minutes of "2", "1:30", "90 s"; undefined unless they are whole. */
const wholeMinutes = (text: string): number | undefined => {
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) * 60 : secondsAt(text)?.seconds;
  return seconds !== undefined && seconds > 0 && seconds % 60 === 0 ? seconds / 60 : undefined;
};

const RULES: readonly (readonly [RegExp, Reading])[] = [
  rule(String.raw`(\d{1,2}) ?(?:×|x|sets of) ?amrap ?(\d{1,3})${MIN}(?:, (\d{1,2})${MIN} rest between${END})?`, ([, sets, minutes, rest], format) => {
    format.type = 'AMRAP';
    format.says = `${sets} × AMRAP ${minutes}${rest === undefined ? '' : `, ${rest} min rest between`}`;
    format.timeCapMinutes = Number(sets) * Number(minutes) + (Number(sets) - 1) * Number(rest ?? 0);
    return true;
  }),
  rule(String.raw`(\d{1,2}) stations of (\d{1,3})${MIN}(?: for reps)?(?:, (\d{1,2})${MIN} rest between${END})?`, ([, sets, minutes, rest], format) => {
    format.timeCapMinutes = Number(sets) * Number(minutes) + (Number(sets) - 1) * Number(rest ?? 0);
    format.type = 'FOR_TIME';
    format.score = 'REPS';
    return true;
  }),
  rule(String.raw`(\d{1,3})${MIN}[\s-]*(?:amrap|amrep)s?${END}`, ([, minutes], format) => amrap(minutes, format)),
  rule(String.raw`am[r]?r?[ae]p[\s:-]*(?:(?:in|of|for|x) )?(\d{1,3})${MIN}${END}`, ([, minutes], format) => amrap(minutes, format)),
  rule(`am(?:r[ae]p)s?${END}`, (_, format) => amrap(undefined, format)),
  rule(String.raw`as many (?:rounds|reps)(?: ?(?:and|\+|&|/) ?(?:reps|rounds))? as (?:possible|you can)(?: in(?: a)? (\d{1,3})${MIN})?`, ([, minutes], format) => amrap(minutes, format)),
  rule(String.raw`(\d{1,3})${MIN} e(\d{1,2})?mom${END}`, ([, minutes, every], format) => emom(format, Number(every ?? 1), minutes, false)),
  rule(String.raw`e(\d{1,2})?(?:mom|motm)${END}(?:[\s:-]*(?:(?:for|of|in|(x)) ?)?(\d{1,3})(?!\d|[:/-]\d)(?: ?(min(?:ute)?s?|['’′]|${SET})(?![a-z]))?(?=$|\s*[,;:.(|–-]|\s+(?:odd|even|min|for|of|with|partner|alternating|unbroken|\d)))?`,
    ([, every, times, count, unit = ''], format) => emom(format, Number(every ?? 1), count, /^[rs]/.test(unit) || (times !== undefined && every !== undefined && unit === ''))),
  rule(String.raw`(?:every|e) ?(?:(\d{1,2}(?::00)?) ?)?(?:min(?:ute)?s?|['’′])(?: on the (?:min(?:ute)?s?|\d))?${END}(?:[\s,:-]*(?:for|x|×) ?(\d{1,3}) ?(min(?:ute)?s?|['’′]|${SET})?)?`,
    ([, every, count, unit], format) => emom(format, wholeMinutes(every ?? '1') ?? 1, count, !(unit ?? (every === undefined ? 'min' : '')).startsWith('min') && !/['’′]/.test(unit ?? ''))),
  rule(String.raw`every (\d{1,2}:\d\d|\d{2,3} ?s(?:ec(?:ond)?s?)?)${END}(?:[\s,:-]*(?:for|x|×) ?(\d{1,3}) ?(min(?:ute)?s?|${SET})?)?`, ([, every, count, unit], format) => {
    const minutes = wholeMinutes(every ?? '');
    if (minutes !== undefined) return emom(format, minutes, count, !(unit ?? '').startsWith('min'));
    // An interval is whole minutes; any other is said in the headline.
    const rounds = whole(count);
    if (rounds === undefined || (unit ?? '').startsWith('min')) return false;
    Object.assign(format, { rounds, says: `${rounds} rounds, one every ${every}` });
  }),
  rule(String.raw`(?:a )?tabata${END}(?! (?:this|something))[\s:]*(?:(\d{1,2}) ?[×x] (?=8 [×x]))?(?:(8) [×x] 20 ?s(?:ec)?(?: on)? ?/ ?10 ?s(?:ec)?(?: off)?)?(?:, (each) movement)?`, ([, cycles, written, each], format) => {
    format.type = 'TABATA';
    const count = whole(cycles) ?? (written !== undefined && each === undefined ? 1 : undefined);
    if (count !== undefined) format.tabataCycles = count;
  }),
  rule(String.raw`(?:8 (?:rounds|rds)(?: of)?[: ]*)?:?20 ?s?(?:ec(?:onds)?)?(?: of)?(?: on| work)? ?[/,] ?:?10 ?s?(?:ec(?:onds)?)?(?: off| rest)`, (_, format) => { format.type = 'TABATA'; }),
  rule(String.raw`(\d{1,3}) ?(?:rft|rds? ft)${END}`, ([, rounds], format) => roundsOf(format, rounds, 'TIME')),
  rule(String.raw`(\d{1,3}) ?(?:rfq)${END}`, ([, rounds], format) => roundsOf(format, rounds, 'NONE')),
  rule(String.raw`(\d{1,3}) ?[x×]?[ -]?${SET}${END}(?: each${END})?(?! (?:of )?\d{1,2} min)`, ([, rounds], format) => roundsOf(format, rounds)),
  rule(String.raw`(one|two|three|four|five|six|seven|eight|nine|ten) rounds?${END}`, ([, word], format) => roundsOf(format, String(WORDS.indexOf(word ?? '') + 1))),
  rule(String.raw`rounds?:? (\d{1,3})$`, ([, rounds], format) => roundsOf(format, rounds)),
  rule(`rft${END}|rounds for time`, () => false),
  rule(String.raw`(?:each )?(?:for|4) ?time${END}|f/t${END}|ft${END}|as fast as (?:possible|you can)`, (_, format) => { format.isForTime = true; }),
  rule(`(?:each round )?for (time|rounds and reps|max reps|reps|max load|load|max weight|weight|quality|form)${END}`, ([, what = ''], format) => {
    const score = FOR_SCORE.find(([pattern]) => pattern.test(what))?.[1];
    if (score === 'TIME') format.isForTime = true;
    else if (score) format.score = score;
  }),
  rule(String.raw`(?:with )?(?:a )?(?:time ?cap|cap|tc|t\.c\.)${END}[\s:=of-]*(\d{1,3})${MIN}`, ([, minutes], format) => { format.timeCapMinutes = Number(minutes); }),
  rule(String.raw`(?:with )?(?:an? )?(\d{1,3})${MIN}[\s-]*(?:time[\s-]?)?(?:cap|tc|limit)${END}`, ([, minutes], format) => { format.timeCapMinutes = Number(minutes); }),
  rule(`(?:with )?(?:an? |your )?(?:partner|partners|pairs?)(?: wod| workout)?${END}|in pairs${END}|(?:in )?teams? of (?:2|two)${END}|2[ -]person team`, (_, format) => { format.team = 2; }),
  rule(String.raw`(?:in )?(?:teams? of (\d{1,2})|(\d{1,2})[ -](?:person|man) teams?)${END}`, ([, size, other], format) => {
    const team = Number(size ?? other);
    if (team < 2 || team > 10) return false;
    format.team = team;
    return true;
  }),
  rule(String.raw`(?:find|establish|build(?:ing)? (?:up )?to|work(?:ing)? up to)(?: an?| your)?(?: heavy)?(?: (?:(\d{1,2})[ -]?(?:rm|rep max)|(?:heavy )?(single|double|triple)))?(?: of)?${END}`, ([, reps, word], format) => {
    const count = reps ?? (word === undefined ? undefined : String(['single', 'double', 'triple'].indexOf(word) + 1));
    format.score = 'LOAD';
    format.note = count === undefined ? 'heavy' : `${count}-rep max`;
  }),
  rule(String.raw`(\d{1,2}) ?(?:rm|rep max)${END}`, ([, reps], format) => Object.assign(format, { score: 'LOAD', note: `${reps}-rep max` }) && true),
  rule(`(?:(?:all )?in any order(?:, any sets)?|partition(?:ed)?(?: (?:the )?reps)? (?:as needed|any ?how|as you like))${END}`, (_, format) => { format.anyOrder = true; }),
];

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function roundsOf(format: PastedFormat, rounds: string | undefined, score?: WodScore): boolean {
  const count = whole(rounds);
  if (count === undefined || count > 1000) return false;
  format.rounds = count;
  if (score === 'TIME') format.isForTime = true;
  if (score === 'NONE') format.score = 'NONE';
  return true;
}

const REST_BETWEEN = /^(?:with )?(?:rest )?(.{1,12}?) ?(?:of )?(?:rest )?(?:\b(?:in )?between|\bb\/w|\bbtwn?|\bbw|\bafter) (?:each |every |all )?(?:rounds?|rds?|sets?|round)$/;
const SCHEME = /^(\d{1,4}(?:\s?[-–—,]\s?(?:\d{1,4}|…|\.{2,3}))+)(?![\d:a-z/])(?:\s*reps?)?(?:\s*(?:each))?/;
const RANGE = /^(?:from )?(?:(\d{1,3})(?: down| up)? to (\d{1,3})(?: ladder)?|(\d{1,3}) ?[-–] ?(\d{1,3}) ladder|(\d{1,3}) ?[-–] ?(1))(?: reps?)?(?![a-z0-9-])/;
const LADDER = /^(?:(?:ascending|descending|rep) )?(?:ladder)(?![a-z0-9])[\s:]*/;
const DEATH_BY = /^death by[\s:-]+(?=[a-z])/;
const STATION = /^(.{1,10}?) at each station$/;
const INTERRUPTED = /^interrupted every (?:(\d{1,3}) )?min(?:ute)?s?$/;
const SEPARATOR = /^[\s,:;.|()\-–—+]+/;
const JOINER = /^(?:of|the following|complete|perform|as follows|reps|wod|workout)(?![a-z0-9])/;
const STEPS_MAX = 12;
const SETS_MAX = 60;

/** The rest between rounds that a text is about, in seconds. */
export function restBetween(text: string): number | undefined {
  const match = REST_BETWEEN.exec(text);
  const time = match && secondsAt(match[1] ?? '');
  return time?.rest === '' && time.seconds > 0 ? time.seconds : undefined;
}

/**
 * The format at the beginning of a line in lower case.
 * @returns what it says and what follows; undefined where the line begins with something else
 */
export function formatAt(line: string): { format: PastedFormat; rest: string } | undefined {
  const format: PastedFormat = {};
  let [rest, isFormat] = [line.replace(JOINER, '').replace(SEPARATOR, ''), false];
  for (let step = 0; step < STEPS_MAX && rest !== ''; step += 1) {
    const next = oneAt(rest, format);
    if (next === undefined) break;
    isFormat = true;
    rest = next.replace(SEPARATOR, '').replace(JOINER, '').replace(SEPARATOR, '');
  }
  return isFormat ? { format, rest } : undefined;
}

const PIECES = /[,:] |(?:, )?then /;

/** What a headline of our own notation says about the format, piece by piece; its other words are left alone. @param type of the WOD */
export function formatWithin(headline: string, type: WodType): PastedFormat {
  const pieces = headline.split(PIECES).map((piece) => piece.trim());
  const formats = [formatAt(headline), ...pieces.map(formatAt)].flatMap((found) => found?.format ?? []);
  const format = Object.assign({}, ...formats.reverse()) as PastedFormat;
  const rounds = type === 'ROUNDS' ? whole(/(?:^|, )(\d{1,4}) (?:rounds|sets) /.exec(headline)?.[1]) : undefined;
  const minutes = type === 'FOR_TIME' ? whole(/(?:^|, |of )(\d{1,3}) min$/.exec(headline)?.[1]) : undefined;
  return { ...format, ...(rounds !== undefined && { rounds }), ...(minutes !== undefined && format.timeCapMinutes === undefined && { timeCapMinutes: minutes }), type };
}

function oneAt(text: string, format: PastedFormat): string | undefined {
  const piece = text.split(/[,;.]\s/, 1)[0]?.trim().replace(/[!.,:]+$/, '') ?? '';
  const rest = restBetween(piece);
  if (rest !== undefined) {
    format.restBetweenRounds = rest;
    return text.slice(piece.length);
  }
  const station = STATION.exec(piece);
  const time = station && secondsAt(station[1] ?? '');
  if (time?.rest === '') {
    format.stationSeconds = time.seconds;
    return text.slice(piece.length);
  }
  const interrupted = INTERRUPTED.exec(piece);
  if (interrupted) {
    format.type = 'CHIPPER_EMOM';
    format.intervalMinutes = Number(interrupted[1] ?? 1);
    return text.slice(piece.length);
  }
  const death = DEATH_BY.exec(text);
  if (death) {
    Object.assign(format, { type: 'EMOM', intervalMinutes: 1, isDeathBy: true, score: 'ROUNDS_AND_REPS' });
    return text.slice(death[0].length);
  }
  return schemeAt(text, format) ?? ruled(text, format);
}

function ruled(text: string, format: PastedFormat): string | undefined {
  for (const [pattern, reading] of RULES) {
    const match = pattern.exec(text);
    if (match && match[0] !== '' && reading(match, format) !== false) return text.slice(match[0].length);
  }
  return undefined;
}

function schemeAt(text: string, format: PastedFormat): string | undefined {
  const ladder = LADDER.exec(text);
  if (ladder) {
    format.type ??= 'LADDER';
    return text.slice(ladder[0].length) || ' ';
  }
  const range = RANGE.exec(text);
  if (range) {
    const [from = 0, to = 0] = range.slice(1).filter((number) => number !== undefined).map(Number);
    if (Math.abs(from - to) > SETS_MAX || from === to || distanceAt(text.slice(range[0].length - String(to).length))) return undefined;
    format.repScheme = countOf(from, to).join('-');
    return text.slice(range[0].length);
  }
  const scheme = SCHEME.exec(text);
  if (!scheme || format.repScheme !== undefined) return undefined;
  const parts = (scheme[1] ?? '').split(/\s?[-–—,]\s?/);
  const numbers = parts.filter((part) => /^\d/.test(part));
  const isComma = /,/.test(scheme[1] ?? '') && !/[-–—]/.test(scheme[1] ?? '');
  if (numbers.length < (isComma ? 3 : 2) || (numbers.length === 2 && Number(numbers[0]) < Number(numbers[1]))) return undefined;
  format.repScheme = withoutEllipsis(parts).join('-');
  return text.slice(scheme[0].length);
}

const countOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * Math.sign(to - from || 1));

/** "1-2-3-…-10" in full: the numbers go on by the last step. */
function withoutEllipsis(parts: readonly string[]): number[] {
  const numbers: number[] = [];
  for (const [index, part] of parts.entries()) {
    if (/^\d/.test(part)) {
      numbers.push(Number(part));
      continue;
    }
    const [before = 0, last = 0] = numbers.slice(-2);
    const [step, end] = [last - before, Number(parts[index + 1])];
    if (step === 0 || !Number.isFinite(end)) continue;
    for (let next = last + step; (step > 0 ? next < end : next > end) && numbers.length < SETS_MAX; next += step) numbers.push(next);
  }
  return numbers;
}
