import { LIMITS } from '../limits.js';
import { WOD_TYPE_LABEL, WOD_TYPES, type WodType } from '../wod/wod-type.js';
import type { ExerciseBook } from './exercise-book.js';
import { factAt } from './pasted-fact.js';
import { formatAt } from './pasted-format.js';
import { pastedMovement } from './pasted-movement.js';

/** A name with its type, as our own notation writes it. */
export const TAGGED = /^(.{1,130}) \(([A-Za-z ]{4,12})\)$/;
const HEADING = String.raw`(?:the )?(?:(?:hero |partner |benchmark |girl )?wod|metcon|workout|conditioning|workout of the day|today|today's wod|strength|skill|part [a-d])`;
const ONLY_HEADING = new RegExp(`^${HEADING}$`);
const HEADED = new RegExp(String.raw`^(${HEADING})(?:\s?[:–—-]\s?|$)`, 'i');
const NAMED = /^(.{2,60}?)\s?(?::| - | – | — )\s?(.{2,})$/;

/** The name of a WOD, as its first line has it. */
export interface PastedName {
  name: string;
  type?: WodType;
  /** What stands behind it: "150 wall balls for time". */
  rest: string;
  /** Whether it holds nothing that may be work. */
  isSure: boolean;
}

/** "Metcon", which is a name only where none follows. */
export const isHeading = (name: string): boolean => ONLY_HEADING.test(name.toLowerCase());

/** A heading at the beginning of a line, and what stands behind it: "Metcon: AMRAP 10". */
export function headingAt(text: string): { name: string; rest: string } | undefined {
  const match = HEADED.exec(text);
  return match ? { name: match[1] ?? '', rest: text.slice(match[0].length) } : undefined;
}

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
  const tagged = TAGGED.exec(text);
  const type = tagged && WOD_TYPES.find((each) => WOD_TYPE_LABEL[each].toLowerCase() === tagged[2]?.toLowerCase());
  if (tagged && type) return { name: tagged[1] ?? '', type, rest: '', isSure: true };
  const [before = '', behind = ''] = NAMED.exec(text)?.slice(1) ?? [];
  const isWork = behind !== '' && (formatAt(behind.toLowerCase()) !== undefined || isWorkAt(behind, book));
  if (isWork && factAt(text.toLowerCase(), text, true)?.kind !== 'text' && !isReadable(before, book)) return { name: before, rest: behind, isSure: true };
  const isQuoted = /^["*_].{1,80}["*_]:?$/.test(text);
  if (!isQuoted && isReadable(text.replace(/:$/, ''), book)) return undefined;
  const digit = text.search(/\d/);
  return { name: text, rest: '', isSure: isQuoted || digit < 0 || !isWorkAt(text.slice(digit), book, false) };
}

/** Whether a text begins with an amount of a known movement. @param mustBeSure whether words that only hold its name don't count */
function isWorkAt(text: string, book: ExerciseBook, mustBeSure = true): boolean {
  const { hasAmount, words } = pastedMovement(text.split(', ', 1)[0] ?? '', false);
  const found = hasAmount && words !== '' ? book.find(words) : undefined;
  return found !== undefined && (found.isSure || !mustBeSure);
}
