/** How wide the characters of the display face are, Barlow Condensed SemiBold, in hundredths of an em. */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  [" ,.`j'|l’·", 21],
  [';Ii:', 25],
  ['!1', 27],
  ['()tfr"{}“”', 31],
  ['-[]–', 37],
  ['*z/7\\×', 39],
  ['sy?^_9FLcvxZ', 42],
  ['ABCGPQRXYDOV4', 47],
  ['HKUN~', 51],
  ['M', 54],
  ['&w#', 61],
  ['Wm…½', 68],
  ['@%', 77],
];
const USUAL = 45;
/** Scripts whose characters are as wide as they are high begin here. */
const FULL_WIDTH = 0x2e80;

const widthOf = new Map(WIDTHS.flatMap(([characters, width]) => [...characters].map((character) => [character, width] as const)));

/** How wide a text is in the display face, in em. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf.get(character) ?? ((character.codePointAt(0) ?? 0) >= FULL_WIDTH ? 100 : USUAL);
  return width / 100;
}

/** How many rows a text takes, broken between words, and in a word that is wider than a row. @param width of a row, in em */
export function displayRows(text: string, width: number): number {
  const space = displayWidth(' ');
  let [rows, used] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const needed = displayWidth(word);
    if (used > 0 && used + space + needed > width) {
      rows += 1;
      used = 0;
    }
    const [more, rest] = needed > width ? [Math.ceil(needed / width) - 1, needed % width] : [0, needed];
    rows += more;
    used += (used > 0 ? space : 0) + rest;
  }
  return rows;
}
