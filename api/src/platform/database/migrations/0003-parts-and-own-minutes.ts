import type { MigrationInterface, QueryRunner } from 'typeorm';
import { carryOverParts } from './0003-parts.js';
import { addColumns, createIndex, dropColumns } from './repeatable.js';
import type { FillsColumns } from './fills-columns.js';

const COLUMNS = [
  ['wods', 'minutesAreOwn', 'boolean NULL'],
  ['wod_entries', 'part', 'integer NULL'],
  ['wod_entries', 'partRounds', 'integer NULL'],
] as const;

/** Used by a new WOD to find the newest, in order to be newer. */
const NEWEST = 'ix_wods_created_at';

/** Moves the parts of a WOD from the notes of its entries to columns, and adds whether its minutes are the admin's own. */
export class PartsAndOwnMinutes1760000000002 implements MigrationInterface, FillsColumns {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await createIndex(runner, NEWEST, 'wods', ['createdAt']);
    // MySQL has ended the transaction here; there are many rows, so they get one of their own.
    await runner.commitTransaction();
    await runner.startTransaction();
    await this.fill(runner);
  }

  fill(database: Parameters<FillsColumns['fill']>[0]): Promise<void> {
    return carryOverParts((sql, values) => database.query(sql, values));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('wods', NEWEST);
    await dropColumns(runner, COLUMNS);
  }
}
