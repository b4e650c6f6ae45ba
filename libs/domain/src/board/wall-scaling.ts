import { displayRows, displayWidth } from '../text/display-width.js';
import type { ScalingTable } from './level-text.js';

/** How the scaling is set on the wall: in columns, or where those would be too narrow as running text. */
export interface WallScalingFit {
  as: 'table' | 'text';
  /** in hundredths of the screen's height */
  size: number;
}

const SIZES = [4.4, 3.8, 3.3];
/** Anything higher is left to the phone, in hundredths of the screen's height. */
const HIGHEST = 32;
const LEADING = 1.15;
const ROW_PAD = 0.8;
/** of a table, in hundredths of the screen's height */
const FIRST_COLUMN = 17;
/** of a text, in em */
const LABEL = 4.2;
const CELL_GAP = 0.6;
const SLACK = 1.02;

/** How high the columns are, which are equally wide and break no word. All is in hundredths of the screen's height. */
function tableHeight({ heads, rows }: ScalingTable, size: number, width: number): number {
  const column = (width - FIRST_COLUMN) / heads.length / size - CELL_GAP;
  const words = [heads, ...rows.map(({ cells }) => cells)].flat().flatMap((cell) => cell?.split(' ') ?? []);
  if (words.some((word) => displayWidth(word) * SLACK > column)) return Infinity;
  const tall = (cells: readonly (string | undefined)[]) =>
    Math.max(...cells.map((cell) => displayRows(cell ?? '', column / SLACK))) * LEADING * size + ROW_PAD;
  return [heads, ...rows.map(({ cells }) => cells)].reduce((height, cells) => height + tall(cells), 0) * SLACK;
}

const textHeight = ({ rows }: ScalingTable, size: number, width: number): number =>
  rows.reduce((height, { text }) => height + displayRows(text, (width / size - LABEL) / SLACK) * LEADING * size + ROW_PAD, 0) * SLACK;

/** The ways to set the scaling, the best first, with their heights. @param width that it has, in hundredths of the screen's height */
export const scalingFits = (scaling: ScalingTable, width: number): (WallScalingFit & { height: number })[] =>
  [
    ...SIZES.map((size) => ({ as: 'table' as const, size, height: tableHeight(scaling, size, width) })),
    ...SIZES.map((size) => ({ as: 'text' as const, size, height: textHeight(scaling, size, width) })),
  ].filter(({ height }) => height <= HIGHEST);
