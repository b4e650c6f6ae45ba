import { LIMITS } from '../limits.js';
import { WOD_ENTRY_FIELDS, WOD_FIELDS } from '../wod/wod-fields.js';
import { asWritten, csvCell, csvLine, csvMoment, csvTitles } from './csv-cells.js';
import { CREATED, type CsvColumn, csvColumns, type CsvItem, CsvTitles, ID, NAME, type Unsaid, valueOf } from './csv-columns.js';
import { schemeOfDate } from './csv-scheme.js';
import { TransferFileError } from './transfer-limits.js';
import type { TransferRecord } from './transfer-record.js';

/*
 * The table has a line for each exercise of a WOD. The first two columns, on every line, say which WOD it is; what else is said of the WOD
 * is on its first line. A spreadsheet can filter and sort by either, and nothing has to be changed in more than one place.
 */

interface WodColumn extends CsvColumn {
  /** the record that it belongs to */
  of: 'wod' | 'entry';
}

const EXERCISE = 'exercise';
const SCHEME: keyof typeof WOD_FIELDS = 'repScheme';
const [NAME_COLUMN, ...WOD_COLUMNS] = csvColumns(WOD_FIELDS).map((column): WodColumn => ({ ...column, of: 'wod' }));
const ENTRY_COLUMNS = csvColumns(WOD_ENTRY_FIELDS, `${EXERCISE} `).map((column): WodColumn => ({ ...column, of: 'entry' }));
const TITLES = [ID, NAME, ...WOD_COLUMNS.map(({ title }) => title), CREATED, EXERCISE, ...ENTRY_COLUMNS.map(({ title }) => title)];
const KNOWN = {
  columns: [...(NAME_COLUMN ? [NAME_COLUMN] : []), ...WOD_COLUMNS, ...ENTRY_COLUMNS],
  others: [ID, CREATED.toLowerCase(), EXERCISE],
  needed: [NAME, 'type', EXERCISE],
};

const MINUTES: readonly string[] = ['estimatedDuration', 'minutesAreOwn', 'minutesLow', 'minutesHigh'] satisfies (keyof typeof WOD_FIELDS)[];

/** A table that has one of the columns of minutes says how long a WOD takes: the others would say otherwise. */
const together = (missing: readonly string[]): readonly string[] =>
  MINUTES.every((name) => missing.includes(name)) ? missing : missing.filter((name) => !MINUTES.includes(name));

/** WODs as a table, piece by piece. */
export function* csvWods(wods: Iterable<TransferRecord>): Generator<string> {
  yield csvTitles(TITLES);
  for (const wod of wods) yield linesOf(wod).map(csvLine).join('');
}

function linesOf(wod: TransferRecord): string[][] {
  const entries = wod.exercises as readonly TransferRecord[];
  return (entries.length > 0 ? entries : [{}]).map((entry, index) => [
    csvCell(wod.id),
    csvCell(wod.name),
    ...WOD_COLUMNS.map(({ name }) => (index === 0 ? csvCell(wod[name]) : '')),
    index === 0 ? csvMoment(String(wod.createdAt)) : '',
    csvCell(entry.exercise),
    ...ENTRY_COLUMNS.map(({ name }) => csvCell(entry[name])),
  ]);
}

/** Assembles WODs from the lines of a table. */
export class CsvWods {
  readonly list = 'wods';
  /** What the table has that this library doesn't know. */
  readonly unknownColumns: readonly string[];
  /** What the table could have and doesn't. */
  readonly missingColumns: readonly string[];
  private readonly unsaid: Unsaid;
  private readonly titles: CsvTitles<WodColumn>;
  private wod: (Required<Omit<CsvItem, 'unsaid'>> & { entries: TransferRecord[] }) | undefined;

  /** @param titles the first line. @throws TransferFileError when it isn't that of a table of WODs */
  constructor(titles: readonly string[]) {
    this.titles = new CsvTitles(titles, KNOWN);
    this.unknownColumns = this.titles.unknown;
    this.missingColumns = this.titles.missing.map(({ title }) => title);
    const missing = (of: WodColumn['of']) => this.titles.missing.filter((column) => column.of === of).map(({ name }) => name);
    this.unsaid = { record: together(missing('wod')), entry: missing('entry') };
  }

  /** @returns the WOD before, when the line begins another. @throws TransferFileError that names the line */
  take(cells: readonly string[], line: number): CsvItem | undefined {
    const at = (title: string) => this.titles.text(cells, title);
    const [id, name] = [at(ID), at(NAME)];
    const isSame = this.wod !== undefined && (id === '' || id === this.wod.record.id) && (name === '' || name === this.wod.record.name);
    const finished = isSame ? undefined : this.end();
    if (!isSame) this.wod = { line, entries: [], notes: [], record: { ...(id !== '' && { id }), name, createdAt: at(CREATED) || undefined } };
    const { record, entries, notes, line: first } = this.wod as NonNullable<typeof this.wod>;
    const entry: TransferRecord = {};
    for (const column of this.titles.columns) {
      const text = asWritten(cells[column.at] ?? '').trim();
      if (text === '' || column.name === NAME) continue;
      const scheme = column.name === SCHEME ? schemeOfDate(text) : undefined;
      if (scheme !== undefined && first === line) notes.push(`A spreadsheet has made a date of the rep scheme, ${text}. It is read as ${scheme}`);
      const value = scheme ?? valueOf(column.field, text);
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
  end(): CsvItem | undefined {
    const { wod } = this;
    this.wod = undefined;
    return (
      wod && {
        line: wod.line,
        record: { ...wod.record, exercises: wod.entries },
        unsaid: this.unsaid,
        ...(wod.notes.length > 0 && { notes: wod.notes }),
      }
    );
  }
}
