import { displayRows, displayWidth } from '../text/display-width.js';
import type { BoardLine } from './board.js';
import type { ScalingTable } from './level-text.js';
import type { LoadText } from './loads.js';
import { again, inColumns, sum, type Part, type PartHeights } from './wall-columns.js';

/** How the wall is set. Sizes are in hundredths of the screen's height. */
export interface WallFit {
  /** `beside`: the clock is beside the lines; `above`: it is in the head, and the lines have the whole width. */
  clock: 'beside' | 'above';
  name: number;
  headline: number;
  lines: number;
  /** absent where the scaling is left to the phone */
  scaling?: number;
}

interface Written<Line> {
  name: string;
  headline: string;
  vest?: string;
  parts: readonly Part<Line>[];
  load: LoadText | undefined;
  scaling: ScalingTable | undefined;
}

/** The screen and what stands around the lines, in hundredths of its height; wall.module.css has the same figures. */
const SCREEN = { width: 177.7, height: 100, edge: 1.6 };
const PAD = { top: 4, side: 5, gap: 4, lines: 3 };
const RAIL = 62;
const COLUMN_GAP = 6;
/** As many columns are tried, and one more where the lines would get smaller than a fourteenth. */
const COLUMNS = [1, 2];
const TRAY = { pad: 5, tall: 20, low: 13, phone: 58 };
const HEAD_CLOCK = 18;
/** Letters are set a little closer or wider than the sum of their widths. */
const SLACK = 1.02;

/** Of the lines, from the largest on: down to a fourteenth of the height, and below it where there is too much to read. */
const LARGE = [12.5, 11, 10, 9.2, 8.2, 7.2];
const SMALLEST_READ = 7.2;
const SMALL = [6.8, 6.4, 6, 5.6, 5.2, 4.8, 4.4, 4, 3.6, 3.2, 2.8];
const NAMES = [15, 12, 10, 8];
const SCALINGS = [4.4, 3.8, 3.3];
/** A higher table of scaling is left to the phone. */
const MOST_TABLE = 27;
/** With more lines, the clock goes into the head. */
const MOST_BESIDE = 8;

/** Sizes of one board: the smaller its lines, the less stands out. */
const sizesAt = (lines: number) => ({
  name: lines >= 9 ? 15 : lines >= 7 ? 12 : 10,
  headline: lines >= 9 ? 8.2 : lines >= 7 ? 6.6 : 5.2,
  /** above and below each line, in em */
  pad: lines >= 9 ? .13 : .06,
  /** of a load beside its movement, in em */
  load: lines >= 9 ? 1 : .86,
  tray: lines >= 9 ? TRAY.tall : TRAY.low,
});

/** The place of loads in two rows beside the movement, in hundredths of the height. */
const STACKED = 11;
const LEADING = 1.06;
const NOTE = .72;
const GAP = .3;
const INDENT = .5;

/** Rows of pieces that stand side by side where there is room, in em. */
function flowed(pieces: readonly { text: string; size: number; rows?: readonly string[] }[], width: number): number {
  let [height, used, row] = [0, 0, 0];
  for (const { text, size, rows } of pieces) {
    const needed = Math.max(...(rows ?? [text]).map(displayWidth)) * size * SLACK;
    if (used > 0 && used + GAP + needed > width) {
      height += row;
      [used, row] = [0, 0];
    }
    const wraps = rows ? rows.reduce((sum, each) => sum + displayRows(each, width / size / SLACK), 0) : needed > width ? displayRows(text, width / size / SLACK) : 1;
    row = Math.max(row, wraps * size);
    used += (used > 0 ? GAP : 0) + Math.min(needed, width);
  }
  return (height + row) * LEADING;
}

/** The load in its two units: on one row, or in large type one below the other. */
const loadPiece = ({ chosen, other }: LoadText, lines: number, size: number) => {
  const [first, second] = [chosen, `(${other})`];
  return { text: `${first} ${second}`, size, ...(lines >= STACKED && { rows: [first, second] }) };
};

/** The heights of a column's lines and labels, in hundredths of the screen's height. */
function heightsOf<Line extends BoardLine>(parts: readonly Part<Line>[], width: number, size: number): PartHeights[] {
  const em = width / size;
  const indentOf = ({ label }: Part<Line>) => (label === undefined ? 0 : INDENT);
  const amounts = Math.max(0, ...parts.flatMap((part) => part.lines.map(({ amount }) => (amount === '' ? 0 : displayWidth(amount) * SLACK + indentOf(part)))));
  const rest = em - (amounts > 0 ? amounts + GAP : 0);
  const labelHeight = (label: string | undefined) => (label === undefined ? 0 : (displayRows(label, (em - INDENT) / NOTE / SLACK) * NOTE * LEADING + .12) * size);
  return parts.map((part) => ({
    label: labelHeight(part.label),
    again: labelHeight(part.label && again(part.label)),
    lines: part.lines.map(({ movement, note, way, load }) => size * (2 * sizesAt(size).pad + flowed([
      { text: movement, size: 1 }, ...(way === undefined ? [] : [{ text: way, size: NOTE }]), ...(note === undefined ? [] : [{ text: note, size: NOTE }]), ...(load ? [loadPiece(load, size, sizesAt(size).load)] : []),
    ], rest - (amounts > 0 ? 0 : indentOf(part)))) + .2),
  }));
}

/** How high the table is, in hundredths of the screen's height: its columns are equally wide. */
function tableHeight({ heads, rows }: ScalingTable, size: number): number {
  const first = 17;
  const width = (SCREEN.width - 2 * PAD.side - TRAY.phone - first) / heads.length / size - .6;
  const tall = (cells: readonly (string | undefined)[]) => Math.max(...cells.map((cell) => displayRows(cell ?? '', width / SLACK))) * 1.15 * size + .8;
  return (tall(heads) + sum(rows.map(({ cells }) => tall(cells)))) * SLACK;
}

interface Try {
  clock: WallFit['clock'];
  size: number;
  withScaling: boolean;
}

/** What is tried, in this order: the first that fits is taken, and the last one if nothing does. */
function tries(lines: number, hasScaling: boolean): Try[] {
  const beside = lines > MOST_BESIDE ? [] : LARGE.map((size): Try => ({ clock: 'beside', size, withScaling: false }));
  const above = [...LARGE.filter((size) => size < STACKED), ...SMALL].map((size): Try => ({ clock: 'above', size, withScaling: false }));
  return [...(hasScaling ? beside.map((each) => ({ ...each, withScaling: true })) : []), ...beside, ...above];
}

/** The height of name, headline and vest, in hundredths of the screen's height. */
function headHeight({ name, headline, vest }: Written<unknown>, sizes: { name: number; headline: number }, width: number): number {
  const said = Math.max(displayWidth(headline), displayWidth(vest ?? '') * NOTE) * sizes.headline * SLACK;
  const named = displayWidth(name) * sizes.name * SLACK;
  const isInline = named + PAD.gap + said <= width;
  return displayRows(name, width / sizes.name / SLACK) * sizes.name * .9
    + (isInline ? 0 : displayRows(headline, width / sizes.headline / SLACK) * sizes.headline + 1)
    + (vest === undefined ? 0 : displayRows(vest, width / (sizes.headline * NOTE) / SLACK) * sizes.headline * NOTE + 1);
}

/** Sets a board as large as it fits on a screen of 16:9. */
export function fitWall<Line extends BoardLine>(written: Written<Line>): { fit: WallFit; columns: Part<Line>[][] } {
  const { name, headline, parts, load, scaling } = written;
  const count = sum(parts.map(({ lines }) => lines.length));
  let last: WallFit = { clock: 'above', name: 8, headline: 4.4, lines: 2.8 };
  for (const { clock, size, withScaling } of tries(count, scaling !== undefined)) {
    const isBeside = clock === 'beside';
    const { tray, ...usual } = sizesAt(size);
    const across = SCREEN.width - 2 * PAD.side;
    const headWidth = SCREEN.width - RAIL - PAD.side - PAD.gap;
    const nameSize = NAMES.find((each) => each <= usual.name && displayWidth(name) * each * SLACK <= headWidth) ?? 8;
    const saySize = [usual.headline, 6.6, 5.2, 4.4].find((each) => each <= usual.headline && displayRows(headline, headWidth / each / SLACK) <= 2) ?? 4.4;
    const table = withScaling && scaling ? SCALINGS.map((each) => ({ each, height: tableHeight(scaling, each) })).find(({ height }) => height <= MOST_TABLE) : undefined;
    if (withScaling && !table) continue;
    const head = headHeight(written, { name: nameSize, headline: saySize }, headWidth);
    const below = load ? flowed([loadPiece(load, 0, 1)], (isBeside ? headWidth : across) / size) * size + .4 * size : 0;
    const room = SCREEN.height - SCREEN.edge - Math.max(tray, table?.height ?? 0) - TRAY.pad - PAD.lines - below
      - (isBeside ? PAD.top + head : Math.max(PAD.top + head, HEAD_CLOCK));
    const fit: WallFit = { clock, name: nameSize, headline: saySize, lines: size, ...(table && { scaling: table.each }) };
    for (const columns of isBeside ? [1] : size >= SMALLEST_READ ? COLUMNS : [...COLUMNS, 3]) {
      const width = isBeside ? headWidth : (across - (columns - 1) * COLUMN_GAP) / columns;
      const found = inColumns(parts, heightsOf(parts, width, size), columns, room);
      if (found) return { fit, columns: found };
    }
    last = fit;
  }
  // Too much for a wall: it scrolls.
  return { fit: last, columns: [[...parts]] };
}
