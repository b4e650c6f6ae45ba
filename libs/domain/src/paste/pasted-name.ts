import { LIMITS } from '../limits.js';
import { parseRepScheme } from '../wod/rep-scheme.js';
import { WOD_TYPE_LABEL, WOD_TYPES, type WodType } from '../wod/wod-type.js';
import type { ExerciseBook } from './exercise-book.js';
import type { PastedFormat } from './format-rules.js';
import { isDay } from './pasted-day.js';
import { factAt } from './pasted-fact.js';
import { formatAt } from './pasted-format.js';
import { pastedMovement } from './pasted-movement.js';

/** A name with its type, as our own notation writes it. */
export const TAGGED = /^(.{1,130}) \(([A-Za-z ]{4,12})\)$/;
const HEADING = String.raw`(?:the )?(?:(?:hero |partner |benchmark |girl |team )?wod|metcon|workout|conditioning|engine|(?:workout|wod) of the day|today|today's wod|strength|skill|gymnastics|weightlifting|accessory|part [a-d])`;
const ONLY_HEADING = new RegExp(`^${HEADING}$`);
/** "WOD", "Metcon": no more than that a workout follows; not "Strength", which says what it is, or "Partner WOD", for whom */
const PLAIN_HEADING = String.raw`(?:the )?(?:(?:hero |benchmark |girl )?wod|metcon|workout|conditioning|(?:workout|wod) of the day|today|today's wod)`;
const ONLY_PLAIN_HEADING = new RegExp(`^${PLAIN_HEADING}$`, 'i');
/** What a name stands behind: "WOD: Fran", "Hero WOD – Murph", 'WOD "Fran"' */
const BEFORE_NAME = new RegExp(String.raw`^${PLAIN_HEADING}(?: ?#?\d)?(?:\s?[:–—-]\s?|\s(?="))(?=\S)`, 'i');
const HEADED = new RegExp(String.raw`^(${HEADING}(?: ?#?\d)?)(?:\s?[:–—-]\s?|\s(?=")|$)`, 'i');
/** '"Grace": 30 clean and jerks' */
const QUOTED = /^(["*_])(.{1,80}?)\1[\s:,–—-]*(.*)/;
/** A heading with what it is above on its line: "WOD 2 AMRAP 14", not "WOD 2 rounds"; "Metcon (AMRAP 14)" */
const BARE_NUMBERED = new RegExp(String.raw`^(${HEADING} ?#?\d)\s(?=(?:amrap|emom|e\dmom|every|tabata|for time|\d|\().*\d)`, 'i');
const BARE = new RegExp(String.raw`^(${HEADING})\s(?=\S)`, 'i');
/** "(20 min)": how long a part takes */
const MINUTES = /^[([]?\d{1,3} ?(?:min(?:ute)?s?|['′])[)\]]?$/i;
const NAMED = /^(.{2,60}?)\s?(?:(?<!\d):|:(?!\d\d)| - | – | — )\s?(.{2,})$/;

/** The name of a WOD, as its first line has it. */
export interface PastedName {
  name: string;
  type?: WodType;
  /** What stands behind it: "150 wall balls for time". */
  rest: string;
  /** Whether it holds nothing that may be work. */
  isSure: boolean;
}

const isHeading = (name: string): boolean => ONLY_HEADING.test(name.toLowerCase());

/** What stands above work without being its name. */
const ABOVE_WORK = /^(?:warm[ -]?up|cool[ -]?down|rx)\b/i;

/** Whether a name is one only where none follows: a heading, such as "Metcon", or a day. */
export const isStopgap = (name: string): boolean => isHeading(name) || isDay(name);

/** Whether a line below such a name may be the one that follows. @param before what was read up to now */
export function mayRename(name: string, before: readonly { text: string }[], text: string, book: ExerciseBook): boolean {
  if (!isDay(name)) return isHeading(name) && before.length === 1;
  const isBelowDay = before.every((each) => isDay(each.text) || ONLY_PLAIN_HEADING.test(each.text));
  return isBelowDay && !ABOVE_WORK.test(text) && (titleOf(text, book) !== undefined || (!headingAt(text, book) && nameAt(text, book)?.rest === ''));
}

/** The name behind a heading: "WOD: Fran". */
function titleOf(text: string, book: ExerciseBook): string | undefined {
  const title = text.slice(BEFORE_NAME.exec(text)?.[0].length ?? 0);
  return title === text || isReadable(title, book) ? undefined : title;
}

/** What stands in quotes, and nothing else. */
export const quotedIn = (text: string): string | undefined => /^"([^"]{1,80})"$/.exec(text)?.[1];

/** A heading at the beginning of a line, and what stands behind it: "Metcon: AMRAP 10", "Strength 5x5 back squat". */
export function headingAt(text: string, book: ExerciseBook): { name: string; rest: string } | undefined {
  const match = HEADED.exec(text);
  return match ? { name: match[1] ?? '', rest: text.slice(match[0].length) } : bareHeadingAt(text, book);
}

function bareHeadingAt(text: string, book: ExerciseBook): { name: string; rest: string } | undefined {
  const match = BARE_NUMBERED.exec(text) ?? (formatAt(text.toLowerCase()) ? undefined : BARE.exec(text));
  if (!match) return undefined;
  const rest = text.slice(match[0].length);
  const found = formatAt(rest.toLowerCase());
  const isAbove = found ? !isOnlyDate(found.format) : MINUTES.test(rest) || isWorkAt(rest, book);
  return isAbove ? { name: match[1] ?? '', rest } : undefined;
}

/** Whether all that was read may be a date: "Metcon 12-11-2026". */
const isOnlyDate = ({ repScheme, ...others }: PastedFormat): boolean =>
  repScheme !== undefined && Object.keys(others).length === 0 && mayBeDate(parseRepScheme(repScheme));

/** Whether a format tells how a workout is done, by a number where it stands behind a name: "1RM" may be the name's, and 24-12-25 a date. */
function saysHow({ repScheme, ...format }: PastedFormat, written: string): boolean {
  if ((format.type ?? format.rounds ?? format.timeCapMinutes ?? format.isForTime) !== undefined) return /\d/.test(written);
  return repScheme !== undefined && !mayBeDate(parseRepScheme(repScheme));
}

/** Whether numbers are no reps that go down, or a year, a month and a day. */
function mayBeDate(reps: readonly number[]): boolean {
  const [first = 0, middle = 0] = reps;
  const goesDown = reps.every((each, index) => index === 0 || each < (reps[index - 1] ?? 0));
  return !goesDown || reps.length < 3 || first > 200 || (reps.length === 3 && first >= 20 && middle <= 12);
}

/** The formats that begin at words of a text after its first, and all that follows them. */
const formatsIn = (text: string) =>
  [...text.matchAll(/(?<=[\s(])[^\s(]/g)].flatMap(({ index }) => {
    const found = formatAt(text.slice(index).toLowerCase());
    return found && saysHow(found.format, text.slice(index)) ? [{ index, isRest: found.rest === '' }] : [];
  });

/** Whether a line says something about a workout by itself, so that it can't be a name. */
export function isReadable(text: string, book: ExerciseBook): boolean {
  const line = text.toLowerCase();
  if (formatAt(line) || factAt(line, text, true)) return true;
  const pieces = text.split(', ');
  if (pieces.length > 1 && pieces.every((piece) => book.named(piece))) return true;
  const movement = pastedMovement(text, false);
  return movement.hasAmount || movement.load !== undefined || book.named(movement.words) !== undefined;
}

/** @param text the first line @returns undefined where it says something about the workout instead */
export function nameAt(text: string, book: ExerciseBook): PastedName | undefined {
  if (text.length > LIMITS.nameMax) return undefined;
  if (isDay(text)) return { name: text, rest: '', isSure: true };
  const tagged = TAGGED.exec(text);
  const type = tagged && WOD_TYPES.find((each) => WOD_TYPE_LABEL[each].toLowerCase() === tagged[2]?.toLowerCase());
  if (tagged && type) return { name: tagged[1] ?? '', type, rest: '', isSure: true };
  const [before = '', behind = ''] = NAMED.exec(text)?.slice(1) ?? [];
  const isWork = behind !== '' && (formatAt(behind.toLowerCase()) !== undefined || isWorkAt(behind, book));
  if (isWork && factAt(text.toLowerCase(), text, true)?.kind !== 'text' && !isReadable(before, book))
    return { name: before, rest: behind, isSure: true };
  const heading = bareHeadingAt(text, book);
  if (heading) return { ...heading, isSure: true };
  const title = titleOf(text, book);
  if (title !== undefined) return nameAt(title, book);
  const [, , quoted = '', beside = ''] = QUOTED.exec(text) ?? [];
  if (quoted !== '' && (beside === '' || isReadable(beside, book))) return { name: quoted, rest: beside, isSure: true };
  const hasOwnWork = isReadable(text.replace(/:$/, ''), book);
  if (hasOwnWork && (!isFree(text, book) || book.find(pastedMovement(text, false).words))) return undefined;
  const formats = formatsIn(text);
  const last = formats.find(({ isRest }) => isRest);
  const name = text.slice(0, last?.index).replace(/[\s,:;(–-]+$/, '');
  if (last && isFree(name, book)) return { name, rest: text.slice(name.length).replace(/^[\s,:;–-]+/, ''), isSure: true };
  if (hasOwnWork) return undefined;
  const digit = text.search(/\d/);
  return { name: text, rest: '', isSure: formats.length === 0 && (digit < 0 || !isWorkAt(text.slice(digit), book, false)) };
}

/** Whether a text that begins with words begins with no format, no fact and no movement: "Fran 21-15-9". */
function isFree(text: string, book: ExerciseBook): boolean {
  const line = text.toLowerCase();
  const { words } = pastedMovement(text, false);
  return /^\p{L}/u.test(line) && words !== '' && !formatAt(line) && !factAt(line, text, true) && book.named(words) === undefined;
}

/** Whether a text begins with an amount of a known movement. @param mustBeSure whether words that only hold its name don't count */
function isWorkAt(text: string, book: ExerciseBook, mustBeSure = true): boolean {
  const { hasAmount, words } = pastedMovement(text.split(', ', 1)[0] ?? '', false);
  const found = hasAmount && words !== '' ? book.find(words) : undefined;
  return found !== undefined && (found.isSure || !mustBeSure);
}
