import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import {
  CsvExercises,
  CsvWods,
  isTableOfExercises,
  JsonItems,
  separatorOf,
  TRANSFER_LIMITS,
  TransferFileError,
  type TransferItem,
  type Unsaid,
} from '@wod/domain';

/** An exercise or a WOD of a file, as it was read. */
export interface FileItem {
  list: TransferItem['list'];
  /** What the text says, or the sentence that says why it can't be read. */
  record: unknown;
  line: number;
  /** What was made of it, where that isn't what it says, as sentences for a person. */
  notes?: string[];
  /** What its table has no column for; absent in JSON. */
  unsaid?: Unsaid;
}

/** Reads a file that comes in pieces. */
export type Pieces = () => AsyncIterable<string>;

/** What is known of a file once it has been read. */
export interface FileNotes {
  unknownColumns: readonly string[];
  missingColumns: readonly string[];
}

/**
 * The exercises and WODs of a file, JSON or a table.
 * @throws TransferFileError that names the line, when the file as a whole can't be read
 */
export async function* readFile(pieces: Pieces, notes: (found: FileNotes) => void): AsyncGenerator<FileItem> {
  const beginning = await firstPiece(pieces);
  const text = beginning.replace(/^\ufeff/, '').trimStart();
  if (text === '') throw new TransferFileError('The file is empty.');
  let count = 0;
  for await (const item of /^[{[]/.test(text) ? readJson(pieces) : readCsv(pieces, text, notes)) {
    count += 1;
    if (count > TRANSFER_LIMITS.itemsMax)
      throw new TransferFileError(`Line ${item.line}: a file can have at most ${TRANSFER_LIMITS.itemsMax} exercises and WODs. Cut it in two.`);
    yield item;
  }
}

async function firstPiece(pieces: Pieces): Promise<string> {
  for await (const piece of pieces()) return piece;
  return '';
}

async function* readJson(pieces: Pieces): AsyncGenerator<FileItem> {
  const items = new JsonItems();
  for await (const piece of pieces()) {
    for (const { list, text, line } of items.take(piece)) yield { list, line, record: parsed(text, line) };
  }
  items.end();
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new TransferFileError(`Line ${line}: this is no valid JSON.`);
  }
}

/** The first line of a file that a spreadsheet wrote may only name its separator. */
const NAMED_SEPARATOR = /^"?sep=[,;\t]"?$/i;

interface CsvLine {
  record: string[];
  info: { lines: number };
}

async function* readCsv(pieces: Pieces, beginning: string, notes: (found: FileNotes) => void): AsyncGenerator<FileItem> {
  const [first = '', second = ''] = beginning.split(/\r?\n|\r/);
  const isNamed = NAMED_SEPARATOR.test(first.trim());
  // Where the record that is parsed begins, which is ahead of the one that is read.
  let ahead = 1;
  const lines = Readable.from(withPlainLines(pieces())).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      max_record_size: TRANSFER_LIMITS.itemMax,
      delimiter: separatorOf(isNamed ? second : first),
      on_record: (found: string[], context) => {
        ahead = context.lines + 1;
        return found;
      },
    }),
  );
  let at = 1;
  let table: CsvWods | CsvExercises | undefined;
  try {
    for await (const { record, info } of lines as AsyncIterable<CsvLine>) {
      const line = at;
      at = info.lines + 1;
      if (isNamed && line === 1) continue;
      if (!table) {
        table = isTableOfExercises(record) ? new CsvExercises(record) : new CsvWods(record);
      } else if (record.some((cell) => cell.trim() !== '')) {
        const item = table.take(record, line);
        if (item) yield { list: table.list, ...item };
      }
    }
  } catch (error) {
    throw asFileError(error, ahead);
  }
  if (!table) return;
  const last = table.end();
  if (last) yield { list: table.list, ...last };
  notes(table);
}

/** Each line ends with one character, as they are counted. */
async function* withPlainLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let kept = '';
  for await (const piece of pieces) {
    const text = kept + piece;
    kept = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - kept.length).replaceAll('\r\n', '\n');
  }
  yield kept;
}

function asFileError(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new TransferFileError(`Line ${line}: this is longer than any WOD can be. Is a quotation mark missing?`);
  return new TransferFileError(
    `Line ${line}: a quotation mark is missing, or stands where it can’t. A text with one is put in quotation marks, and has it twice: "24"" box".`,
  );
}
