import { EXERCISE_FIELDS } from '../exercise/exercise-fields.js';
import { csvCell, csvLine, csvMoment, csvTitles } from './csv-cells.js';
import { CREATED, type CsvColumn, csvColumns, type CsvItem, CsvTitles, ID, isYes, keyOf, NAME, type Unsaid, valueOf } from './csv-columns.js';
import type { TransferRecord } from './transfer-record.js';

/* The table has a line for each exercise, in the order of the form. */

const REVIEW = 'needsReview';
const COLUMNS = csvColumns(EXERCISE_FIELDS);
const TITLES = [ID, ...COLUMNS.map(({ title }) => title), CREATED, REVIEW];
const NEEDED = [NAME, 'equipment'];
const KNOWN = { columns: COLUMNS, others: [ID, CREATED, REVIEW].map(keyOf), needed: NEEDED };

/** Exercises as a table, piece by piece. */
export function* csvExercises(exercises: Iterable<TransferRecord>): Generator<string> {
  yield csvTitles(TITLES);
  for (const exercise of exercises) {
    yield csvLine([
      csvCell(exercise[ID]),
      ...COLUMNS.map(({ name }) => csvCell(exercise[name])),
      csvMoment(String(exercise[CREATED])),
      csvCell(exercise[REVIEW]),
    ]);
  }
}

/** Whether a first line is that of a table of exercises: those of WODs have a type. */
export function isTableOfExercises(titles: readonly string[]): boolean {
  const keys = titles.map(keyOf);
  return NEEDED.every((title) => keys.includes(title)) && !keys.includes('type');
}

/** Reads the lines of a table of exercises. */
export class CsvExercises {
  readonly list = 'exercises';
  /** What the table has and this library doesn't know. */
  readonly unknownColumns: readonly string[];
  /** What the table could have and doesn't. */
  readonly missingColumns: readonly string[];
  private readonly unsaid: Unsaid;
  private readonly titles: CsvTitles<CsvColumn>;

  /** @param titles the first line. @throws TransferFileError when a column is there twice */
  constructor(titles: readonly string[]) {
    this.titles = new CsvTitles(titles, KNOWN);
    this.unknownColumns = this.titles.unknown;
    this.missingColumns = this.titles.missing.map(({ title }) => title);
    const isReviewSaid = titles.some((title) => keyOf(title) === keyOf(REVIEW));
    this.unsaid = { record: [...this.titles.missing.map(({ name }) => name), ...(isReviewSaid ? [] : [REVIEW])], entry: [] };
  }

  take(cells: readonly string[], line: number): CsvItem {
    const at = (title: string) => this.titles.text(cells, title);
    const said = this.titles.columns.flatMap(({ title, name, field }) => (at(title) === '' ? [] : [[name, valueOf(field, at(title))] as const]));
    const record = {
      ...(at(ID) !== '' && { id: at(ID) }),
      ...Object.fromEntries(said),
      createdAt: at(CREATED) || undefined,
      needsReview: isYes(at(REVIEW)),
    };
    return { line, record, unsaid: this.unsaid };
  }

  /** Each line was one. */
  end(): undefined {}
}
