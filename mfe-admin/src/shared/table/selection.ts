/** Which rows are selected, and where a range begins. */
export interface Selection {
  selected: ReadonlySet<string>;
  /** The row that was last selected, left out or moved to alone. */
  anchor?: string;
  /** What was selected when the anchor was set: a range adds to it. */
  base: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const NOTHING_SELECTED: Selection = { selected: NONE, base: NONE };

/** Selects a row, or leaves it out; a range begins there. */
export function toggled({ selected }: Selection, id: string): Selection {
  const after = new Set(selected);
  if (!after.delete(id)) after.add(id);
  return { selected: after, anchor: id, base: after };
}

/** Begins a range at a row, whether or not it is selected. */
export const movedTo = ({ selected }: Selection, id: string): Selection => ({ selected, anchor: id, base: selected });

/** Selects everything from the anchor to a row, and nothing of an earlier range beyond it. */
export function extended(selection: Selection, ids: readonly string[], id: string): Selection {
  const { anchor = id, base } = selection;
  const [from, to] = [ids.indexOf(anchor), ids.indexOf(id)].sort((a, b) => a - b) as [number, number];
  return { selected: new Set([...base, ...ids.slice(Math.max(0, from), to + 1)]), anchor, base };
}

/** Selects exactly these. */
export const selectionOf = (ids: readonly string[]): Selection => ({ selected: new Set(ids), base: new Set(ids) });
