import type { DayRecord } from './day-book.js';
import type { ExerciseIndex } from './exercise-index.js';
import type { LibraryRows, Versions, WodChange } from './library-rows.js';
import type { SessionChange } from './session-reader.js';

/** What has changed since the state held in memory. */
export interface Changes {
  /** The versions after the changes. */
  versions: Versions;
  wods: WodChange[];
  /** Absent when the library is unchanged; the one that is held when no exercise has changed. */
  exercises?: ExerciseIndex;
  sessions: SessionChange[];
  days: DayRecord[];
}

/** What is in memory. */
interface Held {
  versions: Versions;
  exercises: ExerciseIndex;
  isInLibrary: (wodId: string) => boolean;
}

/**
 * Reads what has changed, including the WODs that changed sessions show and that are not in the library.
 * @param versions that the database has by now
 */
export async function changesSince({ versions: held, exercises, isInLibrary }: Held, versions: Versions, rows: LibraryRows): Promise<Changes> {
  const changes: Changes = { versions, wods: [], sessions: [], days: [] };
  if (versions.library !== held.library) {
    changes.wods = await rows.changesSince(held.library);
    changes.exercises = await rows.exerciseIndex(exercises);
    changes.days = await rows.days(held.library);
  }
  if (versions.sessions !== held.sessions) {
    changes.sessions = await rows.sessions.changesSince(held.sessions);
    const changed = new Set(changes.wods.map(({ record }) => record.id));
    const shown = new Set(changes.sessions.flatMap(({ record }) => record?.entries.map(({ wodId }) => wodId) ?? []));
    const missing = [...shown].filter((id) => !isInLibrary(id) && !changed.has(id));
    changes.wods.push(...(await rows.wodsWith(missing)));
  }
  return changes;
}
