import { type BoardLine, minutesText, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, writeBoard, type Wod, type WodType } from '@wod/domain';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const GAP = 48;
/** From this many lines on, there are two columns. */
const TWO_COLUMNS = 6;
/** Of what stands in a bracket. */
const INDENT = 26;
/** In pixels. A preview 300 pixels wide shrinks it to a quarter. */
const SMALLEST = 34;
const LARGEST = 60;

const INK = '#14181b';
const QUIET = '#515a5f';
const LINE = '#d9dcd6';

/** The type colours of the light scheme. */
const TYPE_COLOUR: Record<WodType, string> = {
  EMOM: '#6b3fd4',
  AMRAP: '#0b62c4',
  ROUNDS: '#16703a',
  LADDER: '#00707a',
  TABATA: '#b4266f',
  FOR_TIME: '#c8360e',
  CHIPPER_EMOM: '#8a5a00',
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** XML can't represent U+FFFE and U+FFFF. */
const escapeXml = (text: string) => text.replace(/[&<>\uFFFE\uFFFF]/g, (character) => ENTITIES[character] ?? '');

/** Characters of the condensed face are about 0.42 em wide. */
const CHARACTER_EM = 0.42;

/** The largest size, in pixels, at which the text fits the width. */
const sizeToFit = (text: string, largest: number, width = WIDTH - 2 * MARGIN) =>
  Math.floor(Math.min(largest, width / (CHARACTER_EM * Math.max(1, text.length))));

function line(text: string, x: number, y: number, size: number, fill: string, anchor: 'start' | 'end' = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

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
    ...(label === undefined ? [] : [{ text: label, bracket: label, kind: 'label' as const }]), ...lines.map((each) => ({ text: lineText(each), bracket: label })),
  ]);

  const nameSize = sizeToFit(wod.name, 120);
  const headSize = sizeToFit(head, 60);
  const nameY = 104 + nameSize * 0.8;
  // Below the descenders of the name.
  const headY = nameY + nameSize * 0.22 + headSize * 0.85 + 8;
  const [top, bottom] = [headY + 26, HEIGHT - 88];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Barlow Condensed SemiBold, Barlow Condensed" font-weight="600">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdfdfb"/><rect width="${WIDTH}" height="18" fill="${colour}"/>` +
    line(WOD_TYPE_LABEL[wod.type].toUpperCase(), MARGIN, 80, 40, colour) +
    line(WOD_CATEGORY_LABEL[wod.category].one, WIDTH - MARGIN, 80, 40, QUIET, 'end') +
    line(wod.name, MARGIN, nameY, nameSize, INK) +
    line(head, MARGIN, headY, headSize, colour) +
    columns(written, top, bottom, colour) +
    `<rect x="${MARGIN}" y="${HEIGHT - 76}" width="${WIDTH - 2 * MARGIN}" height="2" fill="${LINE}"/>` +
    line(siteName, MARGIN, HEIGHT - 28, 36, INK) +
    line(minutesText(wod) ?? '', WIDTH - MARGIN, HEIGHT - 28, 36, QUIET, 'end') +
    '</svg>'
  );
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
  return column.map(({ text, bracket, kind }, row) => {
    const indent = bracket === undefined ? 0 : INDENT;
    const gap = kind ? step * 0.15 : 0;
    const bar = indent > 0 ? `<rect x="${x}" y="${top + step * row + gap}" width="6" height="${step - gap}" fill="${colour}"/>` : '';
    const size = Math.min(step * 0.85, sizeToFit(text, LARGEST, width - indent));
    return bar + line(text, x + indent, top + step * (row + 0.78), size, kind ? fills[kind] : INK);
  }).join('');
}
