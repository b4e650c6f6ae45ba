import type { Wod } from '../wod/wod.js';
import { positive } from '../field/positive.js';
import { middleMinutes } from '../wod/own-minutes.js';

/** How long a WOD takes, as far as it says. */
export type Minutes = Pick<Wod, 'estimatedDuration' | 'minutesLow' | 'minutesHigh'>;

/** How long it usually takes: "5–9 min", "20 min"; undefined where nobody has said. */
export function usualMinutes({ minutesLow, minutesHigh }: Minutes): string | undefined {
  const [low, high] = [positive(minutesLow), positive(minutesHigh)];
  if (low === undefined || high === undefined) return undefined;
  return low === high ? `${low} min` : `${low}–${high} min`;
}

/** The most minutes it usually takes; undefined when unknown. */
export const minutesAtMost = ({ estimatedDuration, minutesHigh }: Omit<Minutes, 'minutesLow'>): number | undefined =>
  positive(minutesHigh) ?? positive(estimatedDuration);

/** How long it takes: "~7 min, usually 5–9", "20 min", "~12 min"; undefined when nobody knows. */
export function minutesText({ estimatedDuration, minutesLow, minutesHigh }: Minutes): string | undefined {
  const middle = positive(estimatedDuration);
  const [low, high] = [positive(minutesLow), positive(minutesHigh)];
  if (low === undefined || high === undefined) return middle === undefined ? undefined : `~${middle} min`;
  if (low === high && middle === low) return `${low} min`;
  return `~${middle ?? middleMinutes({ minutesLow: low, minutesHigh: high })} min, usually ${low === high ? low : `${low}–${high}`}`;
}

/** Whether its usual time is a range. */
export const hasRange = ({ minutesLow, minutesHigh }: Minutes): boolean =>
  positive(minutesLow) !== undefined && positive(minutesHigh) !== undefined && minutesLow !== minutesHigh;

/** How long it takes in a class, by the minutes it counts as: "~7 min, usually 5–9", "~20 min"; undefined when nobody knows. */
export function plannedMinutesText(wod: Minutes): string | undefined {
  const middle = positive(wod.estimatedDuration);
  return middle === undefined ? undefined : `~${middle} min${hasRange(wod) ? `, usually ${wod.minutesLow}–${wod.minutesHigh}` : ''}`;
}
