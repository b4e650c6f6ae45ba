import { steadyTime } from '@wod/clock';
import { STORAGE_KEYS, classProgrammeOf, classStateAt, elapsedOf, eventsAt, plannedStart, readRun, type ClassProgramme, type ClassState, type RunRecord, type TrainingSession } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { useCallback, useEffect, useState } from 'react';

/** A class that runs, as the wall shows it. */
export interface SeenClass {
  programme: ClassProgramme;
  run: RunRecord;
  state: ClassState;
  /** when it was to begin, and now, in milliseconds since 1970 */
  startsAt: number;
  now: number;
}

/** It shows whole seconds. */
const LOOK_MS = 250;

/** A class that is run elsewhere, looked after again and again. @param read what runs by now, if anything; the same function as long as it is asked for the same */
export function useSeenClass(session: TrainingSession, read: (now: number) => RunRecord | undefined): SeenClass | undefined {
  const [programme] = useState(() => classProgrammeOf(session));
  const [seen, setSeen] = useState<{ run: RunRecord; now: number }>();
  useEffect(() => {
    const time = steadyTime();
    const look = () => {
      const now = time();
      const run = read(now);
      setSeen(run && { run, now });
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return seen && { ...seen, programme, state: classStateAt(programme, eventsAt(seen.run, seen.now), elapsedOf(seen.run, seen.now)), startsAt: plannedStart(seen.run, seen.now) };
}

/** What the page that runs the class has kept on this device; undefined while it doesn't run here. */
export function useClassHere(session: TrainingSession): SeenClass | undefined {
  const { id } = session;
  return useSeenClass(session, useCallback((now: number) => readRun(browserStorage.read(STORAGE_KEYS.runningClock), { kind: 'session', id }, now), [id]));
}
