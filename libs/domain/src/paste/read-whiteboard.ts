import type { WeightUnit } from '../board/loads.js';
import type { WodType } from '../wod/wod-type.js';
import type { ExerciseBook } from './exercise-book.js';
import { keep, newPaste, type Paste, say } from './paste.js';
import { PASTE_LIMITS } from './paste-limits.js';
import { isDay } from './pasted-day.js';
import { factAt, ownLabel } from './pasted-fact.js';
import { formatAt, formatWithin } from './pasted-format.js';
import { itemsOf, pastedLines, type PastedLine } from './pasted-lines.js';
import { headingAt, isReadable, isStopgap, mayRename, nameAt, quotedIn } from './pasted-name.js';
import { leaveBracket } from './read-bracket.js';
import { readFact, readRestMinutes } from './read-fact.js';
import { readFormat } from './read-format.js';
import { isItem, isWork, readMovement } from './read-movement.js';
import type { PasteAnswers, ReadWhiteboard } from './reading.js';

/** A picture in front of a line; the signs of men and women mean something. */
const SIGN = /^(?:(?![♀♂])\p{Extended_Pictographic}[\ufe0f\u200d]*)+\s*/u;

/**
 * Reads a workout as people write it on a whiteboard, in a chat or on a website.
 * Nothing is cut off to fit the fields of a WOD: the rules of the WOD report what is too long.
 * @param text at most PASTE_LIMITS.max characters are read; lines from PASTE_LIMITS.linesMax on, and longer ones than PASTE_LIMITS.lineMax, are kept
 * as notes
 */
export function readWhiteboard(text: string, book: ExerciseBook, answers: PasteAnswers = {}): ReadWhiteboard {
  const lines = pastedLines(text.slice(0, PASTE_LIMITS.max));
  const unit = answers.unit ?? writtenUnit(lines);
  const readLines = (usual?: WeightUnit): Paste => {
    const begun = newPaste(book, answers, unit, usual);
    for (const [index, line] of lines.slice(0, PASTE_LIMITS.linesMax).entries()) readLine(begun, line, index, lines.slice(index + 1));
    return begun;
  };
  const first = readLines();
  // What a line says of a guessed load goes by the lines below it, too.
  const paste = first.readings.some(({ isUnitGuessed }) => isUnitGuessed) ? readLines(first.wod.usualUnit()) : first;
  const beyond = lines.slice(PASTE_LIMITS.linesMax);
  if (beyond[0]) keep(paste, beyond.map((line) => line.text).join('\n'), beyond[0]);
  const wod = paste.wod.build(answers.unit, paste.unit);
  const hasBareLoads = paste.wod.entries.some(({ load }) => load && load.unit === undefined);
  return { wod, readings: paste.readings, hasBareLoads, unit: paste.unit ?? paste.wod.usualUnit() };
}

/** The unit of the loads that say one, if they agree. */
function writtenUnit(lines: readonly PastedLine[]): WeightUnit | undefined {
  const has = (pattern: RegExp) => lines.some(({ text }) => pattern.test(text));
  const [kg, lb] = [has(/\d ?kgs?\b/i), has(/\d ?-?(?:lbs?\b|#|pounds?\b)/i)];
  return kg === lb ? undefined : kg ? 'kg' : 'lb';
}

function readLine(paste: Paste, line: PastedLine, index: number, below: readonly PastedLine[]): void {
  const { wod } = paste;
  paste.lead = '';
  leaveBracket(paste, line, below);
  if (line.text.length > PASTE_LIMITS.lineMax) return keep(paste, line.text, line);
  const mayBeName = index === 0 || mayRename(wod.name, paste.readings, line.text, paste.book);
  if (mayBeName && readName(paste, line)) return;
  if (wod.type !== undefined && index === 1 && !line.isAfterBlank) readWritten(paste, line, wod.type);
  else readText(paste, withoutSign(paste, line.text), line, below[0]);
}

function readName(paste: Paste, line: PastedLine): boolean {
  const found = nameAt(line.text, paste.book);
  if (!found) return false;
  const { wod } = paste;
  wod.type = found.type;
  nameIt(paste, found.name.replace(/^["'*_]+|["'*_:]+$/g, '').trim());
  say(paste, line, found.rest === '' ? line.text : found.name, found.isSure ? 'understood' : 'guessed', `Name: ${wod.name}`);
  if (found.rest !== '') readText(paste, found.rest, line, undefined);
  return true;
}

/** A name that stood in for this one is one no longer; of a day nothing else is kept. */
function nameIt({ readings, wod }: Paste, name: string): void {
  const former = readings.find(({ says }) => says === `Name: ${wod.name}`);
  if (former) Object.assign(former, isDay(former.text) ? { state: 'guessed', says: 'A day, left out' } : { says: former.text });
  wod.name = name;
}

/** The headline of our own notation; what the fields don't say stays as the headline. */
function readWritten(paste: Paste, line: PastedLine, type: WodType): void {
  paste.wod.written = line.text;
  paste.wod.take(formatWithin(line.text.toLowerCase(), type));
  say(paste, line, line.text, 'understood', line.text);
}

/** "⏱️ Time cap 15 min" */
function withoutSign({ book }: Paste, text: string): string {
  const plain = text.replace(SIGN, '');
  return plain !== text && isReadable(plain, book) ? plain : text;
}

/** Reads a line, or what is left of one, as the first of these that it can be: a heading, a fact, a format, movements. */
function readText(paste: Paste, text: string, line: PastedLine, next: PastedLine | undefined): void {
  const { wod } = paste;
  const lower = text.toLowerCase();
  // What is harder still has no field, and is no work of its own.
  if (/^rx ?\+/.test(lower)) return keep(paste, text, line);
  const heading = wod.type === undefined ? headingAt(text, paste.book) : undefined;
  if (heading && !formatAt(heading.name.toLowerCase()) && (heading.rest !== '' || next)) {
    const title = quotedIn(heading.rest);
    beginUnder(paste, title ?? heading.name);
    if (readTitle(paste, heading.rest, line)) return;
    if (title !== undefined) return say(paste, line, text, 'understood', title);
    return heading.rest === '' ? say(paste, line, line.text, 'understood', heading.name) : readText(paste, heading.rest, line, next);
  }
  if (readTitle(paste, text, line)) return;
  if (line.station !== undefined && wod.isEmom && lower === 'rest') return readRestMinutes(paste, [line.station], text, line);
  // A bracket's label of our own notation is one whatever it says.
  const own = wod.type !== undefined && next?.hasBullet && !/^at the start of every/.test(lower) ? ownLabel(text) : undefined;
  const fact = own ?? factAt(lower, text, wod.isEmom);
  const behind = fact && readFact(paste, fact, text, line, next);
  if (behind !== undefined) return behind === '' ? undefined : readText(paste, behind, line, undefined);
  const format = formatAt(lower);
  if (format) {
    for (const item of readFormat(paste, format, text, line, next)) readText(paste, item, line, undefined);
    return;
  }
  const items = itemsOf(text, (piece) => isItem(paste, piece));
  // Prose isn't cut at its commas.
  if (items.length > 1 && !items.some((item) => isWork(paste, item))) return keep(paste, text, line);
  for (const item of items) readMovement(paste, item, line);
}

/** A text in quotes is the name where a heading or a day stands for one. */
function readTitle(paste: Paste, text: string, line: PastedLine): boolean {
  const title = quotedIn(text);
  if (title === undefined || !isStopgap(paste.wod.name)) return false;
  nameIt(paste, title);
  say(paste, line, text, 'understood', `Name: ${title}`);
  return true;
}

/** A heading begins a piece below movements; above them "WOD" or "Metcon" says no more than that a workout follows. */
function beginUnder(paste: Paste, name: string): void {
  const { wod } = paste;
  const isBelow = wod.entries.length > 0;
  if (isBelow && !wod.isFull) {
    wod.begin();
    paste.slots = [];
  }
  if (!isBelow && !/^(?:strength|skill|part)/i.test(name)) return;
  wod.open({ name });
  paste.lead = `${name}: `;
}
