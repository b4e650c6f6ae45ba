import type { Exercise, Wod } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { ExerciseShelf } from './exercise-shelf.js';
import { LibraryRows } from './library-rows.js';
import { toWod } from './records.js';

/*
 * What a transaction has written, as it is answered: from the rows, since the read model takes it in only after the commit, and
 * may be late with that.
 */

/** @throws Error when there is no such WOD in the library */
export async function wodAsWritten(manager: EntityManager, id: string): Promise<Wod> {
  const rows = LibraryRows.within(manager);
  const record = await rows.wod(id);
  if (!record) throw new Error(`The WOD ${id} is not in the library.`);
  const shelf = new ExerciseShelf(await rows.exercises(record.entries.map(({ exerciseId }) => exerciseId)));
  return toWod(record, shelf.exerciseOf);
}

/** @throws Error when there is no such exercise */
export async function exerciseAsWritten(manager: EntityManager, id: string): Promise<Exercise> {
  const rows = LibraryRows.within(manager);
  const [exercise] = await rows.exercises([id]);
  if (!exercise) throw new Error(`The exercise ${id} is not in the library.`);
  return { ...exercise, wodCount: await rows.uses(id) };
}
