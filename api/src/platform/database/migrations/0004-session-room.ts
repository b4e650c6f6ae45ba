import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { FillsColumns } from './fills-columns.js';
import { addColumns, createIndex, dropColumns, insertRow } from './repeatable.js';

const TABLE = 'training_sessions';

const COLUMNS = [
  [TABLE, 'network', 'varchar(22) NULL'],
  [TABLE, 'widerNetwork', 'varchar(22) NULL'],
  [TABLE, 'widestNetwork', 'varchar(22) NULL'],
  [TABLE, 'bytes', 'integer NOT NULL DEFAULT 0'],
  [TABLE, 'openedAt', 'datetime(3) NULL'],
  [TABLE, 'contentVersion', 'integer NOT NULL DEFAULT 0'],
] as const;

const INDICES: Readonly<Record<string, string[]>> = {
  ix_training_sessions_room: ['ownerKeyHash', 'deletedAt', 'bytes'],
  ix_training_sessions_network: ['network'],
  ix_training_sessions_wider_network: ['widerNetwork'],
  ix_training_sessions_widest_network: ['widestNetwork'],
  ix_training_sessions_opened_at: ['openedAt'],
  ix_training_sessions_content_version: ['contentVersion'],
};

/** The size of a session, as `sessionBytes` counts it: 1 KB, its texts, and 256 bytes and the notes for each WOD. */
const TEXT_BYTES = 'OCTET_LENGTH(name) + COALESCE(OCTET_LENGTH(description), 0) + COALESCE(OCTET_LENGTH(notes), 0)';
const WOD_BYTES = 'SELECT COALESCE(SUM(256 + COALESCE(OCTET_LENGTH(notes), 0)), 0) FROM session_entries WHERE sessionId = training_sessions.id';

/** The planner room that training sessions take and from which networks, when they were last viewed, and a version for all of them. */
export class SessionRoom1760000000003 implements MigrationInterface, FillsColumns {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    for (const [name, columns] of Object.entries(INDICES)) await createIndex(runner, name, TABLE, columns);
    await insertRow(runner, 'content_version', { id: 2, version: 0 });
    await this.fill(runner);
  }

  async fill(database: Parameters<FillsColumns['fill']>[0]): Promise<void> {
    await database.query(
      `UPDATE training_sessions SET bytes = 1024 + ${TEXT_BYTES} + (${WOD_BYTES}), openedAt = COALESCE(openedAt, updatedAt) WHERE bytes = 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM content_version WHERE id = 2');
    for (const name of Object.keys(INDICES)) await runner.dropIndex(TABLE, name);
    await dropColumns(runner, COLUMNS);
  }
}
