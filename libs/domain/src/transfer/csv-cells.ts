/*
 * A spreadsheet takes a cell that begins with one of these for a formula, also where it cuts lines at other separators than ours. An
 * apostrophe before it makes it text; one that is there already gets another, so that reading takes away exactly what writing added.
 */
const FORMULA = /(?<=^|[;,\t\r\n"])(?='*[=+\-@\t\r＝＋－＠])/g;
const HARMLESS = /(?<=^|[;,\t\r\n"])'(?='*[=+\-@\t\r＝＋－＠])/g;

/** The text of a cell as it is written. */
export const harmless = (text: string): string => text.replace(FORMULA, "'");

/** The text of a cell that was written by `harmless`. */
export const asWritten = (text: string): string => text.replace(HARMLESS, '');

/** One line of a table (RFC 4180), ending with CR LF. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** The first line of a table, with the mark that says that the text is UTF-8, which spreadsheets wouldn't guess. */
export const csvTitles = (titles: readonly string[]): string => `\ufeff${csvLine(titles)}`;

/** The text of a cell for a value. */
export function csvCell(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'yes';
  return typeof value === 'number' ? String(value) : harmless(Array.isArray(value) ? value.join('\n') : String(value));
}

/** A moment in UTC, without the letters that keep a spreadsheet from reading it as a date. @param moment in ISO 8601 */
export const csvMoment = (moment: string): string => moment.slice(0, 19).replace('T', ' ');

const quoted = (cell: string): string => (/["\r\n,;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Which separator the first line of a table is cut at: a spreadsheet in some languages writes semicolons. */
export function separatorOf(firstLine: string): Separator {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce<Separator>((best, one) => (count(one) > count(best) ? one : best), ',');
}
