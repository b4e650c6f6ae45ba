import { boardLineText, writeBoard } from '../board/board.js';
import { plural } from '../text/words.js';
import { nameKey } from '../text/text.js';
import type { BookExercise } from './exercise-book.js';
import { secondsText } from './format-text.js';
import { keep, type Paste, say } from './paste.js';
import { factAt } from './pasted-fact.js';
import { formatAt } from './pasted-format.js';
import type { PastedLine } from './pasted-lines.js';
import { isLength, loadAtEnd, loadFields, unitOfLoad } from './pasted-load.js';
import { pastedMovement, type PastedMovement } from './pasted-movement.js';
import { type BuiltEntry, entriesIn } from './pasted-piece.js';
import type { WodBuilder } from './wod-builder.js';

/** Pounds or kilograms, as opposed to a length. */
const WEIGHT = /\d\s?(?:kgs?|lbs?|pounds?|#)(?![a-z])/i;

/** Reads a movement, or the rest after one; what can't be read as one is kept as a note. */
export function readMovement(paste: Paste, text: string, line: PastedLine): void {
  const lower = text.toLowerCase();
  const fact = factAt(lower, text, paste.wod.isEmom);
  if (fact?.kind === 'rest' && readRest(paste, fact.seconds, text, line)) return;
  const { movement, chosen, isSure, ways, choices } = movementOf(paste, text);
  if (readLoad(paste, text, line)) return;
  if (!chosen) return keep(paste, text, line, movement.hasAmount || movement.load !== undefined ? movement : undefined);
  const isAnswered = paste.answers.exercises?.[nameKey(movement.words)] !== undefined;
  takeWhole(paste.wod, movement);
  // An answer says what the words mean, but no number.
  const entries = entriesFor(paste, movement, chosen.id, isAnswered ? ways.filter((way) => /\d/.test(way)) : ways, text, line);
  const isUnitGuessed =
    paste.unit === undefined && movement.load !== undefined && !isLength(movement.load) && unitOfLoad(movement.load) === undefined;
  paste.wod.block.entries.push(...entries);
  const [entry] = entries;
  // A load among the notes wasn't read as one.
  const isWhole = paste.wod.type !== undefined || !WEIGHT.test(entry?.notes ?? '');
  say(
    paste,
    line,
    text,
    (isSure || isAnswered) && !isUnitGuessed && isWhole && !(paste.isUnclear && paste.lead === '') ? 'understood' : 'guessed',
    `${paste.lead}${entry ? entryText(paste, entry, chosen.name) : ''}`,
    {
      ...(!isSure && { movement: { key: nameKey(movement.words), words: movement.words, choices: choicesWith(chosen, choices), chosen: chosen.id } }),
      ...(isUnitGuessed && { isUnitGuessed }),
    },
  );
}

/** The movement of a text; nothing is chosen where there is none. Words alone that only resemble one are words. */
function movementOf(
  paste: Paste,
  text: string,
): { movement: PastedMovement; chosen?: BookExercise; isSure: boolean; ways: readonly string[]; choices: readonly BookExercise[] } {
  const hasScheme = paste.wod.format.repScheme !== undefined || paste.wod.type === 'LADDER';
  const movement = pastedMovement(text, hasScheme);
  const answer = paste.answers.exercises?.[nameKey(movement.words)];
  const found = movement.words === '' ? undefined : paste.book.find(movement.words);
  const isMovement =
    movement.hasAmount || movement.load !== undefined || found?.isSure || answer !== undefined || (hasScheme && movement.notes.length > 0);
  const chosen = answer === undefined ? found?.exercise : paste.book.byId(answer);
  return {
    movement,
    ...(isMovement && chosen && { chosen }),
    isSure: found?.isSure === true,
    ways: found?.notes ?? [numbersOf(movement.words)],
    choices: found?.choices ?? [],
  };
}

/** A load on a line of its own is that of the only movement. */
function readLoad(paste: Paste, text: string, line: PastedLine): boolean {
  const at = WEIGHT.test(text) ? loadAtEnd(text, false) : undefined;
  const [only, ...others] = entriesIn(paste.wod.piece);
  if (at?.before !== '' || !only || only.load || others.length > 0) return false;
  only.load = at.load;
  say(paste, line, text, 'understood', text);
  return true;
}

/** What stands behind a movement and applies to all: "x 4 rounds", "for time". */
function takeWhole(wod: WodBuilder, { rounds, isForTime, notes }: PastedMovement): void {
  if (isForTime) wod.take({ isForTime });
  if (rounds === undefined) return;
  if ((wod.format.rounds ??= rounds) !== rounds) notes.push(plural(rounds, 'round'));
}

function entriesFor(
  paste: Paste,
  movement: PastedMovement,
  exerciseId: string,
  ways: readonly string[],
  text: string,
  line: PastedLine,
): BuiltEntry[] {
  const own = movement.scheme && takeScheme(paste.wod, movement.scheme.join('-'));
  const { note } = paste.wod.format;
  delete paste.wod.format.note;
  const notes = [...(note === undefined ? [] : [note]), ...movement.notes, ...ways, ...(own === undefined ? [] : [own])]
    .map((note) => inCase(note, text))
    .filter(Boolean);
  const entry: BuiltEntry = {
    exerciseId,
    line: line.number,
    ...movement.fields,
    ...(movement.load && { load: movement.load }),
    ...(movement.sets !== undefined && { sets: movement.sets }),
    ...(line.station !== undefined && { station: line.station }),
    ...(notes.length > 0 && { notes: notes.join(', ') }),
  };
  if (entry.unit !== undefined && entry.unit !== 'CALORIES' && entry.distance === undefined) delete entry.unit;
  return paste.slots.length === 0 ? [entry] : paste.slots.map((minute) => ({ ...entry, minute }));
}

/** Whether a scheme goes with the present one, set for set: 42-30-18 of one movement, 21-15-9 of another. */
export function isPaired(wod: WodBuilder, scheme: string): boolean {
  const [sets, others] = [scheme, wod.format.repScheme ?? ''].map((written) => written.split('-')) as [string[], string[]];
  const isStrength = [sets, others].some((numbers) => new Set(numbers).size === 1);
  return scheme !== wod.format.repScheme && sets.length === others.length && !isStrength && wod.block.name !== 'Then';
}

/** The scheme beside a movement is that of the piece, unless that has another format: then it is the movement's own, as a note. @returns the note */
function takeScheme(wod: WodBuilder, scheme: string): string | undefined {
  const { format, piece, type } = wod;
  if (scheme === format.repScheme) return type === undefined ? undefined : scheme;
  const isOther =
    type !== undefined || (format.type !== undefined && format.type !== 'LADDER') || (format.rounds !== undefined && entriesIn(piece).length > 0);
  if (type !== undefined && format.repScheme === undefined) format.repScheme = scheme;
  else if (isOther || isPaired(wod, scheme) || wod.take({ repScheme: scheme }) === 'contradicts') return scheme;
  return undefined;
}

function entryText(
  paste: Paste,
  { load, sets: _, exerciseId: __, line: ___, station, minute = paste.wod.isEmom ? station : undefined, ...entry }: BuiltEntry,
  name: string,
): string {
  const likely = load && unitOfLoad(load);
  const loads =
    load &&
    loadFields(load, paste.answers.unit ?? (likely === 'kg' || likely === 'lb' ? likely : (paste.unit ?? paste.usual ?? paste.wod.usualUnit())));
  const { parts } = writeBoard({ type: 'FOR_TIME', exercises: [{ ...entry, ...loads, exercise: { name } }] }, 'kg');
  const said = parts
    .flatMap(({ lines }) => lines)
    .map(boardLineText)
    .join(', ');
  return minute === undefined ? said : `Minute ${minute}: ${said}`;
}

/** Whether a text has an amount, a load or the name of a movement. A number alone at its end isn't a load: "complete a round of 12". */
export function isWork(paste: Paste, item: string): boolean {
  const {
    movement: { hasAmount, load, words },
    isSure,
  } = movementOf(paste, item);
  const isLoad = load !== undefined && (load.unit !== undefined || load.numbers.length > 1);
  return (
    hasAmount ||
    isLoad ||
    isSure ||
    paste.answers.exercises?.[nameKey(words)] !== undefined ||
    factAt(item.toLowerCase(), item, paste.wod.isEmom)?.kind === 'rest'
  );
}

/** A rest belongs to the movement before it, if that has none. */
export function readRest(paste: Paste, seconds: number, text: string, line: PastedLine): boolean {
  const last = paste.wod.block.entries.at(-1) ?? paste.wod.entries.at(-1);
  if (!last || last.restAfter !== undefined) return false;
  last.restAfter = seconds;
  say(paste, line, text, 'understood', `${secondsText(seconds)} rest`);
  return true;
}

/** Whether a piece of a line stands for itself: a fact, a format or a movement. Any other belongs to the piece before it. */
export function isItem(paste: Paste, piece: string): boolean {
  const text = piece.trim();
  if (/^(?:each|ea|per|women|w:|f:|both|jerks?|reps)\b/i.test(text)) return false;
  if (factAt(text.toLowerCase(), text, paste.wod.isEmom) || formatAt(text.toLowerCase())) return true;
  const movement = pastedMovement(text, true);
  if (movement.words === '') return false;
  // "30 s side plank"
  if (paste.book.named(movement.words)) return true;
  if (/^(?:each|ea|per|in|of|at|side|arms?|legs?|inch|reps?|lbs?|kgs?|pounds)\b/.test(movement.words)) return false;
  return movement.hasAmount || paste.book.find(movement.words)?.isSure === true;
}

const choicesWith = (chosen: BookExercise, choices: readonly BookExercise[]): BookExercise[] =>
  choices.includes(chosen) ? [...choices] : [chosen, ...choices];

/** The words from their first number on. */
const numbersOf = (words: string): string => /(?:^|\s)(\S*\d.*)/.exec(words)?.[1] ?? '';

/** The note as it was pasted: lines are read in lower case. */
function inCase(note: string, text: string): string {
  const at = text.toLowerCase().indexOf(note);
  const written = at < 0 ? note : text.slice(at, at + note.length);
  return written.toLowerCase() === note ? written.trim() : note.trim();
}
