import { type EmptiedBin, plural } from '@wod/domain';

/** How many of each kind, as words; only what there is. */
export function countText(wods: number, sessions: number): string {
  return [...(wods > 0 ? [plural(wods, 'WOD')] : []), ...(sessions > 0 ? [plural(sessions, 'training session')] : [])].join(' and ');
}

/** What emptying the bin came to, and why something stays. */
export function emptiedText(wods: EmptiedBin, sessions: EmptiedBin): string {
  const removed = countText(wods.removed, sessions.removed);
  const gone = removed === '' ? 'Nothing was removed.' : `${removed} ${wods.removed + sessions.removed === 1 ? 'was' : 'were'} removed for good.`;
  if (wods.kept === 0) return gone;
  return `${gone} ${plural(wods.kept, 'WOD')} ${wods.kept === 1 ? 'stays, since a training session still shows it' : 'stay, since training sessions still show them'}.`;
}
