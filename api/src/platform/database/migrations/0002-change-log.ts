import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, moment, optional, text, whole } from './column-options.js';
import { createTable } from './repeatable.js';

/** Who changed what, and when. */
export class ChangeLog1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'change_log',
      columns: [
        whole('id', { ...key, isGenerated: true, generationStrategy: 'increment' }),
        moment('at'),
        text('admin', 64),
        text('action', 20),
        text('subject', 20),
        text('subjectId', 36, optional),
        text('title', 255),
      ],
      indices: [{ name: 'ix_change_log_action_at', columnNames: ['action', 'at'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('change_log');
  }
}
