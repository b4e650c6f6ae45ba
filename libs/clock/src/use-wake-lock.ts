import { useEffect } from 'react';

/**
 * Keeps the screen on while it is shown, and takes the lock again whenever the page is seen again. Safari refuses it to a page that nobody has
 * touched yet, such as a wall that was reloaded: it is taken with the first touch then. @param isOn false: not now
 */
export function useWakeLock(isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    let isTaken = false;
    const take = async () => {
      // The browser takes it away from a page that isn't seen.
      if (document.visibilityState !== 'visible') isTaken = false;
      else if (!isTaken && 'wakeLock' in navigator) {
        isTaken = true;
        await request();
      }
    };
    const request = async () => {
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) void taken.release();
        else lock = taken;
      } catch {
        // A device that saves its battery refuses, too; the clock runs on without.
        isTaken = false;
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    addEventListener('pointerup', take);
    addEventListener('keydown', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      removeEventListener('pointerup', take);
      removeEventListener('keydown', take);
      void lock?.release();
    };
  }, [isOn]);
}
