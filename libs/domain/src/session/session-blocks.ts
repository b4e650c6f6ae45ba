import type { SessionMinutes, TimedEntry } from './session-time.js';

/** One stretch of a class; minutes count from its start. */
export type SessionBlock<Entry> = { from: number; to: number } & ({ kind: 'warmUp' | 'coolDown' } | { kind: 'wod'; entry: Entry });

/** The class from start to end. Warm-up and cool-down are left out when they take no time; a WOD of unknown duration lasts 0 minutes. */
export function sessionBlocks<Entry extends TimedEntry>(
  { mobilityMinutes, cooldownMinutes, wods }: Omit<SessionMinutes, 'totalMinutes'> & { wods: readonly Entry[] },
): SessionBlock<Entry>[] {
  const blocks: SessionBlock<Entry>[] = [];
  let at = 0;
  const next = (minutes: number) => {
    const from = at;
    at += minutes;
    return { from, to: at };
  };
  if (mobilityMinutes > 0) blocks.push({ kind: 'warmUp', ...next(mobilityMinutes) });
  for (const entry of wods) blocks.push({ kind: 'wod', entry, ...next(entry.wod.estimatedDuration ?? 0) });
  if (cooldownMinutes > 0) blocks.push({ kind: 'coolDown', ...next(cooldownMinutes) });
  return blocks;
}

const DAY_MINUTES = 24 * 60;
const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight of a time such as "18:05"; undefined for anything else. */
export function parseTimeOfDay(text: string | null | undefined): number | undefined {
  const [, hours, minutes] = TIME_OF_DAY.exec(text ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The time of day this many minutes after midnight, "18:05"; it wraps to "00:00" at the next midnight. */
export function timeOfDay(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
