import { positive } from '../field/positive.js';
import { blocksOf } from '../wod/wod-text.js';
import { splitInterruption, writeBoard, type BoardLine, type BoardSubject } from './board.js';
import type { Scaling } from './level.js';
import { scalingTable, type ScalingTable } from './level-text.js';
import type { LoadText, WeightUnit } from './loads.js';
import { fitWall, type WallFit } from './wall-fit.js';

/** What the wall needs of a WOD. */
export type WallSubject = BoardSubject & Scaling & { name: string };

/** A line of the board on the wall. */
export interface WallLine extends BoardLine {
  /** The place of its entry in the WOD, from 0; a rest has that of the entry before it. */
  entry: number;
}

/** Lines that belong together, as on any board. */
export interface WallPart {
  label?: string;
  lines: WallLine[];
}

/** A WOD on a large screen. */
export interface WallBoard {
  name: string;
  headline: string;
  vest?: string;
  /** One or two columns of lines. */
  columns: WallPart[][];
  /** The load of all lines, which is then written once. */
  load?: LoadText;
  /** The amounts are times of day, in figures of one width. */
  isTimed?: true;
  /** Absent where nothing is said; `fit` says whether there is room for it. */
  scaling?: ScalingTable;
  fit: WallFit;
}

/** The entry that each line of writeBoard belongs to, in the board's order. */
function entriesOfLines(wod: BoardSubject): number[] {
  const blocks = blocksOf(wod.exercises.map((entry, index) => ({ ...entry, index })));
  return blocks
    .flatMap(({ entries }) => splitInterruption(entries, wod))
    .flatMap(({ entries }) => entries.flatMap(({ index, restAfter }) => (positive(restAfter) === undefined ? [index] : [index, index])));
}

/** A load that several lines all share. */
function commonLoad(lines: readonly BoardLine[]): LoadText | undefined {
  const [first, second] = lines;
  return second && lines.every(({ load }) => load && load.chosen === first?.load?.chosen) ? first?.load : undefined;
}

/**
 * Writes a WOD for the wall, as prescribed, as large as it fits on a screen of 16:9.
 * @param unit of loads and lengths that comes first
 * @param tray how high something else stands in the place of the scaling, in hundredths of the screen's height
 */
export function wallBoard(wod: WallSubject, unit: WeightUnit, tray?: number): WallBoard {
  const { headline, vest, parts } = writeBoard(wod, unit);
  const entries = entriesOfLines(wod);
  const load = commonLoad(parts.flatMap(({ lines }) => lines));
  let place = 0;
  const written: WallPart[] = parts.map(({ label, lines }) => ({
    ...(label !== undefined && { label }),
    lines: lines.map(({ load: own, ...line }) => ({ ...line, ...(own && !load && { load: own }), entry: entries[place++] ?? 0 })),
  }));
  const scaling = tray === undefined ? scalingTable(wod, unit) : undefined;
  return setOnWall({ name: wod.name, headline, ...(vest !== undefined && { vest }) }, written, { load, scaling, tray });
}

interface Below {
  load?: LoadText | undefined;
  scaling?: ScalingTable | undefined;
  tray?: number | undefined;
  isTimed?: boolean;
}

/** Sets what is written as large as it fits on a screen of 16:9. */
export function setOnWall(
  head: Pick<WallBoard, 'name' | 'headline' | 'vest'>,
  parts: readonly WallPart[],
  { load, scaling, tray, isTimed = false }: Below = {},
): WallBoard {
  const { fit, columns } = fitWall({ ...head, parts, load, scaling, tray, isTimed });
  return { ...head, columns, ...(load && { load }), ...(scaling && { scaling }), ...(isTimed && { isTimed }), fit };
}
