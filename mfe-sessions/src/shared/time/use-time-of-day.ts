import { DAY_MINUTES, MINUTE_MS, momentText, parseTimeOfDay } from '@wod/domain';
import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 5000;

/** The minute that it is on this device, in milliseconds since 1970; undefined until the page runs. */
export function useThisMinute(): number | undefined {
  const [minute, setMinute] = useState<number>();
  useEffect(() => {
    const read = () => setMinute(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
    read();
    const timer = setInterval(read, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return minute;
}

/** "18:05", undefined until the page runs. */
export function useTimeOfDay(): string | undefined {
  const now = useThisMinute();
  return now === undefined ? undefined : momentText(now);
}

/**
 * The place of the block that is on by the time of day; undefined before and after the class, and without a start.
 * @param startsAt minutes since midnight
 */
export function useBlockOnTime(blocks: readonly { from: number; to: number }[], startsAt: number | undefined): number | undefined {
  const minutes = parseTimeOfDay(useTimeOfDay());
  if (minutes === undefined || startsAt === undefined) return undefined;
  // A class may go on after midnight.
  const since = (minutes - startsAt + DAY_MINUTES) % DAY_MINUTES;
  const on = blocks.findIndex(({ from, to }) => since >= from && since < to);
  return on < 0 ? undefined : on;
}
