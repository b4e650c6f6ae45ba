import { readRun, type RunRecord } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { forgetRun, keyOfRun, listRun } from './kept-runs';

/**
 * Keeps what runs on this device, for a reload and for its other tabs, and takes over what those do to it.
 * @param isKept false for what belongs to another screen
 * @param onEnded called when another tab has ended it; if it stays here all the same, what that tab begins next is another run
 * @returns ends it on this device; a run that another tab has begun since then stays
 */
export function useKeptRun(
  run: RunRecord,
  change: (to: (run: RunRecord, now: number) => RunRecord) => void,
  isKept: boolean,
  onEnded: () => unknown,
): () => void {
  const { kind, id } = run.of;
  const key = keyOfRun(run.of);
  /** what this tab has written or read last: only what is neither comes from another one */
  const known = useRef<string | null>(null);
  /** What another tab has written isn't written again: that one may be further by now. */
  const taken = useRef(new WeakSet<RunRecord>());
  const isOver = useRef(false);
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (!isKept || taken.current.has(run)) return;
    // Where another tab has ended it, it may go on here, but not in the place of what was begun since.
    if (isOver.current && browserStorage.read(key) !== null) return;
    if (isOver.current || known.current === null) listRun(run.of);
    isOver.current = false;
    known.current = JSON.stringify(run);
    browserStorage.write(key, known.current);
  }, [run, key, isKept]);
  useEffect(() => {
    if (!isKept) return undefined;
    return browserStorage.subscribe(() => {
      const text = browserStorage.read(key);
      if (isOver.current || text === known.current) return;
      if (text === null) {
        isOver.current = true;
        return ended();
      }
      known.current = text;
      change((latest, now) => {
        const read = readRun(text, latest.of, now);
        if (read) taken.current.add(read);
        return read ?? latest;
      });
    });
  }, [change, key, isKept]);
  return useCallback(() => {
    if (!isKept || isOver.current) return;
    isOver.current = true;
    if (browserStorage.read(key) === known.current) forgetRun({ kind, id });
  }, [key, kind, id, isKept]);
}
