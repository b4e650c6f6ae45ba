import type { WeightUnit } from '../board/loads.js';
import { nameKey } from '../text/text.js';
import type { ExerciseBook } from './exercise-book.js';
import type { PastedLine } from './pasted-lines.js';
import type { PastedMovement } from './pasted-movement.js';
import type { PasteAnswers, Reading, ReadingState } from './reading.js';
import { WodBuilder } from './wod-builder.js';

/** A board while it is read, line by line. */
export interface Paste {
  readonly book: ExerciseBook;
  readonly answers: PasteAnswers;
  readonly wod: WodBuilder;
  readonly readings: Reading[];
  /** Of loads without one, as the admin or the other lines say. */
  readonly unit: WeightUnit | undefined;
  /** Of a load whose unit is guessed; the one of the lines so far if it is left out. */
  readonly usual: WeightUnit | undefined;
  /** The minutes that the present lines are done in. */
  slots: number[];
  /** What the present line is after: "Buy-in: ". */
  lead: string;
  /** Whether the present line may belong to the rounds above it or not. */
  isUnclear: boolean;
  /** What holds the present bracket together; "first line" may be all of it, or the first of its lines. */
  bracket: 'bullets' | 'indent' | 'line' | 'first line' | undefined;
  /** Of the line that the present bracket is below. */
  indent: number;
  /** When the last part by the clock ends, in seconds. */
  windowEnd: number;
}

/** A board of which no line has been read. */
export const newPaste = (book: ExerciseBook, answers: PasteAnswers, unit: WeightUnit | undefined, usual?: WeightUnit): Paste => ({
  book,
  answers,
  unit,
  usual,
  wod: new WodBuilder(),
  readings: [],
  slots: [],
  lead: '',
  isUnclear: false,
  bracket: undefined,
  indent: 0,
  windowEnd: Infinity,
});

/** Notes how a line, or a part of one, was read. */
export function say(paste: Paste, line: PastedLine, text: string, state: ReadingState, says: string, more: Partial<Reading> = {}): void {
  paste.readings.push({ line: line.number, text, state, says, ...more });
}

/** What isn't understood is kept as a note, unless it is dropped. */
export function keep(paste: Paste, text: string, line: PastedLine, movement?: PastedMovement): void {
  const isDropped = paste.answers.dropped?.includes(text) === true;
  if (!isDropped) paste.wod.notes.push(`${paste.lead}${text}`);
  say(paste, line, text, 'unknown', isDropped ? 'Dropped' : 'Kept as a note', {
    note: isDropped ? 'dropped' : 'kept',
    ...(movement && movement.words !== '' && { movement: { key: nameKey(movement.words), words: movement.words, choices: [] } }),
  });
}
