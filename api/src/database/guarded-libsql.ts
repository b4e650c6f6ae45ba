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
  override prepare<Parameters extends unknown[] | object = unknown[]>(sql: string) {
    const statement = super.prepare<Parameters>(sql);
    guard(statement as Bindable);
    return statement;
  }
}

function guard(statement: Bindable): void {
  for (const method of BINDING_METHODS) {
    const original = statement[method].bind(statement);
    statement[method] = (...values) => {
      const bound = values.flat();
      bound.forEach(assertBindable);
      // As one list, since libsql takes a single null for a list of named values.
      return original(bound);
    };
  }
}

function assertBindable(value: unknown): void {
  if (value === null || ['string', 'number', 'bigint', 'undefined'].includes(typeof value)) return;
  throw new TypeError(`A ${value instanceof Date ? 'Date' : typeof value} can't be bound to an SQL statement.`);
}
