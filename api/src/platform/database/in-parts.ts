/** How many rows one statement names. */
const AT_ONCE = 500;

/**
 * How long the rows of one statement may be in all, as JSON. In bytes that is up to three times as much, and MySQL refuses what is longer than its
 * `max_allowed_packet`: with MariaDB 16 MB, unless an operator has set less.
 */
const STATEMENT_LENGTH = 250_000;

/** A list in parts that one statement can name. */
export function* inParts<Item>(list: readonly Item[], atOnce = AT_ONCE): Generator<Item[]> {
  for (let from = 0; from < list.length; from += atOnce) yield list.slice(from, from + atOnce);
}

/** Rows in parts that one statement can insert. */
export function* inStatements<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  let part: Row[] = [];
  let length = 0;
  for (const row of rows) {
    const { length: more } = JSON.stringify(row);
    if (part.length > 0 && length + more > STATEMENT_LENGTH) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(row);
    length += more;
  }
  if (part.length > 0) yield part;
}
