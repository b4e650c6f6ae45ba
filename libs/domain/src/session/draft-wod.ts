import { equipmentOf } from '../exercise/equipment.js';
import type { ClassWod } from './class-rules.js';
import type { GeneratorWod } from './session-generator.js';
import type { SessionWod } from './session.js';

/** A WOD of a draft. Picked from the index it has no exercises until it is known whole. */
export type DraftWod = Omit<SessionWod, 'exercises'> & Partial<Pick<SessionWod, 'exercises'>>;

export function isWhole(wod: DraftWod): wod is SessionWod {
  return wod.exercises !== undefined;
}

/** What the index says of a WOD, as a draft holds it. */
export function pickedWod({ id, name, type, minutes: estimatedDuration, score, timeCapMinutes, minutesLow, minutesHigh }: GeneratorWod): DraftWod {
  return { id, name, type, estimatedDuration, score, timeCapMinutes, minutesLow, minutesHigh };
}

/** A WOD of a draft that stays, as the generator and a suggested class take it; until it is whole, nothing is known of its movements. */
export function keptWod({ id, name, type, estimatedDuration: minutes, score, timeCapMinutes, minutesLow, minutesHigh, exercises = [] }: DraftWod): ClassWod {
  return {
    id, name, type, minutes, score, timeCapMinutes, minutesLow, minutesHigh,
    equipment: equipmentOf({ exercises }),
    movements: [...new Set(exercises.map(({ exercise }) => exercise.name))],
  };
}
