import { randomUUID } from 'node:crypto';
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { key, text, whole } from './column-options.js';

/** Tells one library from another in the same database. */
export class LibraryIdentity1760000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table({ name: 'library_identity', columns: [whole('id', key), text('epoch', 36)] }));
    await runner.query('INSERT INTO library_identity (id, epoch) VALUES (1, ?)', [randomUUID()]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('library_identity');
  }
}
