import type { DayRecord } from './day-book.js';
import type { ExerciseIndex } from './exercise-index.js';
import type { LibraryRows, Versions, WodChange } from './library-rows.js';
import type { SessionChange } from './session-reader.js';

/** What has changed since the state held in memory. */
export interface Changes {
  /** The versions after the changes. */
  versions: Versions;
  wods: WodChange[];
  /** Absent when the library is unchanged. */
  exercises?: ExerciseIndex;
  sessions: SessionChange[];
  days: DayRecord[];
}

/**
 * Reads what has changed, including the WODs that changed sessions show and that are not in the library.
 * @param isInLibrary whether the held state has a WOD
 * @returns undefined when nothing has changed
 */
export async function changesSince(
  held: Versions, rows: LibraryRows, isInLibrary: (wodId: string) => boolean,
): Promise<Changes | undefined> {
  const versions = await rows.versions();
  const changes: Changes = { versions, wods: [], sessions: [], days: [] };
  if (versions.library !== held.library) {
    changes.wods = await rows.changesSince(held.library);
    changes.exercises = await rows.exerciseIndex();
    changes.days = await rows.days(held.library);
  }
  if (versions.sessions !== held.sessions) {
    changes.sessions = await rows.sessions.changesSince(held.sessions);
    const changed = new Set(changes.wods.map(({ record }) => record.id));
    const shown = new Set(changes.sessions.flatMap(({ record }) => record?.entries.map(({ wodId }) => wodId) ?? []));
    const missing = [...shown].filter((id) => !isInLibrary(id) && !changed.has(id));
    changes.wods.push(...(await rows.wodsWith(missing)));
  }
  return versions.library === held.library && versions.sessions === held.sessions ? undefined : changes;
}
