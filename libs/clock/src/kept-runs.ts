import { STORAGE_KEYS, elapsedOf, programmeOf, readAnyRun, readRun, stateAt, type ClockWod, type RunOf, type RunRecord } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { useSyncExternalStore } from 'react';

/** More than anybody leaves unfinished in half a day. */
const MOST_KEPT = 20;

type RunKey = `${typeof STORAGE_KEYS.runningClock}:${string}`;

const LIST: RunKey = `${STORAGE_KEYS.runningClock}:list`;

/** Where a device keeps what runs: each WOD and each class has a place of its own. */
export const keyOfRun = ({ kind, id }: RunOf): RunKey => `${STORAGE_KEYS.runningClock}:${kind}:${id}`;

/** The run of a WOD or a class on this device; undefined for none, and for one that is long over. For the browser only. */
export const readKeptRun = (of: RunOf): RunRecord | undefined => readRun(browserStorage.read(keyOfRun(of)), of, Date.now());

/** The result of a clock that is done stays this long for all to read it. */
const READ_MS = 5 * 60_000;

/**
 * Whether the clock of a WOD runs on this device, here or in another tab, or has just come to its end; false on the server. One that ends by itself
 * is noticed when what asks is drawn again.
 */
export const useIsRunning = (wod: (ClockWod & { id: string }) | undefined): boolean =>
  useSyncExternalStore(
    browserStorage.subscribe,
    () => wod !== undefined && isRunning(wod),
    () => false,
  );

function isRunning(wod: ClockWod & { id: string }): boolean {
  const run = readKeptRun({ kind: 'wod', id: wod.id });
  if (!run) return false;
  const { phase, total } = stateAt(programmeOf(wod, run.answers), run.events, elapsedOf(run, Date.now()));
  // One that was stopped while it was paused is over, too.
  return phase !== 'done' || Date.now() - run.beganAt - total < READ_MS;
}

/** Notes a run that is shown, and makes room for it: what is long over goes, and of the others all but the latest. */
export function listRun(of: RunOf): void {
  const key = keyOfRun(of);
  // Earlier releases kept one run, without a place of its own.
  const others = [...listed().filter((other) => other !== key), STORAGE_KEYS.runningClock];
  const latest = others.filter((other) => readAnyRun(browserStorage.read(other), Date.now())).slice(0, MOST_KEPT - 1);
  for (const other of others) if (!latest.includes(other)) browserStorage.remove(other);
  browserStorage.write(LIST, JSON.stringify([key, ...latest]));
}

/** Ends a run on this device, and in its other tabs. */
export function forgetRun(of: RunOf): void {
  const key = keyOfRun(of);
  const others = listed().filter((other) => other !== key);
  browserStorage.remove(key);
  if (others.length > 0) browserStorage.write(LIST, JSON.stringify(others));
  else browserStorage.remove(LIST);
}

/** Where runs are kept, the one that was shown last first. */
function listed(): RunKey[] {
  try {
    return (JSON.parse(browserStorage.read(LIST) ?? '[]') as unknown[]).filter(isRunKey);
  } catch {
    return [];
  }
}

const isRunKey = (key: unknown): key is RunKey => typeof key === 'string' && key.startsWith(`${STORAGE_KEYS.runningClock}:`);
