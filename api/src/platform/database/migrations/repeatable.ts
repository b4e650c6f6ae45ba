import { type QueryRunner, Table, type TableOptions } from 'typeorm';

/*
 * MySQL commits each change of the tables at once, so a migration that was interrupted has already made some of them. What is made here is left as
 * it is where it is there already: the migration can be run again.
 */

/** Table, name and type of a column. TypeORM's own way of adding one rewrites the whole table on SQLite. */
export type Column = readonly [table: string, name: string, type: string];

/** Creates a table with its indexes and foreign keys, all at once. */
export async function createTable(runner: QueryRunner, table: TableOptions): Promise<void> {
  await runner.createTable(new Table(table), true);
}

export async function addColumns(runner: QueryRunner, columns: readonly Column[]): Promise<void> {
  for (const [table, name, type] of columns) {
    if (!(await runner.hasColumn(table, name))) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
  }
}

export async function createIndex(runner: QueryRunner, name: string, table: string, columns: readonly string[]): Promise<void> {
  const stored = await runner.getTable(table);
  if (!stored?.indices.some((index) => index.name === name)) await runner.query(`CREATE INDEX ${name} ON ${table} (${columns.join(', ')})`);
}

/** @param values by column, of which `id` is the key */
export async function insertRow(runner: QueryRunner, table: string, { id, ...values }: { id: number } & Record<string, unknown>): Promise<void> {
  const stored = (await runner.query(`SELECT id FROM ${table} WHERE id = ?`, [id])) as unknown[];
  if (stored.length > 0) return;
  const columns = Object.keys(values);
  const marks = columns.map(() => '?').join(', ');
  await runner.query(`INSERT INTO ${table} (id, ${columns.join(', ')}) VALUES (?, ${marks})`, [id, ...Object.values(values)]);
}

export async function dropColumns(runner: QueryRunner, columns: readonly Column[]): Promise<void> {
  for (const [table, name] of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
}
