import type { WeightUnit } from '../board/loads.js';
import type { WodInput } from '../wod/wod.js';
import type { BookExercise } from './exercise-book.js';

/** What an admin has said about a text. */
export interface PasteAnswers {
  /** the exercise that words mean, by their `key` */
  exercises?: Readonly<Record<string, string>>;
  /** the texts of notes that aren't kept */
  dropped?: readonly string[];
  /** of loads that say none */
  unit?: WeightUnit;
}

export type ReadingState = 'understood' | 'guessed' | 'unknown';

/** How a line, or a part of one, was read. */
export interface Reading {
  /** of the line within the text, from 0 */
  line: number;
  text: string;
  state: ReadingState;
  /** "Name: Fran", "21 kettlebell swings 24 / 16 kg (53/35 lb)" */
  says: string;
  /** Of a movement that isn't certain: what to answer for, what it may be, and what it counts as. */
  movement?: { key: string; words: string; choices: BookExercise[]; chosen?: string };
  /** Whether the unit of its load is a guess. */
  isUnitGuessed?: boolean;
  /** Of what isn't understood: whether it is kept as a note or dropped. */
  note?: 'kept' | 'dropped';
}

export interface ReadWhiteboard {
  wod: WodInput;
  readings: Reading[];
  /** Whether some load has no unit, and the unit that those count as. */
  hasBareLoads: boolean;
  unit: WeightUnit;
}
