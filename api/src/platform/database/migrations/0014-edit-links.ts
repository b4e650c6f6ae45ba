import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from './repeatable.js';

const COLUMNS = [
  ['training_sessions', 'editLinkHash', 'varchar(64) NULL'],
  ['training_sessions', 'editors', 'text NULL'],
] as const;

/** Other browsers that may edit a session, and the link that lets them in. */
export class EditLinks1760000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
