import { ladderText, parseRepScheme, unreadReps } from '@wod/domain';

/** So many of the parts that can't be read are named. */
const NAMED = 3;

/** What a typed rep scheme counts as, wherever that is something else than what stands there. It may be saved either way (spec 5). */
export function repSchemeHint(repScheme: string, startReps: number | undefined): string {
  const text = repScheme.trim();
  const board = ladderText({ repScheme: parseRepScheme(text).join('-'), startReps });
  if (text === '' || text === board) return 'Takes precedence over the start reps.';
  const unread = unreadReps(text).slice(0, NAMED).map((part) => `“${part}”`).join(' and ');
  return unread === '' ? `It counts as ${board}.` : `${unread} can’t be read as reps. It counts as ${board}.`;
}
