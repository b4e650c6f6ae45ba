import { LIMITS } from './limits.js';

const SEPARATORS = /[\s,\u002d\u2010-\u2015\u2212]+/;
/** A text of the permitted length can't hold more numbers than this. */
const MAX_SETS = LIMITS.repSchemeMax / 2;

/**
 * The rep counts of a scheme such as "21-15-9". Spaces, commas and any kind of dash separate;
 * what is not a whole number from 1 to LIMITS.repsMax is passed over. An empty list means: no scheme.
 */
export function parseRepScheme(text: string | undefined): number[] {
  return (text ?? '')
    .split(SEPARATORS)
    .filter((part) => /^\d+$/.test(part))
    .map(Number)
    .filter((reps) => reps >= 1 && reps <= LIMITS.repsMax)
    .slice(0, MAX_SETS);
}

/** The scheme as it is written on the board: its numbers joined by "-"; a scheme with words in it stays as its author wrote it. */
export function repSchemeText(text: string): string {
  const onlyNumbers = /^\d*$/.test(text.split(SEPARATORS).join(''));
  return onlyNumbers ? parseRepScheme(text).join('-') : text.trim();
}
