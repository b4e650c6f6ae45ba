import { useEffect } from 'react';

/** Keeps the screen on while it is shown, and takes the lock again whenever the page is seen again. @param isOn false: not now */
export function useWakeLock(isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) void taken.release();
        else lock = taken;
      } catch {
        // A device that saves its battery refuses; the clock runs on without.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isOn]);
}
