import { plural, type SessionSummary } from '@wod/domain';

/** A summary as time bar and sums take a session: its WODs are one stretch. */
export function summaryTime({ wodCount, wodMinutes, totalMinutes, mobilityMinutes, cooldownMinutes }: SessionSummary) {
  const wods = wodCount === 0 ? [] : [{ wod: { name: plural(wodCount, 'WOD'), estimatedDuration: wodMinutes } }];
  return { totalMinutes, mobilityMinutes, cooldownMinutes, wods };
}
