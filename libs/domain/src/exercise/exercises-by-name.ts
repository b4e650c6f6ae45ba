import { nameKey } from '../text/text.js';

/** An exercise and what it is called. */
export interface NamedExercise {
  name: string;
  /** Other names that it goes by. */
  aliases?: readonly string[] | null | undefined;
}

/**
 * Finds exercises by what they are called, whatever the case, plural and punctuation: by their own name, or else by another name that they
 * go by. Where several go by it, it means the one whose own name comes first, as in a list.
 */
export class ExercisesByName<Known extends NamedExercise> {
  private readonly own = new Map<string, Known>();
  private readonly others = new Map<string, Known>();

  constructor(exercises: Iterable<Known>) {
    for (const exercise of exercises) this.add(exercise);
  }

  /** Adds one, also under a name that it has now: it goes on to be found by its former one, unless another exercise takes that. */
  add(exercise: Known): void {
    this.own.set(nameKey(exercise.name), exercise);
    for (const key of (exercise.aliases ?? []).map(nameKey)) {
      const other = this.others.get(key);
      if (!other || exercise.name.localeCompare(other.name, 'en') < 0) this.others.set(key, exercise);
    }
  }

  /** The exercise of this very name. */
  withName(name: string): Known | undefined {
    return this.own.get(nameKey(name));
  }

  /** The exercise that goes by this name. */
  named(name: string): Known | undefined {
    const key = nameKey(name);
    return this.own.get(key) ?? this.others.get(key);
  }

  /** What each exercise is found by, as `nameKey` writes names. */
  *keys(): Generator<readonly [key: string, exercise: Known]> {
    yield* this.own;
    for (const entry of this.others) if (!this.own.has(entry[0])) yield entry;
  }
}
