import { escapeMarkup, type WodType } from '@wod/domain';

/** The pictures in link previews, in pixels. */
export const PICTURE = { width: 1200, height: 630, margin: 56, ink: '#14181b', quiet: '#515a5f', line: '#d9dcd6' } as const;

/** The type colours of the light scheme. */
export const TYPE_COLOUR: Record<WodType, string> = {
  EMOM: '#6b3fd4',
  AMRAP: '#0b62c4',
  ROUNDS: '#16703a',
  LADDER: '#00707a',
  TABATA: '#b4266f',
  FOR_TIME: '#c8360e',
  CHIPPER_EMOM: '#8a5a00',
};

/** Characters of the condensed face are about 0.42 em wide. */
const CHARACTER_EM = 0.42;

/** The largest size at which the text fits the width. */
export const sizeToFit = (text: string, largest: number, width: number = PICTURE.width - 2 * PICTURE.margin): number =>
  Math.floor(Math.min(largest, width / (CHARACTER_EM * Math.max(1, text.length))));

interface Place {
  x: number;
  /** of the baseline */
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'end';
}

/** One line of text, as SVG. */
export const pictureLine = (text: string, { x, y, size, fill, anchor = 'start' }: Place): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;

interface Frame {
  /** of the bar at the top */
  colour: string;
  siteName: string;
  /** The text at the bottom right. */
  right: string;
}

/** A picture with its frame, as SVG. @param body SVG of its content */
export function picture({ colour, siteName, right }: Frame, body: readonly string[]): string {
  const { width, height, margin, ink, quiet, line } = PICTURE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Barlow Condensed SemiBold, Barlow Condensed" font-weight="600">` +
    `<rect width="${width}" height="${height}" fill="#fdfdfb"/><rect width="${width}" height="18" fill="${colour}"/>${body.join('')}` +
    `<rect x="${margin}" y="${height - 76}" width="${width - 2 * margin}" height="2" fill="${line}"/>` +
    pictureLine(siteName, { x: margin, y: height - 28, size: 36, fill: ink }) +
    pictureLine(right, { x: width - margin, y: height - 28, size: 36, fill: quiet, anchor: 'end' }) +
    '</svg>'
  );
}
