/** Spaces, what is never seen (zero-width signs, variation selectors, tags), and what looks like nothing. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

/** Whether nothing of the text is to be seen. */
export const isBlank = (text: string | undefined): boolean => INVISIBLE.test(text ?? '');

/** Whether the text has no half of a character (a surrogate without its other half). */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/** The text as a search compares it: lower case, without accents. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** "carries" → "carry", "presses" → "press", "lunges" → "lunge"; "press" stays. */
function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/**
 * What an exercise's name or alias is matched by: case, accents, punctuation, spaces and plural don't count,
 * so "Pull-ups", "pull up" and "Pullup" are one. A name without any letter or digit is its own key.
 */
export function nameKey(name: string): string {
  const folded = foldText(name).replace(/['’`´]/g, '').replace(/&/g, ' and ');
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [folded.trim()];
  return words.map(singular).join('');
}
