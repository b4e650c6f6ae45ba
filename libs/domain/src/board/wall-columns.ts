/** Lines that belong together. */
export interface Part<Line> {
  label?: string;
  lines: Line[];
}

/** How high a part is drawn. */
export interface PartHeights {
  label: number;
  /** of the label in the next column */
  again: number;
  lines: number[];
}

/** How many columns there are at most, and whether a bracket may continue in the next one. */
export interface Columns {
  columns: number;
  mayBreak: boolean;
}

/** of numbers, 0 of none */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const heightOf = (heights: readonly PartHeights[]): number => sum(heights.map(({ label, lines }) => label + sum(lines)));
/** The label of a bracket that continues in the next column. */
export const again = (label: string) => `${label}, continued`;

/**
 * The parts in columns that are filled one after the other up to a height; undefined where there are too few. A bracket that is split repeats its
 * label.
 */
function filled<Line>(
  parts: readonly Part<Line>[],
  heights: readonly PartHeights[],
  { columns: count, mayBreak }: Columns,
  most: number,
): Part<Line>[][] | undefined {
  const columns: Part<Line>[][] = [[]];
  let used = 0;
  for (const [index, { label, lines }] of parts.entries()) {
    const height = heights[index] ?? { label: 0, again: 0, lines: [] };
    let open: Part<Line> | undefined;
    if (label !== undefined && !mayBreak && used > 0 && used + heightOf([height]) > most) {
      columns.push([]);
      used = 0;
    }
    for (const [place, line] of lines.entries()) {
      const own = place > 0 ? height.again : height.label;
      const needed = (height.lines[place] ?? 0) + (open ? 0 : own);
      if (used > 0 && used + needed > most) {
        if (label !== undefined && open && !mayBreak) return undefined;
        columns.push([]);
        [used, open] = [0, undefined];
      }
      if (!open) {
        open = { ...(label !== undefined && { label: place > 0 ? again(label) : label }), lines: [] };
        columns.at(-1)?.push(open);
        used += own;
      }
      open.lines.push(line);
      used += height.lines[place] ?? 0;
      if (used > most || columns.length > count) return undefined;
    }
  }
  return columns;
}

/** The parts in columns as even as they can be; undefined where they don't fit into the room. */
export function inColumns<Line>(
  parts: readonly Part<Line>[],
  heights: readonly PartHeights[],
  into: Columns,
  room: number,
): Part<Line>[][] | undefined {
  for (let most = heightOf(heights) / into.columns; most < room; most += 1) {
    const columns = filled(parts, heights, into, most);
    if (columns) return columns;
  }
  return filled(parts, heights, into, room);
}
