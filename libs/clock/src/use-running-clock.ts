import { elapsedOf, marksBetween, stateAt, wholeMinutes, type Mark, type Programme, type RunRecord, type RunState } from '@wod/domain';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { looksAlike } from './looks-alike';
import type { Sounds } from './sounds';
import { steadyTime } from './steady-time';

/** How often the clock looks whether its screen has to change, as it does about once a second. To draw it takes a phone far longer. */
const TICK_MS = 100;
/** Sounds are handed over this early, since timers may come late: those of a page that has been hidden and quiet for minutes, once a minute. */
const AHEAD_MS = { visible: 1500, hidden: 65_000 } as const;
/** A mark that is older than this when it is noticed, after a sleep, is neither heard nor said. */
const STALE_MS = 1500;

/** What runs: where it is, and what is heard. */
export interface Course<State> {
  /** @param now milliseconds since 1970 */
  stateAt: (run: RunRecord, now: number) => State;
  /** the marks after one moment of running time up to another */
  marksBetween: (run: RunRecord, after: number, until: number) => Mark[];
}

/** A run as the screen shows it. */
export interface Running<State = RunState> {
  run: RunRecord;
  state: State;
  /** running time in milliseconds, negative during the lead-in */
  at: number;
  /** milliseconds since 1970 */
  now: number;
  /** the last mark that has passed */
  mark: Mark | undefined;
  /** Changes the run; `now` in milliseconds since 1970. */
  change: (to: (run: RunRecord, now: number) => RunRecord) => void;
  /** false for one that belongs to another screen */
  isKept: boolean;
}

/**
 * The run of a WOD.
 * @param programme the same one as long as it is shown
 * @param isKept false for one that belongs to another screen
 */
export function useRunningClock(first: RunRecord, programme: Programme, sounds: Sounds, isKept = true): Running {
  const course = useMemo(
    (): Course<RunState> => ({
      stateAt: (run, now) => stateAt(programme, run.events, elapsedOf(run, now)),
      marksBetween: (run, after, until) => marksBetween(programme, run.events, after, until),
    }),
    [programme],
  );
  return useRun(first, course, sounds, isKept);
}

/**
 * A run on the screen: what is drawn follows from the time, and marks are heard on time.
 * @param isKept false for one that belongs to another screen
 */
export function useRun<State>(first: RunRecord, course: Course<State>, sounds: Sounds, isKept: boolean): Running<State> {
  const [read] = useState(() => steadyTime());
  const [run, setRun] = useState(first);
  const latest = useRef(first);
  const [now, setNow] = useState(read);
  const [mark, setMark] = useState<Mark>();
  /** running time up to which marks have been handed to the sounds, and shown */
  const heard = useRef(elapsedOf(first, now));
  const seen = useRef(heard.current);
  const at = elapsedOf(run, now);

  const drawnAt = useEffectEvent(() => now);
  useEffect(() => {
    // The time of day is shown in minutes; as a text it has to be the same.
    const lookAt = (time: number) => ({ state: course.stateAt(run, time), until: elapsedOf(run, time), minute: String(wholeMinutes(time)) });
    let drawn = lookAt(drawnAt());
    const tick = () => {
      const time = read();
      const due = lookAt(time);
      const { until } = due;
      if (!looksAlike(drawn, due)) {
        drawn = due;
        setNow(time);
      }
      for (const passed of course.marksBetween(run, seen.current, until)) if (until - passed.at < STALE_MS) setMark(passed);
      seen.current = until;
      // Whatever still waits was held up while the device slept.
      if (until - heard.current > STALE_MS) sounds.hush();
      if (run.pausedAt !== undefined) return;
      const ahead = until + AHEAD_MS[document.visibilityState];
      for (const coming of course.marksBetween(run, Math.max(heard.current, until - STALE_MS), ahead))
        sounds.play(coming.kind, Math.max(0, coming.at - until) / 1000);
      heard.current = Math.max(heard.current, ahead);
    };
    // A device may have slept or taken the sound away while the page was hidden: what was handed over for a minute is handed over anew.
    const onShown = () => {
      if (document.visibilityState === 'hidden') return;
      sounds.hush();
      heard.current = elapsedOf(run, read());
      tick();
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [run, course, read, sounds]);

  useEffect(() => sounds.unlockByTouch(), [sounds]);
  // What was handed over for a minute isn't heard once it is no longer shown.
  useEffect(() => () => sounds.hush(), [sounds]);

  const change = useCallback(
    (to: (run: RunRecord, now: number) => RunRecord) => {
      const time = read();
      latest.current = to(latest.current, time);
      // What was handed over ahead may no longer be due.
      sounds.hush();
      heard.current = elapsedOf(latest.current, time);
      seen.current = Math.min(seen.current, heard.current);
      setRun(latest.current);
      // The next key may come before the next tick.
      setNow(time);
    },
    [read, sounds],
  );

  return { run, state: course.stateAt(run, now), at, now, mark, change, isKept };
}
