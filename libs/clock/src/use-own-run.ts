import type { RunOf, RunRecord } from '@wod/domain';
import { useEffect, useState } from 'react';
import { keepSettings, readSettings, volumeOf, type ClockSettings } from './clock-settings';
import { readKeptRun } from './kept-runs';
import { Sounds } from './sounds';
import { steadyTime } from './steady-time';

/** A run of this device, before, during and after it. */
export interface OwnRun {
  sounds: Sounds;
  /** undefined until the device has been asked */
  settings: ClockSettings | undefined;
  set: (part: Partial<ClockSettings>) => void;
  /** what runs; after a reload, what ran before */
  run: RunRecord | undefined;
  /**
   * To be called from a tap or a key: browsers keep silent otherwise. What another tab has begun meanwhile goes on.
   * @param make the record, of a run that begins now, in milliseconds since 1970
   */
  begin: (make: (now: number) => RunRecord) => void;
  /** It is no longer shown; who shows it ends it on the device. */
  end: () => void;
}

/** Sound, settings and the record of what runs on this device. */
export function useOwnRun({ kind, id }: RunOf): OwnRun {
  const [sounds] = useState(() => new Sounds());
  const [settings, setSettings] = useState<ClockSettings>();
  const [run, setRun] = useState<RunRecord>();

  useEffect(() => {
    const kept = readSettings();
    setSettings(kept);
    sounds.volume = volumeOf(kept);
    // A reload in the middle goes on where it is.
    setRun(readKeptRun({ kind, id }));
    return () => sounds.close();
  }, [sounds, kind, id]);

  const set = (part: Partial<ClockSettings>) => {
    const changed = { ...readSettings(), ...part };
    keepSettings(changed);
    setSettings(changed);
    sounds.volume = volumeOf(changed);
  };
  const begin = (make: (now: number) => RunRecord) => {
    void sounds.unlock();
    set({});
    setRun((!run && readKeptRun({ kind, id })) || make(steadyTime()()));
  };
  const end = () => setRun(undefined);
  return { sounds, settings, set, run, begin, end };
}
