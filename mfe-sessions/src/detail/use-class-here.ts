import { steadyTime } from '@wod/clock';
import { STORAGE_KEYS, classProgrammeOf, classStateAt, elapsedOf, eventsAt, plannedStart, readRun, type ClassProgramme, type ClassState, type RunRecord, type TrainingSession } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { useEffect, useState } from 'react';

/** A class that runs on this device. */
export interface ClassHere {
  programme: ClassProgramme;
  run: RunRecord;
  state: ClassState;
  /** when it was to begin, and now, in milliseconds since 1970 */
  startsAt: number;
  now: number;
}

/** It shows whole seconds. */
const LOOK_MS = 250;

/** What the page that runs the class has kept; undefined while it doesn't run here. */
export function useClassHere(session: TrainingSession): ClassHere | undefined {
  const [programme] = useState(() => classProgrammeOf(session));
  const [seen, setSeen] = useState<{ run: RunRecord; now: number }>();
  useEffect(() => {
    const read = steadyTime();
    const look = () => {
      const now = read();
      const run = readRun(browserStorage.read(STORAGE_KEYS.runningClock), { kind: 'session', id: session.id }, now);
      setSeen(run && { run, now });
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [session.id]);
  return seen && { ...seen, programme, state: classStateAt(programme, eventsAt(seen.run, seen.now), elapsedOf(seen.run, seen.now)), startsAt: plannedStart(seen.run, seen.now) };
}
