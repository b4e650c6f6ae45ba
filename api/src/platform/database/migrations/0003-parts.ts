import { type EstimatedEntry, type EstimatedWod, estimateOfThen } from './0003-estimate.js';

type Query = (sql: string, values?: unknown[]) => Promise<unknown>;

interface WodRow extends Omit<EstimatedWod, 'entries'> {
  id: string;
  description: string | null;
  estimatedDuration: number | null;
}

interface EntryRow extends Omit<EstimatedEntry, 'partRounds'> {
  wodId: string;
  position: number;
  notes: string | null;
}

/** The notes of an entry: "part 2: 3 rounds" or "part 2" at their end was the part, the rest are the notes. */
interface ReadNotes {
  notes: string | null;
  part: number;
  partRounds: number | null;
}

const WODS_AT_ONCE = 500;
const WOD_COLUMNS = 'id, description, type, timeCapMinutes, intervalMinutes, rounds, startReps, repScheme, tabataCycles, estimatedDuration';
const PARTS_MAX = 20;
const ROUNDS_MAX = 1000;
const PART = /(?:^|;\s*)part (\d+)(?:: (\d+) rounds?)?$/;
/** How the description of a predefined WOD states its known length. */
const KNOWN_MINUTES = /^Total time: (\d+) minutes$/m;

/**
 * Fills the columns added by migration 0003: takes the parts out of the notes of the entries, and marks the WODs whose
 * minutes differ from the estimate.
 * @param query queries the database, in one transaction
 */
export async function carryOverParts(query: Query): Promise<void> {
  const all = async <Row>(sql: string, values: unknown[]) => (await query(sql, values)) as Row[];
  let after = '';
  for (;;) {
    const wods = await all<WodRow>(`SELECT ${WOD_COLUMNS} FROM wods WHERE id > ? ORDER BY id LIMIT ${WODS_AT_ONCE}`, [after]);
    const last = wods.at(-1);
    if (!last) return;
    after = last.id;
    const entries = await all<EntryRow>(
      'SELECT e.wodId, e.position, e.reps, e.distance, e.duration, e.timeCap, e.notes, x.equipment FROM wod_entries e ' +
        `JOIN exercises x ON x.id = e.exerciseId WHERE e.wodId IN (${marks(wods)}) ORDER BY e.wodId, e.position`,
      wods.map(({ id }) => id),
    );
    await moveParts(query, entries);
    await markOwn(query, wods, entries);
  }
}

/** Entries with the same text occur in the same places of many WODs, so they are written together. */
async function moveParts(query: Query, entries: readonly EntryRow[]): Promise<void> {
  const alike = new Map<string, { read: ReadNotes; position: number; wodIds: string[] }>();
  for (const { wodId, position, notes } of entries) {
    const read = readNotes(notes);
    if (!read) continue;
    const key = JSON.stringify([read, position]);
    const group = alike.get(key) ?? { read, position, wodIds: [] };
    group.wodIds.push(wodId);
    alike.set(key, group);
  }
  for (const { read, position, wodIds } of alike.values()) {
    await query(`UPDATE wod_entries SET notes = ?, part = ?, partRounds = ? WHERE position = ? AND wodId IN (${marks(wodIds)})`, [
      read.notes,
      read.part,
      read.partRounds,
      position,
      ...wodIds,
    ]);
  }
}

async function markOwn(query: Query, wods: readonly WodRow[], entries: readonly EntryRow[]): Promise<void> {
  const byWod = new Map(wods.map(({ id }) => [id, [] as EstimatedEntry[]]));
  for (const entry of entries) byWod.get(entry.wodId)?.push({ ...entry, partRounds: readNotes(entry.notes)?.partRounds ?? null });
  const own = wods.filter((wod) => isOwn(wod, byWod.get(wod.id) ?? [])).map(({ id }) => id);
  if (own.length > 0) await query(`UPDATE wods SET minutesAreOwn = ? WHERE id IN (${marks(own)})`, [1, ...own]);
}

function isOwn(wod: WodRow, entries: EstimatedEntry[]): boolean {
  if (wod.estimatedDuration === null) return false;
  const known = KNOWN_MINUTES.exec((wod.description ?? '').replaceAll('\r', ''))?.[1];
  return Number(known) === wod.estimatedDuration || estimateOfThen({ ...wod, entries }) !== wod.estimatedDuration;
}

function readNotes(notes: string | null): ReadNotes | undefined {
  const whole = (notes ?? '').trim();
  const match = PART.exec(whole);
  if (!match) return undefined;
  const [part, partRounds] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])];
  // Whatever could not be entered today stays in the notes.
  if (part < 1 || part > PARTS_MAX || (partRounds !== null && (partRounds < 1 || partRounds > ROUNDS_MAX))) return undefined;
  return { notes: whole.slice(0, match.index) || null, part, partRounds };
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
