import type { ClassBlockInput, SessionWod, TrainingSession } from './session.js';

/** The planned minutes of a session. */
export type SessionMinutes = Pick<TrainingSession, 'totalMinutes' | 'mobilityMinutes' | 'cooldownMinutes'>;
/** The planned minutes, and those of the blocks around the WODs. */
export interface FillableMinutes extends SessionMinutes {
  blockMinutes?: number;
}
/** Any entry that embeds its WOD. */
export interface TimedEntry {
  readonly wod: Pick<SessionWod, 'estimatedDuration'>;
}
/** Any block that says how long it lasts and where it stands. */
export type TimedBlock = Pick<ClassBlockInput, 'minutes' | 'place'>;
type TimedSession = SessionMinutes & { readonly wods: readonly TimedEntry[]; readonly blocks?: readonly Pick<TimedBlock, 'minutes'>[] };

export type RemainingColour = 'good' | 'warn' | 'bad';

/** The minutes of all WODs together; an unknown duration counts as 0 (spec 5). */
export function wodsMinutes(entries: readonly TimedEntry[]): number {
  return entries.reduce((sum, { wod }) => sum + (wod.estimatedDuration ?? 0), 0);
}

/** The minutes of all blocks together. */
export const blocksMinutes = (blocks: TimedSession['blocks'] = []): number => blocks.reduce((sum, { minutes }) => sum + minutes, 0);

/** Minutes that are left for WODs. */
export const availableMinutes = ({ totalMinutes, mobilityMinutes, cooldownMinutes, blockMinutes = 0 }: FillableMinutes): number =>
  totalMinutes - mobilityMinutes - cooldownMinutes - blockMinutes;

/** Actual Total in minutes: warm-up, WODs, cool-down and what else the class has. */
export function actualMinutes({ mobilityMinutes, cooldownMinutes, wods, blocks }: Omit<TimedSession, 'totalMinutes'>): number {
  return mobilityMinutes + wodsMinutes(wods) + cooldownMinutes + blocksMinutes(blocks);
}

/** Minutes left of the planned total; negative when the session is over time. */
export function remainingMinutes(session: TimedSession): number {
  return session.totalMinutes - actualMinutes(session);
}

/** Spec 9: below 0 is red (bad), below 5 orange (warn), otherwise green (good). */
export function remainingColour(remaining: number): RemainingColour {
  if (remaining < 0) return 'bad';
  return remaining < 5 ? 'warn' : 'good';
}

/** What the remaining minutes mean: "12 min free", "7 min over", "exactly full". */
export function remainingText(remaining: number): string {
  if (remaining === 0) return 'exactly full';
  return remaining > 0 ? `${remaining} min free` : `${-remaining} min over`;
}

/** Actual minus planned total with its sign, "+5" over and "-5" under; "" when they agree. */
export function differenceText(session: TimedSession): string {
  const over = -remainingMinutes(session);
  if (over === 0) return '';
  return over > 0 ? `+${over}` : String(over);
}
