import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every column that it adds. TypeORM's own way of adding one writes the whole table anew on SQLite. */
const COLUMNS = [
  ['wods', 'minutesLow', 'integer NULL'],
  ['wods', 'minutesHigh', 'integer NULL'],
  ['wods', 'score', 'varchar(100) NULL'],
  ['wods', 'headline', 'varchar(200) NULL'],
  ['wods', 'stimulus', 'text NULL'],
  ['wods', 'dedication', 'text NULL'],
  ['wods', 'anyOrder', 'boolean NULL'],
  ['wods', 'aka', 'text NULL'],
  ['wod_entries', 'scaled', 'varchar(200) NULL'],
  ['wod_entries', 'beginner', 'varchar(200) NULL'],
  ['exercises', 'aliases', 'text NULL'],
  ['exercises', 'scaled', 'varchar(200) NULL'],
  ['exercises', 'beginner', 'varchar(200) NULL'],
] as const;

/** What is known of WODs and exercises beyond the prescription. */
export class KnownOfWods1760000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // MySQL keeps a column at once, so an upgrade that was interrupted has some already.
    for (const [table, column, type] of COLUMNS) {
      if (!(await runner.hasColumn(table, column))) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
