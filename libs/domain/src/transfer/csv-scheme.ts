/** What a spreadsheet makes of "12-9-6": 12/9/2006, 12.09.2006 or, where dates begin with the year, 2012-09-06. */
const DATES = [/^(\d\d?)\/(\d\d?)\/(\d{4})$/, /^(\d\d?)\.(\d\d?)\.(\d{4}|\d\d)$/, /^(\d{4})-(\d\d)-(\d\d)$/];
/** The years that spreadsheets take two digits for. */
const [FIRST_YEAR, LAST_YEAR] = [1930, 2029];

/**
 * The rep scheme in a cell of a table. A scheme that a spreadsheet has turned into a date is turned back: dates keep the order of the
 * three numbers, and have the one of the year in full.
 * @returns undefined for a text that is no such date
 */
export function schemeOfDate(text: string): string | undefined {
  const [, ...parts] = DATES.map((date) => date.exec(text)).find((found) => found !== null) ?? [];
  if (parts.length === 0) return undefined;
  const isDate = parts.every((part) => part.length < 4 || (Number(part) >= FIRST_YEAR && Number(part) <= LAST_YEAR));
  const reps = parts.map((part) => Number(part.slice(-2)));
  return isDate && reps.every((count) => count > 0) ? reps.join('-') : undefined;
}
