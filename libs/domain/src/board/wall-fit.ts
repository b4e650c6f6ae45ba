import { displayRows, displayWidth } from '../text/display-width.js';
import type { BoardLine } from './board.js';
import type { ScalingTable } from './level-text.js';
import type { LoadText } from './loads.js';
import { scalingFits, type WallScalingFit } from './wall-scaling.js';
import { again, inColumns, sum, type Part, type PartHeights } from './wall-columns.js';

/** How much air there is: `tight` has a head, with the clock in it, as low as can be, `dense` lines that stand as close as can be, too. */
export type WallDensity = 'usual' | 'tight' | 'dense';

/** How the wall is set. Sizes are in hundredths of the screen's height. */
export interface WallFit {
  /** `beside`: the clock is beside the lines; `above`: it is in the head, and the lines have the whole width. */
  clock: 'beside' | 'above';
  density: WallDensity;
  name: number;
  headline: number;
  lines: number;
  /** absent where the scaling is left to the phone */
  scaling?: WallScalingFit;
}

interface Written<Line> {
  name: string;
  headline: string;
  vest?: string;
  parts: readonly Part<Line>[];
  load: LoadText | undefined;
  scaling: ScalingTable | undefined;
  /** how high something else in the tray is */
  tray: number | undefined;
  /** The amounts are times of day, in figures of one width. */
  isTimed: boolean;
}

/** The screen and what stands around the lines, in hundredths of its height; wall.module.css and wall-lines.module.css have the same figures. */
const SCREEN = { width: 177.7, height: 100, edge: 1.6 };
const PAD = { top: 4, side: 5, gap: 4, lines: 3 };
const RAIL = 62;
const COLUMN_GAP = 6;
const COLUMNS: Record<WallDensity, number[]> = { usual: [1, 2], tight: [1, 2, 3], dense: [1, 2] };
/** `controls`: below the scaling, where the clock stands above the lines. */
const TRAY = { pad: 5, tall: 20, low: 13, phone: 58, controls: 14 };
const HEAD_CLOCK: Record<WallDensity, number> = { usual: 18, tight: 15, dense: 15 };
/** Letters are set a little closer or wider than the sum of their widths. */
const SLACK = 1.02;

/** Of the lines, from the largest on: down to a fourteenth of the height, and below it where there is too much to read. */
const LARGE = [12.5, 11, 10, 9.2, 8.2, 7.2];
const SMALLEST_READ = 7.2;
const SMALL = [6.8, 6.4, 6, 5.6, 5.2, 4.8, 4.4, 4, 3.6, 3.2, 2.8];
const NAMES = [15, 12, 10, 8];
/** With more lines, the clock goes into the head. */
const MOST_BESIDE = 8;

/** Sizes of one board: the smaller its lines, the less stands out. */
const sizesAt = (lines: number, density: WallDensity) => ({
  name: lines >= 9 ? 15 : density === 'usual' ? 12 : 8,
  headline: lines >= 9 ? 8.2 : density === 'usual' ? 6.6 : 4.4,
  tray: lines >= 9 ? TRAY.tall : TRAY.low,
});

/** Of a line, in em: above and below it, and its load beside the movement; of the load in the other unit, in em of the load. */
const lineSizesAt = (lines: number) => (lines >= 9 ? { pad: 0.13, load: 1, other: 1 } : { pad: 0.06, load: 0.86, other: 0.72 });
const DENSE_PAD = 0.02;

/** "18:05" in figures of one width, in em. */
const TIME_WIDTH = 2.16;

/** Where loads stand in two rows beside the movement, in hundredths of the height. */
const STACKED = 11;
const LEADING: Record<WallDensity, number> = { usual: 1.06, tight: 1.06, dense: 1 };
const NOTE = 0.72;
const GAP = 0.3;
const INDENT = 0.5;

interface Piece {
  text: string;
  size: number;
  /** left out, that of the text, in em of its size */
  width?: number;
  /** that never stand side by side */
  rows?: readonly string[];
}

/** Rows of pieces that are side by side where there is room, in em. */
function flowed(pieces: readonly Piece[], width: number, leading: number): number {
  let [height, used, row] = [0, 0, 0];
  for (const { text, size, width: own, rows } of pieces) {
    const needed = (own ?? Math.max(...(rows ?? [text]).map(displayWidth))) * size * SLACK;
    if (used > 0 && used + GAP + needed > width) {
      height += row;
      [used, row] = [0, 0];
    }
    const wraps = rows
      ? rows.reduce((sum, each) => sum + displayRows(each, width / size / SLACK), 0)
      : needed > width
        ? displayRows(text, width / size / SLACK)
        : 1;
    row = Math.max(row, wraps * size);
    used += (used > 0 ? GAP : 0) + Math.min(needed, width);
  }
  return (height + row) * leading;
}

/** The load in its two units: on one row, or in large type one below the other. */
function loadPiece({ chosen, other }: LoadText, lines: number): Piece {
  const sizes = lineSizesAt(lines);
  const [first, second] = [chosen, `(${other})`];
  return {
    text: `${first} ${second}`,
    size: sizes.load,
    ...(lines >= STACKED ? { rows: [first, second] } : { width: displayWidth(`${first} `) + displayWidth(second) * sizes.other }),
  };
}

/** The heights of a column's lines and labels, in hundredths of the screen's height. */
function heightsOf<Line extends BoardLine>(
  parts: readonly Part<Line>[],
  width: number,
  { size, density }: Pick<Try, 'size' | 'density'>,
  isTimed: boolean,
): PartHeights[] {
  const em = width / size;
  const [leading, pad] = [LEADING[density], density === 'dense' ? DENSE_PAD : lineSizesAt(size).pad];
  const indentOf = ({ label }: Part<Line>) => (label === undefined ? 0 : INDENT);
  const amounts = Math.max(
    0,
    ...parts.flatMap((part) =>
      part.lines.map(({ amount }) => (amount === '' ? 0 : (isTimed ? TIME_WIDTH : displayWidth(amount)) * SLACK + indentOf(part))),
    ),
  );
  const rest = em - (amounts > 0 ? amounts + GAP : 0);
  const labelHeight = (label: string | undefined) =>
    label === undefined ? 0 : (displayRows(label, (em - INDENT) / NOTE / SLACK) * NOTE * leading + 0.12) * size;
  return parts.map((part) => ({
    label: labelHeight(part.label),
    again: labelHeight(part.label && again(part.label)),
    lines: part.lines.map(
      ({ movement, note, way, load }) =>
        size *
          (2 * pad +
            flowed(
              [
                { text: movement, size: 1 },
                ...(way === undefined ? [] : [{ text: way, size: NOTE }]),
                ...(note === undefined ? [] : [{ text: note, size: NOTE }]),
                ...(load ? [loadPiece(load, size)] : []),
              ],
              rest - (amounts > 0 ? 0 : indentOf(part)),
              leading,
            )) +
        0.2,
    ),
  }));
}

interface Try {
  clock: WallFit['clock'];
  size: number;
  density: WallDensity;
  scaling?: WallScalingFit & { height: number };
  mayBreak: boolean;
}

/**
 * What is tried, in this order: the first that fits is taken, and the last one if nothing does. The head makes room before lines get too
 * small to be read, then the lines' own air does, and a bracket stays whole as long as they can be.
 */
function tries(lines: number, scaling: ScalingTable | undefined): Try[] {
  const densities = (size: number): WallDensity[] => (size > SMALLEST_READ ? ['usual'] : size < SMALLEST_READ ? ['tight'] : ['usual', 'tight']);
  const at = (clock: Try['clock'], sizes: readonly number[], mayBreak = false) =>
    sizes.flatMap((size) => densities(size).map((density): Try => ({ clock, size, density, mayBreak })));
  const dense = [false, true].map((mayBreak): Try => ({ clock: 'above', size: SMALLEST_READ, density: 'dense', mayBreak }));
  const beside = lines > MOST_BESIDE ? [] : at('beside', LARGE);
  const sizes = LARGE.filter((size) => size < STACKED);
  const above = at('above', sizes);
  const ways = scaling ? scalingFits(scaling, SCREEN.width - 2 * PAD.side - TRAY.phone) : [];
  const scaled = [...beside, ...above].flatMap((each) => ways.map((way): Try => ({ ...each, scaling: way })));
  return [
    ...scaled,
    ...beside,
    ...above,
    ...at('above', sizes, true),
    ...dense,
    ...SMALL.flatMap((size) => [...at('above', [size]), ...at('above', [size], true)]),
  ];
}

/** The height of name, headline and vest, in hundredths of the screen's height. */
function headHeight({ name, headline, vest }: Written<unknown>, sizes: { name: number; headline: number }, width: number): number {
  const said = Math.max(displayWidth(headline), displayWidth(vest ?? '') * NOTE) * sizes.headline * SLACK;
  const named = displayWidth(name) * sizes.name * SLACK;
  const isInline = named + PAD.gap + said <= width;
  return (
    displayRows(name, width / sizes.name / SLACK) * sizes.name * 0.9 +
    (isInline ? 0 : displayRows(headline, width / sizes.headline / SLACK) * sizes.headline + 1) +
    (vest === undefined ? 0 : displayRows(vest, width / (sizes.headline * NOTE) / SLACK) * sizes.headline * NOTE + 1)
  );
}

/** Sets a board as large as it fits on a screen of 16:9. */
export function fitWall<Line extends BoardLine>(written: Written<Line>): { fit: WallFit; columns: Part<Line>[][] } {
  const { name, headline, parts, load, scaling, tray: other = 0, isTimed } = written;
  const count = sum(parts.map(({ lines }) => lines.length));
  let last: WallFit = { clock: 'above', density: 'tight', name: 8, headline: 4.4, lines: 2.8 };
  for (const { clock, size, density, scaling: way, mayBreak } of tries(count, scaling)) {
    const isBeside = clock === 'beside';
    const { tray, ...usual } = sizesAt(size, density);
    const across = SCREEN.width - 2 * PAD.side;
    const headWidth = SCREEN.width - RAIL - PAD.side - PAD.gap;
    const nameSize = NAMES.find((each) => each <= usual.name && displayWidth(name) * each * SLACK <= headWidth) ?? 8;
    const saySize =
      [usual.headline, 6.6, 5.2, 4.4].find((each) => each <= usual.headline && displayRows(headline, headWidth / each / SLACK) <= 2) ?? 4.4;
    const head = headHeight(written, { name: nameSize, headline: saySize }, headWidth);
    const below = load
      ? flowed([{ text: `${load.chosen} (${load.other})`, size: 1 }], (isBeside ? headWidth : across) / size, LEADING[density]) * size + 0.4 * size
      : 0;
    const table = way ? way.height + (isBeside ? 0 : TRAY.controls) : 0;
    const room =
      SCREEN.height -
      SCREEN.edge -
      Math.max(tray, table, other) -
      TRAY.pad -
      PAD.lines -
      below -
      (isBeside ? PAD.top + head : Math.max(PAD.top + head, HEAD_CLOCK[density]));
    const fit: WallFit = { clock, density, name: nameSize, headline: saySize, lines: size, ...(way && { scaling: { as: way.as, size: way.size } }) };
    for (const columns of isBeside ? [1] : COLUMNS[density]) {
      const width = isBeside ? headWidth : (across - (columns - 1) * COLUMN_GAP) / columns;
      const found = inColumns(parts, heightsOf(parts, width, { size, density }, isTimed), { columns, mayBreak }, room);
      if (found) return { fit, columns: found };
    }
    last = fit;
  }
  // Too much for a wall: it scrolls.
  return { fit: last, columns: [[...parts]] };
}
