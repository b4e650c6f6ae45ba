import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, createIndex, dropColumns } from './repeatable.js';

const COLUMNS = [['wods', 'publishAt', 'varchar(30) NULL']] as const;
const INDEX = 'ix_wods_publish_at';

/** WODs that are not public yet. */
export class Publication1760000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await createIndex(runner, INDEX, 'wods', ['publishAt']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('wods', INDEX);
    await dropColumns(runner, COLUMNS);
  }
}
