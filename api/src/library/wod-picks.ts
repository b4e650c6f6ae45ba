import { type EmbeddedExercise, type Every, needsOf, type WodIndexEntry } from '@wod/domain';
import type { Slices } from './long-work.js';
import type { WodRecord } from './records.js';

/** How many WODs are written before others may get a turn. */
const WRITTEN_AT_ONCE = 16;

type PickedExercise = Pick<EmbeddedExercise, 'name' | 'equipment' | 'needs'>;

/**
 * The library as a list to pick from.
 * @param wods in the order of the list
 * @returns the JSON of a list of `WodIndexEntry`
 */
export function* wodPicks(wods: Iterable<WodRecord>, exerciseOf: (id: string) => PickedExercise | undefined): Slices<Buffer> {
  const pieces: string[] = [];
  for (const wod of wods) {
    if (pieces.length % WRITTEN_AT_ONCE === 0) yield;
    pieces.push(JSON.stringify(picked(wod, exerciseOf)));
  }
  return Buffer.from(`[${pieces.join(',')}]`);
}

function picked({ entries, estimatedDuration: minutes, ...wod }: WodRecord, exerciseOf: (id: string) => PickedExercise | undefined): Every<WodIndexEntry> {
  const { id, name, type, category, score, timeCapMinutes, minutesLow, minutesHigh } = wod;
  const exercises = entries.map(({ exerciseId }) => exerciseOf(exerciseId)).filter((exercise) => exercise !== undefined);
  const needs = needsOf({ ...wod, exercises: exercises.map((exercise) => ({ exercise })) });
  return {
    id, name, type, category, score, timeCapMinutes, minutesLow, minutesHigh, minutes,
    equipment: [...new Set(exercises.map(({ equipment }) => equipment))],
    needs: needs.length > 0 ? needs : undefined,
    movements: [...new Set(exercises.map((exercise) => exercise.name))],
  };
}
