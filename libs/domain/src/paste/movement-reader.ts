import { boardLineText, writeBoard } from '../board/board.js';
import type { WeightUnit } from '../board/loads.js';
import { plural } from '../text/plural.js';
import { nameKey } from '../text/text.js';
import type { BookExercise, ExerciseBook } from './exercise-book.js';
import { secondsText } from './format-text.js';
import { factAt } from './pasted-fact.js';
import type { PastedLine } from './pasted-lines.js';
import { isLength, loadAtEnd, loadFields, unitOfLoad } from './pasted-load.js';
import { pastedMovement, type PastedMovement } from './pasted-movement.js';
import { type BuiltEntry, entriesIn } from './pasted-piece.js';
import type { PasteAnswers, Reading, ReadingState } from './reading.js';
import { WodBuilder } from './wod-builder.js';

/** Pounds or kilograms, as opposed to a length. */
const WEIGHT = /\d\s?(?:kgs?|lbs?|pounds?|#)(?![a-z])/i;

/** Reads the lines that are movements; what it can't read it keeps as notes. */
export class MovementReader {
  protected readonly wod = new WodBuilder();
  protected readonly readings: Reading[] = [];
  /** The minutes that the present lines are done in. */
  protected slots: number[] = [];
  /** Of loads without one, as the admin or the other lines say. */
  protected unit: WeightUnit | undefined;
  /** What the present line is after: "Buy-in: ". */
  protected lead = '';
  /** Whether the present line may belong to the rounds above it or not. */
  protected isUnclear = false;

  constructor(protected readonly book: ExerciseBook, protected readonly answers: PasteAnswers) {}

  protected say(line: PastedLine, text: string, state: ReadingState, says: string, more: Partial<Reading> = {}): void {
    this.readings.push({ line: line.number, text, state, says, ...more });
  }

  protected readItem(text: string, line: PastedLine): void {
    const lower = text.toLowerCase();
    const fact = factAt(lower, text, this.wod.isEmom);
    if (fact?.kind === 'rest' && this.readRest(fact.seconds, text, line)) return;
    const { movement, chosen, isSure, ways, choices } = this.movementOf(text);
    if (this.readLoad(text, line)) return;
    if (!chosen) return this.keep(text, line, movement.hasAmount || movement.load !== undefined ? movement : undefined);
    const isAnswered = this.answers.exercises?.[nameKey(movement.words)] !== undefined;
    this.takeWhole(movement);
    // An answer says what the words mean, but no number.
    const entries = this.entriesFor(movement, chosen.id, isAnswered ? ways.filter((way) => /\d/.test(way)) : ways, text, line);
    const isUnitGuessed = this.unit === undefined && movement.load !== undefined && !isLength(movement.load) && unitOfLoad(movement.load) === undefined;
    this.wod.block.entries.push(...entries);
    const [entry] = entries;
    // A load among the notes wasn't read as one.
    const isWhole = this.wod.type !== undefined || !WEIGHT.test(entry?.notes ?? '');
    this.say(line, text, (isSure || isAnswered) && !isUnitGuessed && isWhole && !(this.isUnclear && this.lead === '') ? 'understood' : 'guessed', `${this.lead}${entry ? this.entryText(entry, chosen.name) : ''}`, {
      ...(!isSure && { movement: { key: nameKey(movement.words), words: movement.words, choices: choicesWith(chosen, choices), chosen: chosen.id } }),
      ...(isUnitGuessed && { isUnitGuessed }),
    });
  }

  /** The movement of a text; nothing is chosen where there is none. Words alone that only resemble one are words. */
  private movementOf(text: string): { movement: PastedMovement; chosen?: BookExercise; isSure: boolean; ways: readonly string[]; choices: readonly BookExercise[] } {
    const hasScheme = this.wod.format.repScheme !== undefined || this.wod.type === 'LADDER';
    const movement = pastedMovement(text, hasScheme);
    const answer = this.answers.exercises?.[nameKey(movement.words)];
    const found = movement.words === '' ? undefined : this.book.find(movement.words);
    const isMovement = movement.hasAmount || movement.load !== undefined || found?.isSure || answer !== undefined || (hasScheme && movement.notes.length > 0);
    const chosen = answer === undefined ? found?.exercise : this.book.byId(answer);
    return { movement, ...(isMovement && chosen && { chosen }), isSure: found?.isSure === true, ways: found?.notes ?? [numbersOf(movement.words)], choices: found?.choices ?? [] };
  }

  /** A load on a line of its own is that of the only movement. */
  private readLoad(text: string, line: PastedLine): boolean {
    const at = WEIGHT.test(text) ? loadAtEnd(text, false) : undefined;
    const [only, ...others] = entriesIn(this.wod.piece);
    if (at?.before !== '' || !only || only.load || others.length > 0) return false;
    only.load = at.load;
    this.say(line, text, 'understood', text);
    return true;
  }

  /** What stands behind a movement and applies to all: "x 4 rounds", "for time". */
  private takeWhole({ rounds, isForTime, notes }: PastedMovement): void {
    if (isForTime) this.wod.take({ isForTime });
    if (rounds === undefined) return;
    if ((this.wod.format.rounds ??= rounds) !== rounds) notes.push(plural(rounds, 'round'));
  }

  private entriesFor(movement: PastedMovement, exerciseId: string, ways: readonly string[], text: string, line: PastedLine): BuiltEntry[] {
    const own = movement.scheme && this.takeScheme(movement.scheme.join('-'));
    const { note } = this.wod.format;
    delete this.wod.format.note;
    const notes = [...(note === undefined ? [] : [note]), ...movement.notes, ...ways, ...(own === undefined ? [] : [own])].map((note) => inCase(note, text)).filter(Boolean);
    const entry: BuiltEntry = {
      exerciseId, line: line.number, ...movement.fields, ...(movement.load && { load: movement.load }), ...(movement.sets !== undefined && { sets: movement.sets }),
      ...(line.station !== undefined && { station: line.station }), ...(notes.length > 0 && { notes: notes.join(', ') }),
    };
    if (entry.unit !== undefined && entry.unit !== 'CALORIES' && entry.distance === undefined) delete entry.unit;
    return this.slots.length === 0 ? [entry] : this.slots.map((minute) => ({ ...entry, minute }));
  }

  /** Whether a scheme goes with the present one, set for set: 42-30-18 of one movement, 21-15-9 of another. */
  protected isPaired(scheme: string): boolean {
    const [sets, others] = [scheme, this.wod.format.repScheme ?? ''].map((written) => written.split('-')) as [string[], string[]];
    const isStrength = [sets, others].some((numbers) => new Set(numbers).size === 1);
    return scheme !== this.wod.format.repScheme && sets.length === others.length && !isStrength && this.wod.block.name !== 'Then';
  }

  /** The scheme beside a movement is that of the piece, unless that has another format: then it is the movement's own, as a note. @returns the note */
  private takeScheme(scheme: string): string | undefined {
    const { format, piece, type } = this.wod;
    if (scheme === format.repScheme) return type === undefined ? undefined : scheme;
    const isOther = type !== undefined || (format.type !== undefined && format.type !== 'LADDER') || (format.rounds !== undefined && entriesIn(piece).length > 0);
    if (type !== undefined && format.repScheme === undefined) format.repScheme = scheme;
    else if (isOther || this.isPaired(scheme) || this.wod.take({ repScheme: scheme }) === 'contradicts') return scheme;
    return undefined;
  }

  private entryText({ load, sets: _, exerciseId: __, line: ___, station, minute = this.wod.isEmom ? station : undefined, ...entry }: BuiltEntry, name: string): string {
    const likely = load && unitOfLoad(load);
    const loads = load && loadFields(load, this.answers.unit ?? (likely === 'kg' || likely === 'lb' ? likely : this.unit ?? this.wod.usualUnit()));
    const { parts } = writeBoard({ type: 'FOR_TIME', exercises: [{ ...entry, ...loads, exercise: { name } }] }, 'kg');
    const said = parts.flatMap(({ lines }) => lines).map(boardLineText).join(', ');
    return minute === undefined ? said : `Minute ${minute}: ${said}`;
  }

  /** Whether a text has an amount, a load or the name of a movement. A number alone at its end isn't a load: "complete a round of 12". */
  protected isWork(item: string): boolean {
    const { movement: { hasAmount, load, words }, isSure } = this.movementOf(item);
    const isLoad = load !== undefined && (load.unit !== undefined || load.numbers.length > 1);
    return hasAmount || isLoad || isSure || this.answers.exercises?.[nameKey(words)] !== undefined || factAt(item.toLowerCase(), item, this.wod.isEmom)?.kind === 'rest';
  }

  protected readRest(seconds: number, text: string, line: PastedLine): boolean {
    const last = this.wod.block.entries.at(-1) ?? this.wod.entries.at(-1);
    if (!last || last.restAfter !== undefined) return false;
    last.restAfter = seconds;
    this.say(line, text, 'understood', `${secondsText(seconds)} rest`);
    return true;
  }

  /** What isn't understood is kept as a note, unless it is dropped. */
  protected keep(text: string, line: PastedLine, movement: PastedMovement | undefined): void {
    const isDropped = this.answers.dropped?.includes(text) === true;
    const whole = `${this.lead}${text}`;
    if (!isDropped) this.wod.notes.push(whole);
    this.say(line, text, 'unknown', isDropped ? 'Dropped' : 'Kept as a note', {
      note: isDropped ? 'dropped' : 'kept',
      ...(movement && movement.words !== '' && { movement: { key: nameKey(movement.words), words: movement.words, choices: [] } }),
    });
  }
}

const choicesWith = (chosen: BookExercise, choices: readonly BookExercise[]): BookExercise[] =>
  (choices.includes(chosen) ? [...choices] : [chosen, ...choices]);

/** The words from their first number on. */
const numbersOf = (words: string): string => /(?:^|\s)(\S*\d.*)$/.exec(words)?.[1] ?? '';

/** The note as it was pasted: lines are read in lower case. */
function inCase(note: string, text: string): string {
  const at = text.toLowerCase().indexOf(note);
  const written = at < 0 ? note : text.slice(at, at + note.length);
  return written.toLowerCase() === note ? written.trim() : note.trim();
}
