import { ladderText, parseRepScheme, unreadReps } from '@wod/domain';

/** How many unreadable parts are quoted. */
const NAMED = 3;

/** How a typed rep scheme is read, if that differs from the text. It can be saved either way (spec 5). */
export function repSchemeHint(repScheme: string, startReps: number | undefined): string {
  const text = repScheme.trim();
  const board = ladderText({ repScheme: parseRepScheme(text).join('-'), startReps });
  if (text === '' || text === board) return 'Takes precedence over the start reps.';
  const unread = unreadReps(text).slice(0, NAMED).map((part) => `“${part}”`).join(' and ');
  return unread === '' ? `It counts as ${board}.` : `${unread} can’t be read as reps. It counts as ${board}.`;
}
