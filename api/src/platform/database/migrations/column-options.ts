import type { TableColumnOptions } from 'typeorm';

type Options = Partial<TableColumnOptions>;

/** Builders for the columns of the migrations; each works unchanged on MySQL and SQLite. */
export const text = (name: string, length: number, more: Options = {}): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  ...more,
});
export const long = (name: string): TableColumnOptions => ({ name, type: 'text', isNullable: true });
export const whole = (name: string, more: Options = {}): TableColumnOptions => ({ name, type: 'integer', ...more });
export const load = (name: string): TableColumnOptions => ({ name, type: 'decimal', precision: 6, scale: 1, isNullable: true });
export const flag = (name: string): TableColumnOptions => ({ name, type: 'boolean' });
export const moment = (name: string, more: Options = {}): TableColumnOptions => ({ name, type: 'datetime', precision: 3, ...more });
export const key: Options = { isPrimary: true };
export const optional: Options = { isNullable: true };
