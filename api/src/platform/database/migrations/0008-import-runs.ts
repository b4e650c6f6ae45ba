import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, long, moment, optional, text, whole } from './column-options.js';
import { createTable } from './repeatable.js';

/** The progress of imports. */
export class ImportRuns1760000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'import_runs',
      columns: [
        text('id', 36, key),
        whole('total'),
        whole('imported'),
        whole('skipped'),
        whole('failed'),
        long('errors'),
        moment('startedAt'),
        moment('seenAt'),
        moment('endedAt', optional),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('import_runs');
  }
}
