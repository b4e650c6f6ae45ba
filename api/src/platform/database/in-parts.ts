/** How many rows one statement names. */
const AT_ONCE = 500;

/** A list in parts that one statement can name. */
export function* inParts<Item>(list: readonly Item[], atOnce = AT_ONCE): Generator<Item[]> {
  for (let from = 0; from < list.length; from += atOnce) yield list.slice(from, from + atOnce);
}
