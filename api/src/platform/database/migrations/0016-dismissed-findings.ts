import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { key, moment, text } from './column-options.js';

/** What an admin has dismissed in the inbox. */
export class DismissedFindings1760000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dismissed_findings',
        columns: [text('kind', 20, key), text('findingKey', 73, key), moment('at'), text('admin', 64)],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dismissed_findings');
  }
}
