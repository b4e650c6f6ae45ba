import { type EmbeddedExercise, equipmentOfMovement, type Every, needsOf, type WodIndexEntry } from '@wod/domain';
import type { Slices } from './long-work.js';
import type { WodRecord } from './records.js';

/** How many WODs are written before others may get a turn: the text of 100,000 and then its bytes would take half a second in one go. */
const WRITTEN_AT_ONCE = 16;

type PickedExercise = Pick<EmbeddedExercise, 'name' | 'equipment' | 'needs'>;

/**
 * The library as a list to pick from.
 * @param wods in the order of the list
 * @returns the JSON of a list of `WodIndexEntry`
 */
export function* wodPicks(wods: Iterable<WodRecord>, exerciseOf: (id: string) => PickedExercise | undefined): Slices<Buffer> {
  const parts: Buffer[] = [];
  let written: string[] = [];
  const part = () => Buffer.from(`${parts.length === 0 ? '[' : ','}${written.join(',')}`);
  for (const wod of wods) {
    if (written.length === WRITTEN_AT_ONCE) {
      parts.push(part());
      written = [];
      yield;
    }
    written.push(JSON.stringify(picked(wod, exerciseOf)));
  }
  parts.push(part(), Buffer.from(']'));
  const whole = Buffer.allocUnsafeSlow(parts.reduce((bytes, { length }) => bytes + length, 0));
  let end = 0;
  for (const bytes of parts) {
    yield;
    end += bytes.copy(whole, end);
  }
  return whole;
}

function picked(
  { entries, estimatedDuration: minutes, ...wod }: WodRecord,
  exerciseOf: (id: string) => PickedExercise | undefined,
): Every<WodIndexEntry> {
  const { id, name, type, category, score, timeCapMinutes, minutesLow, minutesHigh } = wod;
  const exercises = entries
    .map(({ exerciseId }) => exerciseOf(exerciseId))
    .filter((exercise) => exercise !== undefined)
    .map((exercise) => ({ exercise }));
  const needs = needsOf({ ...wod, exercises });
  return {
    id,
    name,
    type,
    category,
    score,
    timeCapMinutes,
    minutesLow,
    minutesHigh,
    minutes,
    equipment: [...new Set(exercises.flatMap(({ exercise }) => equipmentOfMovement(exercise)))],
    needs: needs.length > 0 ? needs : undefined,
    movements: [...new Set(exercises.map(({ exercise }) => exercise.name))],
  };
}
