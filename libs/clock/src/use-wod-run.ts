import { STORAGE_KEYS, beginRun, clockQuestions, readRun, type ClockAnswers, type ClockWod, type RunOf, type RunRecord } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { useEffect, useState } from 'react';
import { keepSettings, readSettings, type ClockSettings } from './clock-settings';
import { Sounds } from './sounds';
import { steadyTime } from './steady-time';

/** A WOD's run on this device, before, during and after it. */
export interface WodRun {
  sounds: Sounds;
  /** undefined until the device has been asked */
  settings: ClockSettings | undefined;
  set: (part: Partial<ClockSettings>) => void;
  /** what the clock has to ask, with the answers so far */
  answers: Partial<ClockAnswers>;
  answer: (part: Partial<ClockAnswers>) => void;
  /** what runs; after a reload, what ran before */
  run: RunRecord | undefined;
  /** To be called from a tap or a key: browsers keep silent otherwise. */
  start: () => void;
  end: () => void;
}

const runOf = (id: string): RunOf => ({ kind: 'wod', id });

/** Sound, settings and the record of a WOD's run. */
export function useWodRun(wod: ClockWod & { id: string }): WodRun {
  const [sounds] = useState(() => new Sounds());
  const [settings, setSettings] = useState<ClockSettings>();
  const [run, setRun] = useState<RunRecord>();
  const [answers, setAnswers] = useState<Partial<ClockAnswers>>(() => clockQuestions(wod));

  useEffect(() => {
    setSettings(readSettings());
    // A reload in the middle goes on where the clock is.
    setRun(readRun(browserStorage.read(STORAGE_KEYS.runningClock), runOf(wod.id), Date.now()));
    return () => sounds.close();
  }, [sounds, wod.id]);

  const set = (part: Partial<ClockSettings>) => {
    const changed = { ...readSettings(), ...part };
    keepSettings(changed);
    setSettings(changed);
    sounds.volume = changed.isMuted ? 0 : changed.volume;
  };
  const start = async () => {
    await sounds.unlock();
    set({});
    setRun(beginRun(runOf(wod.id), answers, steadyTime()()));
  };
  const end = () => {
    browserStorage.remove(STORAGE_KEYS.runningClock);
    setRun(undefined);
  };
  return { sounds, settings, set, answers, answer: (part) => setAnswers({ ...answers, ...part }), run, start: () => void start(), end };
}
