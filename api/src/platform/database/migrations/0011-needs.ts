import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from './repeatable.js';

const COLUMNS = [
  ['exercises', 'needs', 'text NULL'],
  ['wods', 'needs', 'text NULL'],
] as const;

/** What a movement or a WOD needs besides equipment: a partner, a pool, plates. */
export class Needs1760000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
