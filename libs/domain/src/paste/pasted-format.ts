import type { WodType } from '../wod/wod-type.js';
import { type PastedFormat, RULES, whole } from './format-rules.js';
import { distanceAt, secondsAt } from './pasted-amount.js';

const REST_BETWEEN =
  /^(?:with )?(?:rest )?(.{1,12}?) ?(?:of )?(?:rest )?(?:\b(?:in )?between|\bb\/w|\bbtwn?|\bbw|\bafter) (?:each |every |all )?(?:rounds?|rds?|sets?)$/;
const SCHEME = /^(\d{1,4}(?:\s?[-–—,]\s?(?:\d{1,4}|…|\.{2,3}))+)(?![\d:a-z/])\s?(…|\.{3}|etc\.?(?![a-z]))?(?:\s*reps?)?(?:\s*each)?/;
const RANGE =
  /^(?:from )?(?:(\d{1,3})(?: down| up)? to (\d{1,3})(?: ladder)?|(\d{1,3}) ?[-–] ?(\d{1,3}) ladder|(\d{1,3}) ?[-–] ?(1))(?: reps?)?(?![a-z0-9-])/;
const LADDER = /^(?:(?:ascending|descending|rep) )?ladder(?![a-z0-9])[\s:]*/;
const DEATH_BY = /^death by(?:[\s:-]+(?=[a-z])|:?$)/;
const STATION = /^(.{1,10}?) at each station$/;
const INTERRUPTED = /^interrupted every (?:(\d{1,3}) )?min(?:ute)?s?$/;
const SEPARATOR = /^[\s,:;.|()\-–—+]+/;
const JOINER = /^(?:of|the following|complete|perform|as follows|reps|wod|workout)(?![a-z0-9])/;
const STEPS_MAX = 12;
const SETS_MAX = 60;

/** The rest between rounds that a text is about, in seconds. */
function restBetween(text: string): number | undefined {
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
  return {
    ...format,
    ...(rounds !== undefined && { rounds }),
    ...(minutes !== undefined && format.timeCapMinutes === undefined && { timeCapMinutes: minutes }),
    type,
  };
}

function oneAt(text: string, format: PastedFormat): string | undefined {
  const piece =
    text
      .split(/[,;.]\s/, 1)[0]
      ?.trim()
      .replace(/[!.,:]+$/, '') ?? '';
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
    if (match && reading(match, format) !== false) return text.slice(match[0].length);
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
    const [from = 0, to = 0] = range
      .slice(1)
      .filter((number) => number !== undefined)
      .map(Number);
    // "8 to 10 ring dips" are as many as one can do of them.
    if (1 < from && from < to && !/^from|ladder/.test(range[0])) return undefined;
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
  if (scheme[2] !== undefined || !/^\d/.test(parts.at(-1) ?? '')) format.isOpen = true;
  return text.slice(scheme[0].length);
}

const countOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * Math.sign(to - from));

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
