import { amountText, durationLabel, loadText, schemeLine, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, type Wod, type WodType } from '@wod/domain';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const MOST_LINES = 6;

const INK = '#14181b';
const QUIET = '#515a5f';
const LINE = '#d9dcd6';

/** The light scheme's type colours of the look. */
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
/** XML has no way to write U+FFFE and U+FFFF. */
const escapeXml = (text: string) => text.replace(/[&<>\uFFFE\uFFFF]/g, (character) => ENTITIES[character] ?? '');

/** The condensed face is about 0.42 em wide for each character. */
const CHARACTER_EM = 0.42;

/** The largest size, in pixels, at which the text fits the width. */
const sizeToFit = (text: string, largest: number, width = WIDTH - 2 * MARGIN) =>
  Math.floor(Math.min(largest, width / (CHARACTER_EM * Math.max(1, text.length))));

function line(text: string, x: number, y: number, size: number, fill: string, anchor: 'start' | 'end' = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

/** What one line of the prescription says, amount first. */
function entryText(entry: Wod['exercises'][number]): string {
  return [amountText(entry), entry.exercise.name, loadText(entry)].filter(Boolean).join('  ');
}

/** A WOD as a whiteboard of 1200 × 630, as SVG. */
export function whiteboardSvg(wod: Wod, siteName: string): string {
  const colour = TYPE_COLOUR[wod.type];
  const nameSize = sizeToFit(wod.name, 132);
  const scheme = schemeLine(wod);
  const shown = wod.exercises.length > MOST_LINES ? wod.exercises.slice(0, MOST_LINES - 1) : wod.exercises;
  const lines = shown.map(entryText);
  if (shown.length < wod.exercises.length) lines.push(`+${wod.exercises.length - shown.length} more`);

  const top = 130 + nameSize * 0.78;
  const schemeY = top + 74;
  const room = HEIGHT - 96 - (schemeY + 24);
  const step = Math.min(54, room / Math.max(1, lines.length));
  const entrySize = Math.min(step * 0.8, ...lines.map((text) => sizeToFit(text, 42)));
  const duration =
    wod.estimatedDuration === undefined ? '' : `~${wod.estimatedDuration} min · ${durationLabel(wod.estimatedDuration)}`;

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Barlow Condensed SemiBold, Barlow Condensed" font-weight="600">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdfdfb"/><rect width="${WIDTH}" height="18" fill="${colour}"/>` +
    line(WOD_TYPE_LABEL[wod.type].toUpperCase(), MARGIN, 104, 40, colour) +
    line(WOD_CATEGORY_LABEL[wod.category].one, WIDTH - MARGIN, 104, 40, QUIET, 'end') +
    line(wod.name, MARGIN, top, nameSize, INK) +
    line(scheme, MARGIN, schemeY, sizeToFit(scheme, 60), colour) +
    lines.map((text, index) => line(text, MARGIN, schemeY + 24 + step * (index + 0.8), entrySize, INK)).join('') +
    `<rect x="${MARGIN}" y="${HEIGHT - 84}" width="${WIDTH - 2 * MARGIN}" height="2" fill="${LINE}"/>` +
    line(siteName, MARGIN, HEIGHT - 34, 36, INK) +
    line(duration, WIDTH - MARGIN, HEIGHT - 34, 36, QUIET, 'end') +
    '</svg>'
  );
}
