import { Column, type ColumnOptions } from 'typeorm';
import { type AnsweredValues, type ContentField, type ContentName, contentOf, type Fields, LIMITS } from '@wod/domain';
import { LOAD, WORD_LENGTH } from '../database/columns.js';

/** Texts that may be longer get a column without a length. */
const VARCHAR_MAX = 500;

type Kept = { readonly isNeeded: true } | { readonly isAlwaysThere: true } | { readonly isFalseWhenAbsent: true };

/** The content of a table as its columns store it. */
export type ContentValues<Table> = {
  [Name in ContentName<Table>]:
    | NonNullable<AnsweredValues<Table>[Name & keyof AnsweredValues<Table>]>
    | (Table[Name & keyof Table] extends Kept ? never : null);
};

/** The class of a table's columns, which an entity extends: the content, without its relations. */
export function contentColumns<Table extends Fields>(table: Table) {
  class ContentColumns {}
  for (const [name, field] of contentOf(table)) Column({ ...columnOf(field), nullable: !isKept(field) })(ContentColumns.prototype, name);
  return ContentColumns as new () => ContentValues<Table>;
}

/** The content of an input, as the columns store it. */
export function contentValues<Table extends Fields>(table: Table, input: object): ContentValues<Table> {
  const sent = input as Readonly<Record<string, unknown>>;
  return Object.fromEntries(contentOf(table).map(([name, field]) => [name, sent[name] ?? absent(field)])) as ContentValues<Table>;
}

/** A nullable flag has no default: with one, TypeORM would read back every row it has written. */
const absent = (field: ContentField): false | null => (field.kind === 'flag' && field.isFalseWhenAbsent ? false : null);
const isKept = (field: ContentField): boolean => field.isNeeded ?? field.isAlwaysThere ?? absent(field) === false;

function columnOf(field: ContentField): ColumnOptions {
  switch (field.kind) {
    case 'line':
    case 'text':
      return field.max > VARCHAR_MAX ? { type: 'text' } : { type: 'varchar', length: field.max };
    case 'url':
      return { type: 'varchar', length: LIMITS.urlMax };
    case 'choice':
      return { type: 'varchar', length: WORD_LENGTH };
    case 'whole':
      return { type: 'int' };
    case 'load':
      return LOAD;
    case 'flag':
      return { type: 'boolean' };
    case 'choices':
    case 'lines':
      return { type: 'simple-json' };
  }
}
