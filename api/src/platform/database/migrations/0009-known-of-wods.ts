import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from './repeatable.js';

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

/** What is known about WODs and exercises beyond the prescription. */
export class KnownOfWods1760000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
