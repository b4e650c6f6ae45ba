import type { EntityManager } from 'typeorm';

/** A row as returned by plain SQL. */
export type Row = Record<string, unknown>;

/** What the two databases name differently: how to aggregate values as JSON, and the order in which rows are stored. */
const DIALECTS = {
  mysql: { list: 'JSON_ARRAYAGG', place: 'id', start: '' },
  sqlite: { list: 'json_group_array', place: 'rowid', start: 0 },
} as const;

/** This many block others for about 10 ms while everything is reloaded. */
const CHUNK = 250;

/** Reads in the SQL dialect of a manager's database. */
export class Dialect {
  private readonly words: (typeof DIALECTS)[keyof typeof DIALECTS];

  constructor(private readonly manager: EntityManager) {
    this.words = manager.dataSource.options.type === 'mysql' ? DIALECTS.mysql : DIALECTS.sqlite;
  }

  async rows(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.manager.query(sql, values)) as Row[];
  }

  /** The expression for a row's lines in another table, as JSON: a list of lists of values, in no guaranteed order. */
  lines(columns: string, table: string, ofRow: string): string {
    return `(SELECT ${this.words.list}(JSON_ARRAY(${columns})) FROM ${table} WHERE ${ofRow})`;
  }

  /** All rows that match a condition, a few hundred at a time. */
  async *chunks(select: string, table: string, where: string): AsyncGenerator<Row[]> {
    const { place, start } = this.words;
    let after: unknown = start;
    for (;;) {
      const sql = `SELECT ${select}, ${place} AS place FROM ${table} WHERE ${place} > ? AND ${where} ORDER BY ${place} LIMIT ${CHUNK}`;
      const rows = await this.rows(sql, [after]);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.place;
    }
  }
}

/** mysql2 returns a Date; SQLite stores "2026-01-31 12:00:00.000", in UTC, which JSON of MySQL has with more digits. */
export const moment = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : `${String(value).slice(0, 10)}T${String(value).slice(11, 23)}Z`;

/** JSON as text, which no driver parses. */
export const jsonText = (expression: string): string => `CAST(${expression} AS CHAR)`;

/** JSON that plain SQL returned as text, or that was parsed with what it is a part of. */
export const parsed = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json);

/** A line of a row: its position, then its values. */
export type Line = readonly [position: number, ...values: unknown[]];

/** The lines of a row by position. */
export const linesOf = (json: unknown): Line[] => ((parsed(json) as Line[] | null) ?? []).sort(([a], [b]) => a - b);
