import { LIMITS } from '../limits.js';

const SEPARATORS = /[\s,;/\u002d\u2010-\u2015\u2212]+/;
/** A text of the permitted length can't hold more numbers than this. */
const MAX_SETS = LIMITS.repSchemeMax / 2;

const isReps = (part: string): boolean => /^\d+$/.test(part) && Number(part) >= 1 && Number(part) <= LIMITS.repsMax;
const partsOf = (text: string | undefined): string[] => (text ?? '').split(SEPARATORS).filter((part) => part !== '');

/**
 * The rep counts of a scheme such as "21-15-9". Separators are spaces, commas, semicolons, slashes and any kind of dash;
 * anything but a whole number from 1 to LIMITS.repsMax is skipped. An empty list means no scheme.
 */
export function parseRepScheme(text: string | undefined): number[] {
  return partsOf(text).filter(isReps).map(Number).slice(0, MAX_SETS);
}

/** The parts of a scheme that are skipped, in order. */
export function unreadReps(text: string): string[] {
  return partsOf(text).filter((part) => !isReps(part));
}

/** The scheme as it is written on the board: its numbers joined by "-"; a scheme with words in it stays as its author wrote it. */
export function repSchemeText(text: string): string {
  const onlyNumbers = /^\d*$/.test(text.split(SEPARATORS).join(''));
  return onlyNumbers ? parseRepScheme(text).join('-') : text.trim();
}
