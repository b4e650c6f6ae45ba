import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from './columns.js';

const COLUMNS = [['wods', 'publishAt', 'varchar(30) NULL']] as const;
const INDEX = 'ix_wods_publish_at';

/** WODs that are not public yet. */
export class Publication1760000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    const table = await runner.getTable('wods');
    if (!table?.indices.some(({ name }) => name === INDEX)) await runner.query(`CREATE INDEX ${INDEX} ON wods (publishAt)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('wods', INDEX);
    await dropColumns(runner, COLUMNS);
  }
}
