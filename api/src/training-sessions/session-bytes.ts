import { contentOf, type Fields, SESSION_ENTRY_FIELDS, SESSION_FIELDS, type TrainingSessionInput } from '@wod/domain';

/** Roughly what the read model takes for a session besides its texts, and for each WOD in it. */
const EACH = 1024;
const EACH_WOD = 256;

/** The size of a table's texts. */
function textBytes(table: Fields, said: object): number {
  const values = said as Readonly<Record<string, unknown>>;
  return contentOf(table).map(([name]) => values[name]).reduce<number>((sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0), 0);
}

/** The planner room that a session takes, in bytes. */
export function sessionBytes({ wods, ...session }: TrainingSessionInput): number {
  return EACH + textBytes(SESSION_FIELDS, session) + wods.reduce((sum, wod) => sum + EACH_WOD + textBytes(SESSION_ENTRY_FIELDS, wod), 0);
}
