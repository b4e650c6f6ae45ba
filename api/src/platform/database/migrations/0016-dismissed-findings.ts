import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, moment, text } from './column-options.js';
import { createTable } from './repeatable.js';

/** What an admin has dismissed in the inbox. */
export class DismissedFindings1760000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'dismissed_findings',
      columns: [text('kind', 20, key), text('findingKey', 73, key), moment('at'), text('admin', 64)],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dismissed_findings');
  }
}
