import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, optional, text, whole } from './column-options.js';
import { createTable } from './repeatable.js';

/** What a class has besides WODs, warm-up and cool-down. */
export class SessionBlocks1760000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'session_blocks',
      columns: [
        text('sessionId', 36, key),
        whole('position', key),
        text('title', 120),
        whole('minutes'),
        text('text', 500, optional),
        whole('place'),
      ],
      foreignKeys: [
        {
          name: 'fk_session_blocks_session',
          columnNames: ['sessionId'],
          referencedTableName: 'training_sessions',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
        },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('session_blocks');
  }
}
