import { type ContentField, contentOf, type Fields } from '../field/field.js';
import { typedNumber } from '../field/typed-number.js';
import { LIMITS } from '../limits.js';
import { asWritten } from './csv-cells.js';
import { TRANSFER_LIMITS, TransferFileError } from './transfer-limits.js';
import type { TransferRecord } from './transfer-record.js';

export interface CsvColumn {
  title: string;
  field: ContentField;
  /** of the record that it belongs to */
  name: string;
}

/** A column for each field that somebody fills. */
export const csvColumns = (table: Fields, prefix = ''): CsvColumn[] =>
  contentOf(table).map(([name, field]) => ({ title: prefix + name, field, name }));

export const [ID, NAME, CREATED] = ['id', 'name', 'createdAt'] as const;

/** What was read of a table: a record, and its line in the file. */
export interface CsvItem {
  record: TransferRecord;
  line: number;
  /** What was made of a cell that says something else, as sentences for a person. */
  notes?: string[];
  unsaid: Unsaid;
}

/** The names of the fields that a table has no column for, so that it says nothing of them. */
export interface Unsaid {
  record: readonly string[];
  /** of the exercises of a WOD */
  entry: readonly string[];
}

/** Whatever isn't in a record of JSON is empty. */
export const NOTHING_UNSAID: Unsaid = { record: [], entry: [] };

interface KnownColumns<Column> {
  columns: readonly Column[];
  /** titles of others that are read, in small letters */
  others: readonly string[];
  /** titles without which no line says anything */
  needed: readonly string[];
}

/** The first line of a table that is read: which column is where. */
export class CsvTitles<Column extends CsvColumn> {
  /** Those that a record takes. */
  readonly columns: (Column & { at: number })[] = [];
  /** What the table has and this library doesn't know. */
  readonly unknown: string[] = [];
  /** Those that a record could take and the table doesn't have. */
  readonly missing: readonly Column[];
  private readonly places = new Map<string, number>();

  /** @throws TransferFileError when a column is missing or there twice */
  constructor(titles: readonly string[], { columns, others, needed }: KnownColumns<Column>) {
    if (titles.length > TRANSFER_LIMITS.columnsMax)
      throw new TransferFileError(`Line 1: a table can have at most ${TRANSFER_LIMITS.columnsMax} columns.`);
    titles.forEach((title, at) => {
      const key = keyOf(title);
      const column = columns.find((one) => one.title.toLowerCase() === key);
      if (key === '') return;
      if (this.places.has(key)) throw new TransferFileError(`Line 1: there are two columns “${title.trim().slice(0, LIMITS.nameMax)}”.`);
      this.places.set(key, at);
      if (column) this.columns.push({ ...column, at });
      else if (!others.includes(key)) this.unknown.push(title.trim().slice(0, LIMITS.nameMax));
    });
    this.missing = columns.filter(({ title }) => !this.places.has(keyOf(title)));
    const missing = needed.find((title) => !this.places.has(title));
    if (missing !== undefined)
      throw new TransferFileError(`Line 1: the column “${missing}” is missing. Export a table to see what the columns are called.`);
  }

  /** The text in a line's cell; '' where the table has no such column. */
  text(cells: readonly string[], title: string): string {
    return asWritten(cells[this.places.get(title.toLowerCase()) ?? -1] ?? '').trim();
  }
}

/** A title as it is compared. */
export const keyOf = (title: string): string => asWritten(title).trim().toLowerCase();

const YES = ['yes', 'true', 'x', '1', 'y', 'ja', 'wahr'];
const NO = ['no', 'false', '0', 'n', 'nein', 'falsch'];

/** Whether the text of a cell says yes. */
export const isYes = (text: string): boolean => YES.includes(text.toLowerCase());

/** The value of a cell; a text that can't be one stays a text, which the rules of the field then refuse. */
export function valueOf(field: ContentField, text: string): unknown {
  switch (field.kind) {
    case 'whole':
    case 'load': {
      const number = typedNumber(text);
      return Number.isNaN(number) ? text : number;
    }
    case 'flag':
      if (isYes(text)) return true;
      return NO.includes(text.toLowerCase()) ? undefined : text;
    case 'lines':
    case 'choices':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    default:
      return text;
  }
}
