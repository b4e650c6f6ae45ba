import { contentOf, type Fields, SESSION_ENTRY_FIELDS, SESSION_FIELDS, type TrainingSessionInput } from '@wod/domain';

/** Roughly what the read model holds of a session besides its texts, and of each WOD in it. */
const EACH = 1024;
const EACH_WOD = 256;

/** What the texts of a table take. */
function textBytes(table: Fields, said: object): number {
  const values = said as Readonly<Record<string, unknown>>;
  return contentOf(table).map(([name]) => values[name]).reduce<number>((sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0), 0);
}

/** What a session takes of the planner's room, in bytes. */
export function sessionBytes({ wods, ...session }: TrainingSessionInput): number {
  return EACH + textBytes(SESSION_FIELDS, session) + wods.reduce((sum, wod) => sum + EACH_WOD + textBytes(SESSION_ENTRY_FIELDS, wod), 0);
}
