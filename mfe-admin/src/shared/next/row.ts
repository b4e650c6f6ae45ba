/** How many forms one row leads through. */
const LONGEST = 200;

/** Forms that are gone through one after another, from a list. An entry of the history carries it, so that it survives a reload. */
export interface Row {
  /** The address of the list, with its search, filter and page. */
  list: string;
  /** The addresses of the forms, in the list's order. */
  forms: string[];
  /** The name of the field to begin in. */
  field?: string;
}

/**
 * The row that a link to a form of a list carries as its state.
 * @param forms of everything that is listed or selected, in its order
 * @param first the form that the link leads to; of a long list, the row begins with it
 */
export function rowOf(list: string, forms: readonly string[], first: string): Row {
  const from = forms.length > LONGEST ? Math.max(0, forms.indexOf(first)) : 0;
  return { list, forms: forms.slice(from, from + LONGEST) };
}

/** What an entry of the history carries, if it is a row. */
export function rowIn(state: unknown): Row | undefined {
  const { list, forms } = (state ?? {}) as Partial<Row>;
  return typeof list === 'string' && Array.isArray(forms) ? (state as Row) : undefined;
}

/**
 * The ids that the form of one of them leads through: with a selection that it belongs to, those; otherwise everything listed.
 * @param listed on this page, in order
 */
export function idsFrom(id: string, listed: readonly string[], selected: ReadonlySet<string>): readonly string[] {
  if (!selected.has(id)) return listed;
  const here = listed.filter((other) => selected.has(other));
  return selected.size > here.length ? [...here, ...[...selected].filter((other) => !here.includes(other))] : here;
}
