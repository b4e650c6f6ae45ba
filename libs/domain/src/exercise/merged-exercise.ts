import { LIMITS } from '../limits.js';
import { nameKey } from '../text/text.js';
import type { Exercise } from './exercise.js';

/** The body of POST /exercises/{id}/merge. */
export interface ExerciseMerge {
  /** the id of the exercise that stays */
  into: string;
  /** the version of the one that goes, as the admin saw it; a later one is refused with 409 */
  version?: number;
  /** the same of the one that stays */
  intoVersion?: number;
}

/** The answer to POST /exercises/{id}/merge. */
export interface MergedExercise {
  /** the one that stays, as it is now */
  exercise: Exercise;
  /** how many WODs have changed, deleted ones among them */
  wods: number;
  /** what POST /steps/{id}/undo takes */
  stepId: string;
}

/** What an exercise says that another one may take over. */
export type SaidOfExercise = Partial<Pick<Exercise, 'description' | 'videoUrl' | 'scaled' | 'beginner' | 'aliases'>> & Pick<Exercise, 'name'>;

/** What an exercise takes over from one that is merged into it where it says nothing itself. */
export const TAKEN_OVER = ['description', 'videoUrl', 'scaled', 'beginner'] as const;

/**
 * What an exercise says once another was merged into it: its name and what it says stay, what it doesn't say it takes over, and the
 * names of the other are among its other names, each once whatever its spelling.
 */
export function mergedExercise(from: SaidOfExercise, into: SaidOfExercise): Omit<SaidOfExercise, 'name'> {
  const byKey = new Map<string, string>();
  for (const name of [into.name, ...(into.aliases ?? []), from.name, ...(from.aliases ?? [])]) {
    if (!byKey.has(nameKey(name))) byKey.set(nameKey(name), name);
  }
  byKey.delete(nameKey(into.name));
  return {
    aliases: [...byKey.values()],
    ...Object.fromEntries(TAKEN_OVER.map((field) => [field, into[field] || from[field] || undefined])),
  };
}

/** Why an exercise can't be merged into another one: a sentence; undefined when it can. */
export function mergeRefusal(from: SaidOfExercise, into: SaidOfExercise): string | undefined {
  const { length } = mergedExercise(from, into).aliases ?? [];
  const most = LIMITS.otherNamesMax;
  return length > most
    ? `${into.name} would have ${length} other names, and at most ${most} fit. Take out ${length - most} of them first`
    : undefined;
}
