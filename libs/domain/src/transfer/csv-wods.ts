import { type ContentField, contentOf, type Fields } from '../field/field.js';
import { typedNumber } from '../field/typed-number.js';
import { LIMITS } from '../limits.js';
import { WOD_ENTRY_FIELDS, WOD_FIELDS } from '../wod/wod-fields.js';
import { asWritten, csvLine, harmless } from './csv-cells.js';
import { TRANSFER_LIMITS, TransferFileError } from './transfer-limits.js';
import type { TransferRecord } from './transfer-record.js';

/*
 * The table has a line for each exercise of a WOD. The first two columns, on every line, say which WOD it is; what else is said of the WOD
 * is on its first line. A spreadsheet can filter and sort by either, and nothing has to be changed in more than one place.
 */

interface CsvColumn {
  title: string;
  field: ContentField;
  /** of the record that it belongs to */
  name: string;
  of: 'wod' | 'entry';
}

const ENTRY = 'exercise ';
const columnsOf = (table: Fields, of: CsvColumn['of']): CsvColumn[] =>
  contentOf(table).map(([name, field]) => ({ title: of === 'entry' ? ENTRY + name : name, field, name, of }));

const ID = 'id';
const NAME = 'name';
const CREATED = 'createdAt';
const EXERCISE = 'exercise';
const [NAME_COLUMN, ...WOD_COLUMNS] = columnsOf(WOD_FIELDS, 'wod');
const ENTRY_COLUMNS = columnsOf(WOD_ENTRY_FIELDS, 'entry');
const TITLES = [ID, NAME, ...WOD_COLUMNS.map(({ title }) => title), CREATED, EXERCISE, ...ENTRY_COLUMNS.map(({ title }) => title)];
const COLUMN_OF = new Map([NAME_COLUMN, ...WOD_COLUMNS, ...ENTRY_COLUMNS].flatMap((column) => (column ? [[column.title.toLowerCase(), column] as const] : [])));
/** Columns without which no line says anything. */
const NEEDED = [NAME, 'type', EXERCISE];

/** Says that the text is UTF-8, which spreadsheets wouldn't guess. */
const BYTE_ORDER_MARK = '\ufeff';

/** WODs as a table, piece by piece. */
export function* csvFile(wods: Iterable<TransferRecord>): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(TITLES);
  for (const wod of wods) yield linesOf(wod).map(csvLine).join('');
}

function linesOf(wod: TransferRecord): string[][] {
  const entries = wod.exercises as readonly TransferRecord[];
  return (entries.length > 0 ? entries : [{}]).map((entry, index) => [
    cell(wod.id), cell(wod.name),
    ...WOD_COLUMNS.map(({ name }) => (index === 0 ? cell(wod[name]) : '')),
    index === 0 ? dateCell(String(wod.createdAt)) : '',
    cell(entry.exercise), ...ENTRY_COLUMNS.map(({ name }) => cell(entry[name])),
  ]);
}

function cell(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'yes';
  return typeof value === 'number' ? String(value) : harmless(Array.isArray(value) ? value.join('\n') : String(value));
}

/** In UTC, without the letters that keep a spreadsheet from reading it as a date. */
const dateCell = (moment: string): string => moment.slice(0, 19).replace('T', ' ');

/** A WOD as it was read from a table. */
export interface CsvWod {
  record: TransferRecord;
  /** the first of it */
  line: number;
}

/** Puts the lines of a table together to WODs. */
export class CsvWods {
  private columns: ({ at: number } & CsvColumn)[] = [];
  private places = new Map<string, number>();
  private wod: (CsvWod & { entries: TransferRecord[] }) | undefined;
  /** What the table has and this library doesn't know. */
  readonly unknownColumns: string[] = [];

  /** @param titles the first line. @throws TransferFileError when it isn't a table of WODs */
  begin(titles: readonly string[]): void {
    if (titles.length > TRANSFER_LIMITS.columnsMax) throw new TransferFileError(`Line 1: a table can have at most ${TRANSFER_LIMITS.columnsMax} columns.`);
    titles.forEach((title, at) => {
      const key = asWritten(title).trim().toLowerCase();
      const column = COLUMN_OF.get(key);
      if (key === '') return;
      if (this.places.has(key)) throw new TransferFileError(`Line 1: there are two columns “${title.trim().slice(0, LIMITS.nameMax)}”.`);
      this.places.set(key, at);
      if (column) this.columns.push({ ...column, at });
      else if (![ID, CREATED.toLowerCase(), EXERCISE].includes(key)) this.unknownColumns.push(title.trim().slice(0, LIMITS.nameMax));
    });
    const missing = NEEDED.find((title) => !this.places.has(title));
    if (missing !== undefined) throw new TransferFileError(`Line 1: the column “${missing}” is missing. Export a table to see what the columns are called.`);
  }

  /** @returns the WOD before, when the line begins another. @throws TransferFileError that names the line */
  take(cells: readonly string[], line: number): CsvWod | undefined {
    const at = (title: string) => asWritten(cells[this.places.get(title) ?? -1] ?? '').trim();
    const [id, name] = [at(ID), at(NAME)];
    const isSame = this.wod !== undefined && (id === '' || id === this.wod.record.id) && (name === '' || name === this.wod.record.name);
    const finished = isSame ? undefined : this.end();
    if (!isSame) this.wod = { line, entries: [], record: { ...(id !== '' && { id }), name, createdAt: at(CREATED.toLowerCase()) || undefined } };
    const { record, entries, line: first } = this.wod as CsvWod & { entries: TransferRecord[] };
    const entry: TransferRecord = {};
    for (const column of this.columns) {
      const text = asWritten(cells[column.at] ?? '').trim();
      if (text === '' || column.name === NAME) continue;
      const value = valueOf(column.field, text);
      if (column.of === 'entry') entry[column.name] = value;
      else if (first === line) record[column.name] = value;
      else if (JSON.stringify(record[column.name]) !== JSON.stringify(value)) {
        throw new TransferFileError(`Line ${line}: “${column.title}” isn’t what line ${first} says of this WOD. Only its first line needs it.`);
      }
    }
    const exercise = at(EXERCISE);
    if (exercise !== '' || Object.keys(entry).length > 0) entries.push({ exercise, ...entry });
    if (entries.length > LIMITS.wodEntriesMax) throw new TransferFileError(`Line ${line}: ${WOD_FIELDS.exercises.tooMany}.`);
    return finished;
  }

  /** The last WOD. */
  end(): CsvWod | undefined {
    const { wod } = this;
    this.wod = undefined;
    return wod && { line: wod.line, record: { ...wod.record, exercises: wod.entries } };
  }
}

const YES = ['yes', 'true', 'x', '1', 'y', 'ja', 'wahr'];
const NO = ['no', 'false', '0', 'n', 'nein', 'falsch'];

/** The value of a cell; a text that can't be one stays a text, which the rules of the field then refuse. */
function valueOf(field: ContentField, text: string): unknown {
  switch (field.kind) {
    case 'whole':
    case 'load': {
      const number = typedNumber(text);
      return Number.isNaN(number) ? text : number;
    }
    case 'flag':
      if (YES.includes(text.toLowerCase())) return true;
      return NO.includes(text.toLowerCase()) ? undefined : text;
    case 'lines':
    case 'choices':
      return text.split('\n').map((line) => line.trim()).filter((line) => line !== '');
    default:
      return text;
  }
}

/** A moment of a file, in ISO 8601; a spreadsheet may have written it in its own way. @returns undefined for what can't be read */
export function momentOf(text: string): string | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?Z?)?$/.exec(text)
    ?? swapped(/^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text));
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00', fraction = ''] = parts;
  const pad = (number: string) => number.padStart(2, '0');
  const iso = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}:${second}${fraction}Z`;
  return Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso).toISOString();
}

/** Day, month and year of a date that is written that way round. */
const swapped = (parts: RegExpExecArray | null): (string | undefined)[] | null => parts && [parts[0], parts[3], parts[2], parts[1], ...parts.slice(4)];
