import type { MigrationInterface, QueryRunner } from 'typeorm';
import { key, moment, text } from './column-options.js';
import { createTable } from './repeatable.js';

/** Sign-ins that were ended before they expired. */
export class EndedTokens1760000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'ended_tokens',
      columns: [text('id', 36, key), moment('expiresAt')],
      indices: [{ name: 'ix_ended_tokens_expires_at', columnNames: ['expiresAt'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ended_tokens');
  }
}
