import { equipmentOf } from '../exercise/equipment.js';
import type { ClassWod } from './class-rules.js';
import type { GeneratorWod } from './session-generator.js';
import type { SessionWod } from './session.js';

/** A WOD of a draft. Picked from the index, it has no exercises until it is loaded whole. */
export type DraftWod = Omit<SessionWod, 'exercises'> & Partial<Pick<SessionWod, 'exercises'>>;

/** Whether a WOD of a draft has its exercises. */
export function isWhole(wod: DraftWod): wod is SessionWod {
  return wod.exercises !== undefined;
}

/** What the index says of a WOD, as a draft holds it. */
export function pickedWod({ id, name, type, minutes: estimatedDuration, score, timeCapMinutes, minutesLow, minutesHigh }: GeneratorWod): DraftWod {
  return { id, name, type, estimatedDuration, score, timeCapMinutes, minutesLow, minutesHigh };
}

/** A kept WOD of a draft, as input for the generator and suggested classes; until it is whole, its movements are unknown. */
export function keptWod({
  id,
  name,
  type,
  estimatedDuration: minutes,
  score,
  timeCapMinutes,
  minutesLow,
  minutesHigh,
  exercises = [],
}: DraftWod): ClassWod {
  return {
    id,
    name,
    type,
    minutes,
    score,
    timeCapMinutes,
    minutesLow,
    minutesHigh,
    equipment: equipmentOf({ exercises }),
    movements: [...new Set(exercises.map(({ exercise }) => exercise.name))],
  };
}
