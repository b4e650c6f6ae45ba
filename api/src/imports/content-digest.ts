import { createHash } from 'node:crypto';
import { contentOf, EXERCISE_FIELDS, type Fields, WOD_ENTRY_FIELDS, WOD_FIELDS } from '@wod/domain';

/** Digests in `former.json` are compared with new ones, so the way they are made must never change. */
const DIGEST_LENGTH = 16;

/** The columns of a WOD, and of its entries in their order. */
export interface WodColumns {
  wod: object;
  entries: readonly (object & { exerciseId: string })[];
}

/** The content of an exercise. No catalogue has videos, so an admin's is left out. */
export const exerciseContent = (columns: object): string => JSON.stringify(said(EXERCISE_FIELDS, columns));

/**
 * The content of a WOD, without its video. Estimated minutes are left out: they follow from the rest.
 * @param exerciseOf identifies an exercise, by its id
 */
export function wodContent({ wod, entries }: WodColumns, exerciseOf: (id: string) => string): string {
  const values = said(WOD_FIELDS, wod);
  const isOwn = values.some(([name]) => name === 'minutesAreOwn');
  return JSON.stringify([
    values.filter(([name]) => isOwn || name !== 'estimatedDuration'),
    entries.map((entry) => [exerciseOf(entry.exerciseId), said(WOD_ENTRY_FIELDS, entry)]),
  ]);
}

/** Identifies content. */
export const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);

/** By name, so that neither reordering the fields nor adding one later changes anything. */
function said(table: Fields, columns: object): [name: string, value: unknown][] {
  const values = columns as Readonly<Record<string, unknown>>;
  return contentOf(table)
    .map(([name]): [string, unknown] => [name, values[name] ?? false])
    .filter(([name, value]) => name !== 'videoUrl' && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
