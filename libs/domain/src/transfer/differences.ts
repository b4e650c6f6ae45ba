import { EXERCISE_FIELDS } from '../exercise/exercise-fields.js';
import type { Fields } from '../field/field.js';
import { WOD_ENTRY_FIELDS, WOD_FIELDS } from '../wod/wod-fields.js';
import { saidOf, wodSaid } from './transfer-record.js';

/** One field that an import would change. */
export interface TransferChange {
  /** "Rounds", "Exercise 3: Reps" */
  label: string;
  /** as a person reads them; left out where there is nothing */
  before?: string;
  after?: string;
}

/** A WOD to be compared; its entries name their exercises. */
export interface ComparedWod {
  exercises: readonly (object & { exercise: string })[];
}

const SHOWN_MAX = 200;
const CHANGES_MAX = 40;

/** What differs between two exercises, in the order of the fields. */
export const exerciseDifferences = (before: object, after: object): TransferChange[] => changes(EXERCISE_FIELDS, saidOf(EXERCISE_FIELDS, before), saidOf(EXERCISE_FIELDS, after));

/** What differs between two WODs; of a great many, the first. A category that the second doesn't name stays. */
export function wodDifferences(before: ComparedWod & { category?: string }, after: ComparedWod & { category?: string }): TransferChange[] {
  const said = wodSaid({ ...after, category: after.category ?? before.category });
  const found = changes(WOD_FIELDS, wodSaid(before), said);
  const count = Math.max(before.exercises.length, after.exercises.length);
  for (let at = 0; at < count && found.length < CHANGES_MAX; at += 1) found.push(...entryChanges(at + 1, before.exercises[at], after.exercises[at]));
  return found.slice(0, CHANGES_MAX);
}

function entryChanges(number: number, before: ComparedWod['exercises'][number] | undefined, after: ComparedWod['exercises'][number] | undefined): TransferChange[] {
  const label = `Exercise ${number}`;
  if (!before || !after) return [change(label, before?.exercise, after?.exercise)];
  const name = before.exercise === after.exercise ? [] : [change(label, before.exercise, after.exercise)];
  const rest = changes(WOD_ENTRY_FIELDS, saidOf(WOD_ENTRY_FIELDS, before), saidOf(WOD_ENTRY_FIELDS, after));
  return [...name, ...rest.map((one) => ({ ...one, label: `${label}: ${one.label}` }))];
}

function changes(table: Fields, before: [string, unknown][], after: [string, unknown][]): TransferChange[] {
  const [was, is] = [new Map(before), new Map(after)];
  return Object.entries(table).flatMap(([name, field]): TransferChange[] => {
    if (!('label' in field) || JSON.stringify(was.get(name)) === JSON.stringify(is.get(name))) return [];
    return [change(field.label, was.get(name), is.get(name))];
  });
}

const change = (label: string, before: unknown, after: unknown): TransferChange => ({
  label, ...(before !== undefined && { before: shown(before) }), ...(after !== undefined && { after: shown(after) }),
});

function shown(value: unknown): string {
  const text = value === true ? 'yes' : Array.isArray(value) ? value.join(', ') : String(value);
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1)}…` : text;
}
