/** The limits, in minutes, that the list offers for the longest duration. */
export const DURATION_LIMITS = [10, 15, 20, 30, 45, 60] as const;

export type DurationLabel = 'Quick' | 'Standard' | 'Long' | 'Extended';

/** The badge of an estimated duration in minutes (spec 9): under 15, 15 to 29, 30 to 44, 45 and over. */
export function durationLabel(minutes: number): DurationLabel {
  if (minutes < 15) return 'Quick';
  if (minutes < 30) return 'Standard';
  if (minutes < 45) return 'Long';
  return 'Extended';
}

/** Seconds as m:ss, for example "1:30"; an hour or more stays in minutes, "75:00". Rounded to whole seconds, never below 0:00. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
