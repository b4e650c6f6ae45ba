import type { QueryRunner } from 'typeorm';

/** Table, name and type of a column. TypeORM's own way of adding one rewrites the whole table on SQLite. */
export type Column = readonly [table: string, name: string, type: string];

/** MySQL commits a column at once, so an interrupted upgrade has already added some. */
export async function addColumns(runner: QueryRunner, columns: readonly Column[]): Promise<void> {
  for (const [table, name, type] of columns) {
    if (!(await runner.hasColumn(table, name))) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
  }
}

export async function dropColumns(runner: QueryRunner, columns: readonly Column[]): Promise<void> {
  for (const [table, name] of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
}
