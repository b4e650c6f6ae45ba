import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from './repeatable.js';

const COLUMNS = [
  ['exercises', 'mergedIds', 'text NULL'],
  ['wods', 'restBetweenRounds', 'integer NULL'],
  ['wods', 'team', 'integer NULL'],
  ['wods', 'vestWeight', 'decimal(6,1) NULL'],
  ['wods', 'womenVestWeight', 'decimal(6,1) NULL'],
  ['wods', 'isVestOptional', 'boolean NULL'],
  ['wods', 'scaled', 'varchar(500) NULL'],
  ['wods', 'beginner', 'varchar(500) NULL'],
  ['wod_entries', 'unit', 'varchar(20) NULL'],
  ['wod_entries', 'isMax', 'boolean NULL'],
  ['wod_entries', 'minute', 'integer NULL'],
  ['wod_entries', 'restAfter', 'integer NULL'],
  ['wod_entries', 'partName', 'varchar(80) NULL'],
] as const;

/** What a coach writes on the board besides the prescription; and which exercises were merged into one. */
export class TheBoard1760000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    // It was a text that was never shown, and is now one of a few values.
    if (await runner.hasColumn('wods', 'score')) await runner.query('ALTER TABLE wods DROP COLUMN score');
    await runner.query('ALTER TABLE wods ADD COLUMN score varchar(20) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
