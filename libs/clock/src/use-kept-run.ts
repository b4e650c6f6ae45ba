import { STORAGE_KEYS, readRun, type RunRecord } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps what runs on this device, for a reload and for its other tabs, and takes over what those do to it.
 * @param isKept false for what belongs to another screen
 * @param onEnded called when it is no longer kept: another tab has ended it, or this one
 */
export function useKeptRun(run: RunRecord, change: (to: (run: RunRecord, now: number) => RunRecord) => void, isKept: boolean, onEnded: () => unknown): void {
  /** what this tab has written or read last: only what is neither comes from another one */
  const known = useRef<string | null>(null);
  /** What another tab has written isn't written again: that one may be further by now. */
  const taken = useRef(new WeakSet<RunRecord>());
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (!isKept || taken.current.has(run)) return;
    known.current = JSON.stringify(run);
    browserStorage.write(STORAGE_KEYS.runningClock, known.current);
  }, [run, isKept]);
  useEffect(() => {
    if (!isKept) return undefined;
    return browserStorage.subscribe(() => {
      const text = browserStorage.read(STORAGE_KEYS.runningClock);
      if (text === null) return ended();
      if (text === known.current) return;
      known.current = text;
      change((latest, now) => {
        const read = readRun(text, latest.of, now);
        if (read) taken.current.add(read);
        return read ?? latest;
      });
    });
  }, [change, isKept]);
}
