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

/** How many parts are quoted. */
const NAMED = 3;
/** Nobody does more in a set: whoever wrote it meant something else. */
const PLAUSIBLE = 1000;

/** What is skipped of a scheme, as a sentence without a full stop; undefined when all of it is read. */
export function unreadRepsText(text: string): string | undefined {
  const unread = unreadReps(text)
    .slice(0, NAMED)
    .map((part) => `“${part}”`)
    .join(' and ');
  return unread === '' ? undefined : `${unread} can’t be read as reps`;
}

/** What is odd about a scheme that can be kept all the same, as a sentence without a full stop. */
export function oddScheme(text: string): string | undefined {
  const sets = parseRepScheme(text);
  const unread = unreadRepsText(text);
  if (unread !== undefined) return `${unread}. The rep scheme counts as ${sets.length > 0 ? sets.join('-') : 'none'}`;
  const many = sets.find((reps) => reps > PLAUSIBLE);
  return many === undefined ? undefined : `The rep scheme has a set of ${many} reps`;
}

/** The scheme as it is written on the board: its numbers joined by "-"; a scheme with words in it stays as its author wrote it. */
export function repSchemeText(text: string): string {
  const onlyNumbers = /^\d*$/.test(text.split(SEPARATORS).join(''));
  return onlyNumbers ? parseRepScheme(text).join('-') : text.trim();
}
