import { randomNumbers, words } from './library.mjs';

/** The columns of the api's tables that made-up training sessions fill. */
export const SESSION_COLUMNS = {
  training_sessions: [
    'id',
    'name',
    'description',
    'totalMinutes',
    'mobilityMinutes',
    'cooldownMinutes',
    'notes',
    'isTemplate',
    'ownerKeyHash',
    'version',
    'bytes',
    'contentVersion',
    'createdAt',
    'updatedAt',
    'openedAt',
  ],
  session_entries: ['sessionId', 'position', 'wodId', 'notes'],
};

const BATCH = 2000;
const WODS_EACH = 10;
const NEWEST = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/**
 * Sessions of ten WODs, the newest first, a few thousand rows at a time; each from a different browser, every tenth a template.
 * @param {number} count
 * @param {readonly string[]} wodIds to choose from
 * @returns {Generator<{ table: keyof typeof SESSION_COLUMNS, rows: Record<string, unknown>[] }>}
 */
export function* sessionBatches(count, wodIds) {
  const random = randomNumbers(2);
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => session(done + index, random));
    yield { table: 'training_sessions', rows };
    yield {
      table: 'session_entries',
      rows: rows.flatMap(({ id }) =>
        Array.from({ length: WODS_EACH }, (_, position) => ({
          sessionId: id,
          position: position + 1,
          wodId: wodIds[Math.floor(random() * wodIds.length)],
          notes: position % 5 === 0 ? words(random, 5) : null,
        })),
      ),
    };
  }
}

/** @param {number} index @param {() => number} random */
function session(index, random) {
  const at = new Date(NEWEST - index * MINUTE_MS).toISOString().replace('T', ' ').replace('Z', '');
  const hex = index.toString(16);
  return {
    id: `00000000-0000-4000-8000-${hex.padStart(12, '0')}`,
    name: `${words(random, 3)} ${index}`,
    description: `${words(random, 15)}.`,
    totalMinutes: 60,
    mobilityMinutes: 10,
    cooldownMinutes: 5,
    notes: `${words(random, 15)}.`,
    isTemplate: index % 10 === 0 ? 1 : 0,
    ownerKeyHash: hex.padStart(64, '0'),
    version: 1,
    bytes: 4000,
    contentVersion: 0,
    createdAt: at,
    updatedAt: at,
    openedAt: at,
  };
}
