/** Whitespace, invisible characters (zero-width, variation selectors, tags) and those that look blank. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

/** Whether none of the text is visible. */
export const isBlank = (text: string | undefined): boolean => INVISIBLE.test(text ?? '');

/** Whether the text has no lone surrogates. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/** Lower case, without accents: what names are known by (`nameKey`). Some are stored, so it stays as it is. */
export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The text as a search compares it: without accents, and letters that have the same capitals are one, such as those of "Straße" and "STRASSE". */
export const foldText = (text: string): string => plainText(text).toUpperCase().toLowerCase();

/** "carries" → "carry", "presses" → "press", "lunges" → "lunge"; "press" stays. */
function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/**
 * What an exercise's name or alias is matched by: case, accents, punctuation, spaces and plurals are ignored,
 * so "Pull-ups", "pull up" and "Pullup" are one. A name without any letter or digit is its own key.
 */
export function nameKey(name: string): string {
  return nameWords(name).map(singular).join('');
}

/** A name as it is written in an address: "Fight Gone Bad" → "fight-gone-bad", "Cindy’s Mile" → "cindys-mile". */
export const nameSlug = (name: string): string => nameWords(name).join('-');

function nameWords(name: string): string[] {
  const folded = plainText(name)
    .replace(/['’`´]/g, '')
    .replace(/&/g, ' and ');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [folded.trim()];
}
