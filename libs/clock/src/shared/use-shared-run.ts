import type { RunRecord } from '@wod/domain';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { LinkState, RunLink } from './run-link';

type Change = (to: (run: RunRecord, now: number) => RunRecord) => void;

const never = () => () => undefined;

/** How a link is; undefined without one. */
export function useLinkState(link: RunLink | undefined): LinkState | undefined {
  const read = () => link?.state;
  return useSyncExternalStore(link?.subscribe ?? never, read, read);
}

/** Whether what runs may be changed on this screen: always, but by who only follows. What is no longer shared goes on by itself. */
export const mayChange = (state: LinkState | undefined): boolean => state === undefined || state.mayControl || state.status === 'ended';

/**
 * A running clock, of a WOD or of a class, that is on other screens too: what is changed here goes there, and the other way round.
 * Without a link it stays as it is.
 */
export function useSharedRun<Clock extends { run: RunRecord; change: Change }>(clock: Clock, link: RunLink | undefined): Clock & { mayControl: boolean } {
  const { change } = clock;
  const state = useLinkState(link);
  const mayControl = mayChange(state);
  const heard = state?.heard ?? 0;

  useEffect(() => {
    if (link && heard > 0) change((run, now) => link.runAt(now) ?? run);
  }, [link, heard, change]);

  const changeEverywhere = useCallback<Change>((to) => {
    if (mayControl) {
      change((run, now) => {
        const changed = to(run, now);
        if (changed !== run) link?.send(changed, now);
        return changed;
      });
    }
  }, [mayControl, change, link]);

  return { ...clock, change: changeEverywhere, mayControl };
}
