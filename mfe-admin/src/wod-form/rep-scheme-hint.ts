import { ladderText, parseRepScheme, unreadRepsText } from '@wod/domain';

/** How a typed rep scheme is read, if that differs from the text. It can be saved either way (spec 5). */
export function repSchemeHint(repScheme: string, startReps: number | undefined): string {
  const text = repScheme.trim();
  const board = ladderText({ repScheme: parseRepScheme(text).join('-'), startReps });
  if (text === '' || text === board) return 'Takes precedence over the start reps.';
  const unread = unreadRepsText(text);
  return unread === undefined ? `It counts as ${board}.` : `${unread}. It counts as ${board}.`;
}
