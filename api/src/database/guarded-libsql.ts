import Database from 'libsql';

interface Bindable {
  run(...values: unknown[]): unknown;
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown;
  iterate(...values: unknown[]): unknown;
}

const BINDING_METHODS = ['run', 'get', 'all', 'iterate'] as const;

/**
 * libsql with a check of what is bound: anything but text, a number, a bigint or null would abort the whole process
 * instead of throwing.
 */
export class GuardedLibsql extends Database {
  override prepare: Database.Database['prepare'] = (sql) => {
    const statement = super.prepare(sql);
    guard(statement as Bindable);
    return statement as never;
  };
}

function guard(statement: Bindable): void {
  for (const method of BINDING_METHODS) {
    const original = statement[method].bind(statement);
    statement[method] = (...values) => {
      values.flat().forEach(assertBindable);
      return original(...values);
    };
  }
}

function assertBindable(value: unknown): void {
  if (value === null || ['string', 'number', 'bigint', 'undefined'].includes(typeof value)) return;
  throw new TypeError(`A ${value instanceof Date ? 'Date' : typeof value} can't be bound to an SQL statement.`);
}
