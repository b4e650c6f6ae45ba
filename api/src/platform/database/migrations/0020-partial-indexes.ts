import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['ix_wods_deleted_at', 'wods', 'deletedAt'],
  ['ix_wods_publish_at', 'wods', 'publishAt'],
  ['ix_training_sessions_deleted_at', 'training_sessions', 'deletedAt'],
] as const;

/**
 * Indexes of columns that are NULL in nearly all rows leave those rows out. SQLite, which doesn't count them, takes "IS NULL" for a rare
 * case and would look for everything else a query asks for in all of them. MySQL counts, and has no such indexes.
 */
export class PartialIndexes1760000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, (column) => ` WHERE ${column} IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, () => '');
  }
}

async function replace(runner: QueryRunner, where: (column: string) => string): Promise<void> {
  if (runner.connection.options.type === 'mysql') return;
  for (const [name, table, column] of INDEXES) {
    await runner.query(`DROP INDEX ${name}`);
    await runner.query(`CREATE INDEX ${name} ON ${table} (${column})${where(column)}`);
  }
}
