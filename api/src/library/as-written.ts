import type { Exercise, Wod } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { ExerciseIndex } from './exercise-index.js';
import { LibraryRows } from './library-rows.js';
import { toWod } from './records.js';

/*
 * What a transaction has written, as it is answered: read from the rows, since the read model is only updated after the commit, and
 * possibly late.
 */

/** @returns undefined when there is no such WOD in the library */
export async function findWodRow(manager: EntityManager, id: string): Promise<Wod | undefined> {
  const rows = new LibraryRows(manager);
  const [found] = await rows.wodsWith([id]);
  if (!found || found.isDeleted) return undefined;
  const { record } = found;
  const exercises = new ExerciseIndex(await rows.exercises(record.entries.map(({ exerciseId }) => exerciseId)));
  return toWod(record, exercises.exerciseOf);
}

/** @returns undefined when there is no such exercise */
export async function findExerciseRow(manager: EntityManager, id: string): Promise<Exercise | undefined> {
  const rows = new LibraryRows(manager);
  const [exercise] = await rows.exercises([id]);
  return exercise && { ...exercise, wodCount: await rows.uses(id) };
}

/** @throws Error when there is no such WOD in the library */
export const wodAsWritten = async (manager: EntityManager, id: string): Promise<Wod> => there(await findWodRow(manager, id), id);

/** @throws Error when there is no such exercise */
export const exerciseAsWritten = async (manager: EntityManager, id: string): Promise<Exercise> => there(await findExerciseRow(manager, id), id);

function there<Found>(found: Found | undefined, id: string): Found {
  if (found === undefined) throw new Error(`${id} is not in the library, although it was written just now.`);
  return found;
}
