import type { Field, Fields } from '@wod/domain';
import { type Line, moment, type Row } from '../database/dialect.js';

type Read = (value: unknown) => unknown;

const asIt: Read = (value) => value;
const asFlag: Read = (value) => Number(value) === 1;
/** One that isn't set is left out. */
const asMark: Read = (value) => (Number(value) === 1 ? true : undefined);
/** TypeORM has read what plain SQL answers as JSON. */
const asLines: Read = (value) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);

/** How a column is read; what is none has no way. */
function readOf(field: Field): Read | undefined {
  switch (field.kind) {
    case 'list':
    case 'part':
    case 'placeId':
    case 'count':
    case 'order':
      return undefined;
    case 'moment':
      return moment;
    case 'load':
    case 'version':
      return Number;
    case 'flag':
      return field.isAlwaysThere ? asFlag : asMark;
    case 'mark':
      return asMark;
    case 'lines':
      return asLines;
    case 'line':
    case 'text':
    case 'url':
    case 'whole':
    case 'choice':
    case 'reference':
    case 'id':
      return asIt;
  }
}

/**
 * Reads the rows of a table as the read model holds them: absent values are undefined, which JSON leaves out. Every record begins as a
 * copy of one blank, so that all have one shape.
 */
export class RowReader<Kept extends object> {
  private readonly columns: readonly (readonly [name: string, read: Read])[];
  private readonly blank: Record<string, unknown>;

  /** @param added what a record has besides, which the caller fills in */
  constructor(table: Fields, added: readonly (keyof Kept & string)[] = []) {
    this.columns = Object.entries(table).flatMap(([name, field]) => {
      const read = readOf(field);
      return read ? [[name, read] as const] : [];
    });
    const names = [...this.columns.map(([name]) => name), ...added];
    // What JSON.parse makes has room for its values in itself: each copy takes 16 bytes less than one of an object that grew.
    this.blank = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<string, unknown>;
    for (const name of names) this.blank[name] = undefined;
  }

  /** The columns as SELECT names them. */
  get select(): string {
    return this.columns.map(([name]) => name).join(', ');
  }

  /** A row by the names of its columns. */
  row(row: object): Kept {
    const record = { ...this.blank };
    for (const [name, read] of this.columns) {
      const value = (row as Row)[name];
      if (value !== null) record[name] = read(value);
    }
    return record as Kept;
  }

  /** A line of another row: its values in the order of the columns, behind its position. */
  line(line: Line): Kept {
    const record = { ...this.blank };
    let at = 0;
    for (const [name, read] of this.columns) {
      at += 1;
      const value = line[at];
      if (value !== null) record[name] = read(value);
    }
    return record as Kept;
  }
}
