import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { moment, optional, text, whole } from './column-options.js';
import type { FillsColumns } from './fills-columns.js';

const TABLE = 'training_sessions';

const COLUMNS = [
  text('network', 22, optional),
  text('widerNetwork', 22, optional),
  text('widestNetwork', 22, optional),
  whole('bytes', { default: 0 }),
  moment('openedAt', optional),
  whole('contentVersion', { default: 0 }),
];

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
    await runner.addColumns(
      TABLE,
      COLUMNS.map((column) => new TableColumn(column)),
    );
    await runner.createIndices(
      TABLE,
      Object.entries(INDICES).map(([name, columnNames]) => new TableIndex({ name, columnNames })),
    );
    await runner.query('INSERT INTO content_version (id, version) VALUES (2, 0)');
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
    await runner.dropColumns(
      TABLE,
      COLUMNS.map((column) => new TableColumn(column)),
    );
  }
}
