import type { EmbeddedExercise, Exercise, Wod, WodEntryFields } from '@wod/domain';

/** An entry as held by the read model; the exercise is looked up, so that changes to it show everywhere. */
export interface EntryRecord extends WodEntryFields {
  exerciseId: string;
}

/** A WOD as held by the read model. */
export interface WodRecord extends Omit<Wod, 'exercises'> {
  entries: EntryRecord[];
}

/**
 * The wire form of a WOD.
 * @throws Error when an exercise is unknown, which the foreign key rules out
 */
export function toWod({ entries, ...wod }: WodRecord, exerciseOf: (id: string) => Exercise): Wod {
  return {
    ...wod,
    exercises: entries.map((entry, index) => ({
      id: `${wod.id}-${index + 1}`,
      ...entry,
      exercise: embedded(exerciseOf(entry.exerciseId)),
    })),
  };
}

function embedded({ id, name, description, equipment, needs, scaled, beginner }: Exercise): EmbeddedExercise {
  return { id, name, description, equipment, needs, scaled, beginner };
}
