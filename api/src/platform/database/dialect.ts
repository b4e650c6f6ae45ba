import type { EntityManager } from 'typeorm';

/** A row as plain SQL answers it. */
export type Row = Record<string, unknown>;

/** What the two databases name differently: how one lists values as JSON, and the order in which it keeps rows. */
const DIALECTS = {
  mysql: { list: 'JSON_ARRAYAGG', place: 'id', start: '' },
  sqlite: { list: 'json_group_array', place: 'rowid', start: 0 },
} as const;

/** So many keep others waiting for about 10 ms while everything is loaded anew. */
const CHUNK = 250;

/** Reads with the SQL of the database behind a manager. */
export class Dialect {
  private readonly words: (typeof DIALECTS)[keyof typeof DIALECTS];

  constructor(private readonly manager: EntityManager) {
    this.words = manager.dataSource.options.type === 'mysql' ? DIALECTS.mysql : DIALECTS.sqlite;
  }

  async rows(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.manager.query(sql, values)) as Row[];
  }

  /** The expression for a row's lines in another table: a list of lists of values, in no promised order. */
  lines(columns: string, table: string, ofRow: string): string {
    return `CAST((SELECT ${this.words.list}(JSON_ARRAY(${columns})) FROM ${table} WHERE ${ofRow}) AS CHAR)`;
  }

  /** Everything that a condition leaves, some hundred rows at a time. */
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

/** mysql2 answers a Date; SQLite keeps "2026-01-31 12:00:00.000", in UTC. */
export const moment = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : `${String(value).replace(' ', 'T')}Z`;

/** A line of a row: its values, its position first. */
export type Line = readonly [position: number, ...values: unknown[]];

/** The lines of a row by position. */
export const linesOf = (json: unknown): Line[] => (JSON.parse((json as string | null) ?? '[]') as Line[]).sort(([a], [b]) => a - b);
