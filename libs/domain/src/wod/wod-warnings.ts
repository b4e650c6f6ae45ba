import type { Problem } from '../wire.js';
import type { WodInput } from './wod.js';

/**
 * What is probably forgotten. Unlike `wodProblems` it keeps nothing from being saved.
 * @returns at most one for each field
 */
export function wodWarnings({ type, exercises }: Pick<WodInput, 'type' | 'exercises'>): Problem[] {
  if (exercises.length === 0) return [{ field: 'exercises', message: 'It has no exercises yet: nobody can do it.' }];
  if (type === 'CHIPPER_EMOM' && !exercises.some(({ isEmomInterruption }) => isEmomInterruption)) {
    return [{ field: 'exercises', message: 'No exercise is marked as the interruption: nothing is done at the start of each interval.' }];
  }
  return [];
}
