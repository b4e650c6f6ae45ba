import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { ExerciseEntity } from '../exercises/index.js';
import { inParts } from '../platform/database/in-parts.js';
import type { WodImage } from '../wods/index.js';

/**
 * Gives former WODs exercises of the library as it is now: one that was merged into another since is the other one.
 * @returns for each image itself with those exercises, or undefined when one is gone
 */
export async function withExercisesOfNow(manager: EntityManager, images: readonly WodImage[]): Promise<(WodImage | undefined)[]> {
  const idsOf = ({ entries }: WodImage) => entries.map(({ exerciseId }) => String(exerciseId));
  const wanted = [...new Set(images.flatMap(idsOf))];
  const there = new Set<string>();
  for (const some of inParts(wanted)) {
    for (const { id } of await manager.find(ExerciseEntity, { select: { id: true }, where: { id: In(some) } })) there.add(id);
  }
  const merged = there.size === wanted.length ? [] : await manager.findBy(ExerciseEntity, { mergedIds: Not(IsNull()) });
  const now = (id: string) => (there.has(id) ? id : merged.find(({ mergedIds }) => mergedIds?.includes(id))?.id);
  return images.map((image) => {
    const entries = image.entries.map((entry) => ({ ...entry, exerciseId: now(String(entry.exerciseId)) }));
    return entries.every(({ exerciseId }) => exerciseId !== undefined) ? { ...image, entries } : undefined;
  });
}
