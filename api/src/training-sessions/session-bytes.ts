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

/** Works out the columns of sessions that come from before there were any: what they take, and when they were last looked at. */
export async function fillSessionColumns(database: { query(sql: string): Promise<unknown> }): Promise<void> {
  const ofWods = `SELECT COALESCE(SUM(${EACH_WOD} + COALESCE(OCTET_LENGTH(notes), 0)), 0) FROM session_entries WHERE sessionId = training_sessions.id`;
  const ofTexts = 'OCTET_LENGTH(name) + COALESCE(OCTET_LENGTH(description), 0) + COALESCE(OCTET_LENGTH(notes), 0)';
  await database.query(
    `UPDATE training_sessions SET bytes = ${EACH} + ${ofTexts} + (${ofWods}), openedAt = COALESCE(openedAt, updatedAt) WHERE bytes = 0`,
  );
}
