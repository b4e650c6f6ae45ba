import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, text, whole } from './column-options.js';
import { createTable, insertRow } from './repeatable.js';

/** Tells one library from another in the same database. */
export class LibraryIdentity1760000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, { name: 'library_identity', columns: [whole('id', key), text('epoch', 36)] });
    await insertRow(runner, 'library_identity', { id: 1, epoch: randomUUID() });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('library_identity');
  }
}
