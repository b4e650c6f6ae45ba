import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, key, optional, text, whole } from './column-options.js';
import { createTable } from './repeatable.js';

/** The WOD of each day, as it was drawn or pinned. It names a WOD that may leave the library, so it doesn't refer to its row. */
export class Days1760000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'days',
      columns: [text('date', 10, key), text('kind', 20), text('wodId', 36, optional), text('title', 120), flag('isPinned'), whole('contentVersion')],
      indices: [{ name: 'ix_days_content_version', columnNames: ['contentVersion'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('days');
  }
}
