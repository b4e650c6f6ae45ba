import { type BoardLine, minutesText, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, writeBoard, type Wod, type WodType } from '@wod/domain';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const GAP = 48;
/** From this many lines on, there are two columns. */
const TWO_COLUMNS = 6;
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
  fill: string;
}

const lineText = ({ amount, movement, load, note }: BoardLine): string =>
  [[amount, movement].filter(Boolean).join(' '), load && `${load.chosen} (${load.other})`, note].filter(Boolean).join('  ');

/** A WOD as a whiteboard of 1200 × 630, as SVG. */
export function whiteboardSvg(wod: Wod, siteName: string): string {
  const colour = TYPE_COLOUR[wod.type];
  const { headline, vest, parts } = writeBoard(wod, 'kg');
  const head = [headline, vest].filter(Boolean).join(', ');
  const written = parts.flatMap(({ label, lines }): Written[] => [
    ...(label === undefined ? [] : [{ text: label, fill: colour }]), ...lines.map((each) => ({ text: lineText(each), fill: INK })),
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
    columns(written, top, bottom) +
    `<rect x="${MARGIN}" y="${HEIGHT - 76}" width="${WIDTH - 2 * MARGIN}" height="2" fill="${LINE}"/>` +
    line(siteName, MARGIN, HEIGHT - 28, 36, INK) +
    line(minutesText(wod) ?? '', WIDTH - MARGIN, HEIGHT - 28, 36, QUIET, 'end') +
    '</svg>'
  );
}

/** The lines as large as the space allows, in one column or two; lines that don't fit are counted. */
function columns(written: readonly Written[], top: number, bottom: number): string {
  const count = written.length < TWO_COLUMNS ? 1 : 2;
  const width = (WIDTH - 2 * MARGIN - (count - 1) * GAP) / count;
  const room = Math.floor((bottom - top) / (SMALLEST * 1.1));
  const fits = count * room;
  const shown = written.length <= fits ? [...written] : [...written.slice(0, fits - 1), { text: `+${written.length - fits + 1} more`, fill: QUIET }];
  const rows = Math.ceil(shown.length / count);
  const step = Math.min(LARGEST * 1.15, (bottom - top) / Math.max(1, rows));
  return shown.map(({ text, fill }, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    return line(text, MARGIN + column * (width + GAP), top + step * (row + 0.78), Math.min(step * 0.85, sizeToFit(text, LARGEST, width)), fill);
  }).join('');
}
