import type { QueryRunner } from 'typeorm';

/** Table, name and type of a column. TypeORM's own way of adding one writes the whole table anew on SQLite. */
export type Column = readonly [table: string, name: string, type: string];

/** MySQL keeps a column at once, so an upgrade that was interrupted has some already. */
export async function addColumns(runner: QueryRunner, columns: readonly Column[]): Promise<void> {
  for (const [table, name, type] of columns) {
    if (!(await runner.hasColumn(table, name))) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
  }
}

export async function dropColumns(runner: QueryRunner, columns: readonly Column[]): Promise<void> {
  for (const [table, name] of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
}
