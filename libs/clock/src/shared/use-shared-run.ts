import type { RunRecord } from '@wod/domain';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useKeptRun } from '../use-kept-run';
import { leaveSharedClock } from './kept-clock';
import type { LinkState, RunLink } from './run-link';

type Change = (to: (run: RunRecord, now: number) => RunRecord) => void;

/** What a clock must have to be shared. */
interface SharedClock {
  run: RunRecord;
  state: { phase: string };
  change: Change;
  isKept: boolean;
}

/** The most changes that are remembered while a link is still joining: far more than anybody makes in that time. */
const EARLY_MAX = 50;

const never = () => () => undefined;

/** The state of a link; undefined without one. */
export function useLinkState(link: RunLink | undefined): LinkState | undefined {
  const read = () => link?.state;
  return useSyncExternalStore(link?.subscribe ?? never, read, read);
}

/** Whether this screen may change what runs: always, unless it only follows. What is no longer shared goes on by itself. */
export const mayChange = (state: LinkState | undefined): boolean => state === undefined || state.mayControl || state.status === 'ended';

/**
 * A running clock, of a WOD or of a class, that is on other screens and in other tabs too: what is changed here goes there, and the other way round.
 * Without a link it stays as it is. What is done before a link has joined, as after a reload, is done again to what runs by then.
 * @param onEnd called once when it is ended, here by `end` or in another tab; what is done stays, since its result may be asked for
 */
export function useSharedRun<Clock extends SharedClock>(
  clock: Clock,
  link: RunLink | undefined,
  onEnd: () => void,
): Clock & { mayControl: boolean; end: () => void } {
  const { change } = clock;
  const state = useLinkState(link);
  const mayControl = mayChange(state);
  const heard = state?.heard ?? 0;

  const early = useRef<((run: RunRecord) => RunRecord)[]>([]);

  useEffect(() => {
    // Shared from here: everything until now is in it.
    if (link?.hasJoined) early.current = [];
  }, [link]);

  useEffect(() => {
    if (!link || heard === 0) return;
    change((run, now) => {
      const there = link.runAt(now);
      if (!there) return run;
      const changed = early.current.splice(0).reduce((before, again) => again(before), there);
      if (changed !== there) link.send(changed, now);
      return changed;
    });
  }, [link, heard, change]);

  const changeEverywhere = useCallback<Change>(
    (to) => {
      if (mayControl) {
        change((run, now) => {
          const changed = to(run, now);
          if (changed === run) return run;
          if (link?.hasJoined) link.send(changed, now);
          else early.current = [...early.current, (there: RunRecord) => to(there, now)].slice(-EARLY_MAX);
          return changed;
        });
      }
    },
    [mayControl, change, link],
  );

  const hasEnded = useRef(false);
  const end = () => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    if (link) leaveSharedClock(link);
    forget();
    onEnd();
  };
  const forget = useKeptRun(clock.run, changeEverywhere, clock.isKept, () => clock.state.phase === 'done' || end());

  return { ...clock, change: changeEverywhere, mayControl, end };
}
