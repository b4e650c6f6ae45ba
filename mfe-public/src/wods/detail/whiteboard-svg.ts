import { type BoardLine, minutesText, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, writeBoard, type Wod } from '@wod/domain';
import { PICTURE, picture, pictureLine, sizeToFit, TYPE_COLOUR } from '@wod/ui';

const { width: WIDTH, height: HEIGHT, margin: MARGIN, ink: INK, quiet: QUIET } = PICTURE;
const GAP = 48;
/** From this many lines on, there are two columns. */
const TWO_COLUMNS = 6;
/** Of what stands in a bracket. */
const INDENT = 26;
/** In pixels. A preview 300 pixels wide shrinks it to a quarter. */
const SMALLEST = 34;
const LARGEST = 60;

/** A text below the image's headline. */
interface Written {
  text: string;
  /** what the bracket says in which it stands */
  bracket?: string | undefined;
  /** That bracket's label, the same in the second column, or how much is hidden; left out, a line of the board. */
  kind?: 'label' | 'again' | 'more';
}

const lineText = ({ amount, movement, load, note }: BoardLine): string =>
  [[amount, movement].filter(Boolean).join(' '), load && `${load.chosen} (${load.other})`, note].filter(Boolean).join('  ');

/** A WOD as a whiteboard of 1200 × 630, as SVG. */
export function whiteboardSvg(wod: Wod, siteName: string): string {
  const colour = TYPE_COLOUR[wod.type];
  const { headline, vest, parts } = writeBoard(wod, 'kg');
  const head = [headline, vest].filter(Boolean).join(', ');
  const written = parts.flatMap(({ label, lines }): Written[] => [
    ...(label === undefined ? [] : [{ text: label, bracket: label, kind: 'label' as const }]),
    ...lines.map((each) => ({ text: lineText(each), bracket: label })),
  ]);

  const nameSize = sizeToFit(wod.name, 120);
  const headSize = sizeToFit(head, 60);
  const nameY = 104 + nameSize * 0.8;
  // Below the descenders of the name.
  const headY = nameY + nameSize * 0.22 + headSize * 0.85 + 8;
  const [top, bottom] = [headY + 26, HEIGHT - 88];
  return picture({ colour, siteName, right: minutesText(wod) ?? '' }, [
    pictureLine(WOD_TYPE_LABEL[wod.type].toUpperCase(), { x: MARGIN, y: 80, size: 40, fill: colour }),
    pictureLine(WOD_CATEGORY_LABEL[wod.category].one, { x: WIDTH - MARGIN, y: 80, size: 40, fill: QUIET, anchor: 'end' }),
    pictureLine(wod.name, { x: MARGIN, y: nameY, size: nameSize, fill: INK }),
    pictureLine(head, { x: MARGIN, y: headY, size: headSize, fill: colour }),
    columns(written, top, bottom, colour),
  ]);
}

/** The lines as large as the space allows, in one column or two; lines that don't fit are counted. */
function columns(written: readonly Written[], top: number, bottom: number, colour: string): string {
  const room = Math.floor((bottom - top) / (SMALLEST * 1.1));
  let count = written.length;
  let shown = inColumns(written);
  while (rowsOf(shown) > room && count > 1) {
    count -= written[count - 2]?.kind ? 2 : 1;
    const hidden = written.slice(count).filter(({ kind }) => !kind).length;
    shown = inColumns([...written.slice(0, count), { text: `+${hidden} more`, kind: 'more' }]);
  }
  const width = (WIDTH - 2 * MARGIN - (shown.length - 1) * GAP) / shown.length;
  const step = Math.min(LARGEST * 1.15, (bottom - top) / Math.max(1, rowsOf(shown)));
  return shown.map((column, index) => drawn(column, { x: MARGIN + index * (width + GAP), top, width, step, colour })).join('');
}

const rowsOf = (shown: readonly Written[][]): number => Math.max(...shown.map((column) => column.length));

/**
 * From TWO_COLUMNS lines on in two columns, the first as long as the second or longer. A bracket is broken only where that
 * saves two rows; its label then stands in the second column too, so that nothing below the bracket seems to belong to it.
 */
function inColumns(written: readonly Written[]): Written[][] {
  if (written.length < TWO_COLUMNS) return [[...written]];
  const cost = (halves: Written[][]) => rowsOf(halves) + (halves[1]?.[0]?.kind === 'again' ? 1.5 : 0);
  const ways = written.flatMap(({ bracket, kind }, at): Written[][][] => {
    if (at === 0 || written[at - 1]?.kind) return [];
    const again: Written[] = bracket === undefined || kind ? [] : [{ text: `${bracket}, continued`, bracket, kind: 'again' }];
    return [[written.slice(0, at), [...again, ...written.slice(at)]]];
  });
  return ways.reduce((best, way) => (cost(way) <= cost(best) ? way : best));
}

interface Place {
  x: number;
  top: number;
  width: number;
  /** from one line to the next */
  step: number;
  colour: string;
}

/** The lines of a column; those in a bracket stand beside a bar. */
function drawn(column: readonly Written[], { x, top, width, step, colour }: Place): string {
  const fills = { label: colour, again: colour, more: QUIET };
  return column
    .map(({ text, bracket, kind }, row) => {
      const indent = bracket === undefined ? 0 : INDENT;
      const gap = kind ? step * 0.15 : 0;
      const bar = indent > 0 ? `<rect x="${x}" y="${top + step * row + gap}" width="6" height="${step - gap}" fill="${colour}"/>` : '';
      const size = Math.min(step * 0.85, sizeToFit(text, LARGEST, width - indent));
      return bar + pictureLine(text, { x: x + indent, y: top + step * (row + 0.78), size, fill: kind ? fills[kind] : INK });
    })
    .join('');
}
