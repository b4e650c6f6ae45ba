import type { Problem, WodInput } from '@wod/domain';
import { type EntityManager, In } from 'typeorm';
import { ExerciseEntity } from '../exercises/index.js';
import { LibraryRows } from '../library/library-rows.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import type { EquipmentOf } from './wod.mapper.js';

/**
 * A WOD whose entries name exercises of the library. Where they name one that was merged since, they go on to what it became.
 * @throws ProblemsException when an exercise is not in the library
 */
export async function withPresentExercises(manager: EntityManager, sent: WodInput): Promise<{ input: WodInput; equipmentOf: EquipmentOf }> {
  const ids = [...new Set(sent.exercises.map((entry) => entry.exerciseId))];
  const rows = await manager.find(ExerciseEntity, { select: { id: true, equipment: true }, where: { id: In(ids) } });
  const known = new Map(rows.map(({ id, equipment }) => [id, equipment]));
  const became = new Map<string, string>();
  const gone = ids.filter((id) => !known.has(id));
  const index = gone.length > 0 ? await new LibraryRows(manager).exerciseIndex() : undefined;
  for (const id of gone) {
    const exercise = index?.findLinked(id);
    if (!exercise) continue;
    became.set(id, exercise.id);
    known.set(exercise.id, exercise.equipment);
  }
  const exercises = sent.exercises.map((entry) => ({ ...entry, exerciseId: became.get(entry.exerciseId) ?? entry.exerciseId }));
  refuseProblems(
    exercises.flatMap(({ exerciseId }, at): Problem[] =>
      known.has(exerciseId) ? [] : [{ field: `exercises.${at}.exerciseId`, message: 'This exercise is not in the library' }],
    ),
  );
  return { input: { ...sent, exercises }, equipmentOf: (id) => known.get(id) ?? 'BODYWEIGHT' };
}
