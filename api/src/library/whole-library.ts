import { setImmediate as nextTurn } from 'node:timers/promises';
import { ExerciseShelf } from './exercise-index.js';
import type { LibraryRows } from './library-rows.js';
import type { WodRecord } from './records.js';
import { SessionShelf } from './session-index.js';
import type { SessionRecord } from './session-record.js';

/** Reads one state of the library and of all training sessions, in chunks between which others get a turn. */
export async function wholeLibrary(rows: LibraryRows) {
  const [epoch, versions] = [await rows.epoch(), await rows.versions()];
  const shelf = new ExerciseShelf(await rows.exercises());
  const records: WodRecord[] = [];
  for await (const chunk of rows.wods()) {
    records.push(...chunk);
    await nextTurn();
  }
  const sessions: SessionRecord[] = [];
  for await (const chunk of rows.sessions.all()) {
    sessions.push(...chunk);
    await nextTurn();
  }
  const planned = new SessionShelf(sessions);
  const inLibrary = new Set(records.map(({ id }) => id));
  for (const { record } of await rows.wodsWith([...planned.shownWods()].filter((id) => !inLibrary.has(id)))) planned.keepWod(record);
  return { epoch, versions, shelf, records, planned };
}
