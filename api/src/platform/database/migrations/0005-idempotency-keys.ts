import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, moment, text } from './column-options.js';
import { createTable } from './repeatable.js';

/** What was created by calls that may be repeated. */
export class IdempotencyKeys1760000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'idempotency_keys',
      columns: [text('hash', 64, key), text('bodyHash', 64), text('madeId', 36), moment('createdAt')],
      indices: [{ name: 'ix_idempotency_keys_created_at', columnNames: ['createdAt'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_keys');
  }
}
