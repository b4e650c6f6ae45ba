import { type BoardSubject, boardText, writeBoard } from '../board/board.js';
import { EXERCISE_FIELDS } from '../exercise/exercise-fields.js';
import { EQUIPMENT_FACTS, type Equipment } from '../exercise/equipment.js';
import { type KitItem, kitItemLabel } from '../exercise/needs.js';
import { type ContentField, contentOf, type Fields } from '../field/field.js';
import { WOD_ENTRY_FIELDS, WOD_FIELDS } from '../wod/wod-fields.js';
import { ENTRY_UNIT_LABEL, WOD_CATEGORY_LABEL, WOD_SCORE_LABEL, WOD_TYPE_LABEL } from '../wod/wod-type.js';

/** How a change affected a field, in words; each side is a list of lines, empty where the field was empty. */
export interface FieldChange {
  /** its label */
  field: string;
  before: string[];
  after: string[];
}

type Values = Readonly<Record<string, unknown>>;

type FormerEntry = Values & { exercise: { name: string } };

/** A WOD at some time: absent fields are left out. */
export interface FormerWod {
  wod: Values;
  entries: readonly FormerEntry[];
}

/** What differs between two states of a WOD, in the order of its form; none only where they say the same. */
export function wodChanges(before: FormerWod, after: FormerWod): FieldChange[] {
  return [...fieldChanges(WOD_FIELDS, before.wod, after.wod), ...movementChanges(before, after)];
}

/** What differs between two states of an exercise. */
export const exerciseChanges = (before: Values, after: Values): FieldChange[] => [
  ...fieldChanges(EXERCISE_FIELDS, before, after),
  ...changeOf('To be reviewed', flagText(before.needsReview), flagText(after.needsReview)),
];

function fieldChanges(table: Fields, before: Values, after: Values): FieldChange[] {
  return contentOf(table).flatMap(([name, field]) => changeOf(field.label, fieldText(field, before[name]), fieldText(field, after[name])));
}

const changeOf = (field: string, before: string[], after: string[]): FieldChange[] =>
  before.join('\n') === after.join('\n') ? [] : [{ field, before, after }];

/** The lines of the board that differ; what no line shows by the name of its exercise. */
function movementChanges(before: FormerWod, after: FormerWod): FieldChange[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const isSameBoard = was.join('\n') === is.join('\n');
  const lines = changeOf('Movements', without(was, is), without(is, was));
  const isReordered = lines.length === 0 && !isSameBoard;
  const details = after.entries.flatMap((entry, at) => entryChanges(before.entries[at], entry, isSameBoard));
  return [...(isReordered ? [{ field: 'Movements', before: was, after: is }] : lines), ...details];
}

/** What differs between the entries of a place; where lines of the board differ, only what no line shows. */
function entryChanges(before: FormerEntry | undefined, after: FormerEntry, isSameBoard: boolean): FieldChange[] {
  const { name } = after.exercise;
  // The board names every movement.
  if (before?.exercise.name !== name) return [];
  return contentOf(WOD_ENTRY_FIELDS)
    .filter(([column]) => isSameBoard || column === 'scaled' || column === 'beginner')
    .flatMap(([column, field]) => changeOf(`${name}: ${field.label}`, fieldText(field, before?.[column]), fieldText(field, after[column])));
}

const without = (lines: readonly string[], others: readonly string[]) => lines.filter((line) => !others.includes(line));

/** The board without its headline, which the parameters say. */
const linesOf = ({ wod, entries }: FormerWod): string[] => {
  const { headline, parts } = writeBoard({ ...wod, exercises: entries } as unknown as BoardSubject, 'kg');
  return boardText({ headline, parts }).slice(1);
};

/** The words of enumerations that have some, by their name. */
const WORDS: Readonly<Record<string, (value: string) => string | undefined>> = {
  WodType: (value) => wordOf(WOD_TYPE_LABEL, value),
  WodScore: (value) => wordOf(WOD_SCORE_LABEL, value),
  EntryUnit: (value) => wordOf(ENTRY_UNIT_LABEL, value),
  WodCategory: (value) => wordOf(WOD_CATEGORY_LABEL, value)?.one,
  Equipment: (value) => EQUIPMENT_FACTS[value as Equipment]?.label,
  KitItem: (value) => kitItemLabel(value as KitItem),
  Need: (value) => kitItemLabel(value as KitItem),
};

const wordOf = <Word>(words: Readonly<Record<string, Word>>, value: string): Word | undefined => words[value];

/** A value in words; none where it is absent. */
function fieldText(field: ContentField, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  switch (field.kind) {
    case 'flag':
      return flagText(value);
    case 'choice':
      return [WORDS[field.name]?.(String(value)) ?? String(value)];
    case 'choices':
      return (value as string[]).map((one) => WORDS[field.name]?.(one) ?? one);
    case 'lines':
      return value as string[];
    case 'load':
      return [`${Number(value)} kg`];
    case 'whole':
      return [field.unit === undefined ? String(value) : `${String(value)} ${field.unit}`];
    case 'line':
    case 'text':
    case 'url':
      return String(value).split('\n');
  }
}

const flagText = (value: unknown): string[] => (value === true ? ['Yes'] : []);

const LINE_MAX = 200;
const LINES_MAX = 40;

/** The beginning of long texts, and the first of many changes. */
export const shortened = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.slice(0, LINES_MAX).map(({ field, before, after }) => ({ field, before: firstLines(before), after: firstLines(after) }));

const firstLines = (lines: readonly string[]): string[] =>
  lines.slice(0, LINES_MAX).map((line) => (line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1)}…` : line));
