import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { key, long, moment, optional, text, whole } from './column-options.js';
import { createTable } from './repeatable.js';

/** Files that are imported: what was sent, and what the library makes of each of their lines. */
export class Transfers1760000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A WOD at its limits is longer than a text of MySQL.
    const large = (name: string): TableColumnOptions => ({ name, type: runner.connection.options.type === 'mysql' ? 'mediumtext' : 'text' });
    await createTable(runner, {
      name: 'transfers',
      columns: [
        text('id', 36, key),
        text('fileName', 200),
        text('status', 20),
        long('notes'),
        long('counts'),
        whole('total'),
        whole('done'),
        text('outcome', 500, optional),
        text('stepId', 36, optional),
        moment('createdAt'),
        moment('seenAt'),
      ],
    });
    await createTable(runner, { name: 'transfer_parts', columns: [text('transferId', 36, key), whole('part', key), large('text')] });
    await createTable(runner, {
      name: 'transfer_lines',
      columns: [
        text('transferId', 36, key),
        whole('number', key),
        whole('line'),
        text('subject', 20),
        text('name', 255),
        text('state', 20),
        text('choice', 20),
        text('matchId', 36, optional),
        whole('matchVersion', optional),
        large('content'),
        large('report'),
      ],
      indices: [{ name: 'ix_transfer_lines_state', columnNames: ['transferId', 'state'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['transfer_lines', 'transfer_parts', 'transfers']) await runner.dropTable(table);
  }
}
