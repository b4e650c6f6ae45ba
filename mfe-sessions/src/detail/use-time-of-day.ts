import { timeOfDay } from '@wod/domain';
import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 5000;
const DAY_MINUTES = 24 * 60;

/** Minutes since midnight on this device; undefined until the page runs. */
function useMinutes(): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const read = () => {
      const now = new Date();
      setMinutes(now.getHours() * 60 + now.getMinutes());
    };
    read();
    const timer = setInterval(read, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return minutes;
}

/** "18:05", undefined until the page runs. */
export function useTimeOfDay(): string | undefined {
  const minutes = useMinutes();
  return minutes === undefined ? undefined : timeOfDay(minutes);
}

/**
 * The place of the block that is on by the time of day; undefined before and after the class, and without a start.
 * @param startsAt minutes since midnight
 */
export function useBlockOnTime(blocks: readonly { from: number; to: number }[], startsAt: number | undefined): number | undefined {
  const minutes = useMinutes();
  if (minutes === undefined || startsAt === undefined) return undefined;
  // A class may go on after midnight.
  const since = (minutes - startsAt + DAY_MINUTES) % DAY_MINUTES;
  const on = blocks.findIndex(({ from, to }) => since >= from && since < to);
  return on < 0 ? undefined : on;
}
