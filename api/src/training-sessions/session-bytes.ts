import { contentOf, type Fields, SESSION_BLOCK_FIELDS, SESSION_ENTRY_FIELDS, SESSION_FIELDS, type TrainingSessionInput } from '@wod/domain';

/** Roughly what the read model takes for a session besides its texts, and for each WOD and each block in it. */
const EACH = 1024;
const EACH_LINE = 256;

/** The size of a table's texts. */
function textBytes(table: Fields, said: object): number {
  const values = said as Readonly<Record<string, unknown>>;
  return contentOf(table)
    .map(([name]) => values[name])
    .reduce<number>((sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0), 0);
}

/** The planner room that a session takes, in bytes. */
export function sessionBytes({ wods, blocks = [], ...session }: TrainingSessionInput): number {
  const lineBytes = (table: Fields, lines: readonly object[]) => lines.reduce<number>((sum, line) => sum + EACH_LINE + textBytes(table, line), 0);
  return EACH + textBytes(SESSION_FIELDS, session) + lineBytes(SESSION_ENTRY_FIELDS, wods) + lineBytes(SESSION_BLOCK_FIELDS, blocks);
}
