import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, moment, optional, text, whole } from './column-options.js';
import { createTable } from './repeatable.js';

/** What WODs and exercises were before each change, and the steps by which an admin changed many at once. */
export class Revisions1760000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'steps',
      columns: [
        text('id', 36, key),
        moment('at'),
        text('admin', 64),
        text('kind', 20),
        text('title', 255),
        whole('total'),
        moment('undoneAt', optional),
      ],
      indices: [{ name: 'ix_steps_at', columnNames: ['at'] }],
    });
    await createTable(runner, {
      name: 'revisions',
      columns: [
        whole('id', { ...key, isGenerated: true, generationStrategy: 'increment' }),
        text('stepId', 36, optional),
        moment('at'),
        text('admin', 64),
        text('subject', 20),
        text('subjectId', 36),
        whole('version'),
        // A WOD with long notes in every entry has more bytes than MySQL's text.
        { name: 'before', type: runner.connection.options.type === 'mysql' ? 'mediumtext' : 'text', isNullable: true },
      ],
      indices: [
        { name: 'ix_revisions_subject', columnNames: ['subject', 'subjectId'] },
        { name: 'ix_revisions_step', columnNames: ['stepId'] },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('revisions');
    await runner.dropTable('steps');
  }
}
