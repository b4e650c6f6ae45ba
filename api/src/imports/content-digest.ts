import { createHash } from 'node:crypto';
import { contentOf, EXERCISE_FIELDS, type Fields, WOD_ENTRY_FIELDS, WOD_FIELDS } from '@wod/domain';

/** Whoever writes a digest into `former.json` and whoever compares one has to make it in the same way for ever. */
const DIGEST_LENGTH = 16;

/** The columns of a WOD, and of its entries in their order. */
export interface WodColumns {
  wod: object;
  entries: readonly (object & { exerciseId: string })[];
}

/** What an exercise says. No catalogue has videos, so an admin's is left out. */
export const exerciseContent = (columns: object): string => JSON.stringify(said(EXERCISE_FIELDS, columns));

/**
 * What a WOD says, without its video. Minutes that are an estimate follow from the rest.
 * @param exerciseOf what stands for an exercise, by its id
 */
export function wodContent({ wod, entries }: WodColumns, exerciseOf: (id: string) => string): string {
  const values = said(WOD_FIELDS, wod);
  const isOwn = values.some(([name]) => name === 'minutesAreOwn');
  return JSON.stringify([
    values.filter(([name]) => isOwn || name !== 'estimatedDuration'),
    entries.map((entry) => [exerciseOf(entry.exerciseId), said(WOD_ENTRY_FIELDS, entry)]),
  ]);
}

/** By which content is known again. */
export const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);

/** By name, so that neither the order of a table nor a field that is added later changes anything. */
function said(table: Fields, columns: object): [name: string, value: unknown][] {
  const values = columns as Readonly<Record<string, unknown>>;
  return contentOf(table)
    .map(([name]): [string, unknown] => [name, values[name] ?? false])
    .filter(([name, value]) => name !== 'videoUrl' && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
