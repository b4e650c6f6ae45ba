import { setImmediate as nextTurn } from 'node:timers/promises';
import { DayBook } from './day-book.js';
import type { LibraryRows } from './library-rows.js';
import type { WodRecord } from './records.js';
import { SessionIndex } from './session-index.js';
import type { SessionRecord } from './session-record.js';

/** Reads one state of the library, of its days and of all training sessions, in chunks between which others get a turn. */
export async function wholeLibrary(rows: LibraryRows) {
  const { epoch, versions } = await rows.state();
  const exerciseIndex = await rows.exerciseIndex();
  const days = new DayBook(await rows.days());
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
  const sessionIndex = new SessionIndex(sessions);
  const inLibrary = new Set(records.map(({ id }) => id));
  for (const { record } of await rows.wodsWith([...sessionIndex.shownWods()].filter((id) => !inLibrary.has(id)))) sessionIndex.keepWod(record);
  return { epoch, versions, exerciseIndex, days, records, sessionIndex };
}
