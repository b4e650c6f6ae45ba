import { readKeptRun } from '@wod/clock';
import type { RunRecord, TrainingSession } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { useEffect, useState } from 'react';

/** One that was left long ago is over. */
const LOOK_AGAIN_MS = 60_000;

/** The class as the page that runs it has kept it on this device; undefined while it doesn't run here. */
export function useClassHere({ id }: TrainingSession): RunRecord | undefined {
  const [run, setRun] = useState<RunRecord>();
  useEffect(() => {
    const look = () => setRun(readKeptRun({ kind: 'session', id }));
    look();
    const stop = browserStorage.subscribe(look);
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [id]);
  return run;
}
