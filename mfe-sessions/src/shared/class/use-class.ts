import { useRun, useSharedRun, type Course, type RunLink, type Running, type Sounds } from '@wod/clock';
import {
  classMarksBetween, classStateAt, clockRunOf, elapsedOf, eventsAt, noteInClass, pauseOrGoOn, plannedStart, stopClock, withClockRun,
  type ClassProgramme, type ClassState, type RunEvent, type RunOf, type RunRecord,
} from '@wod/domain';
import { useState } from 'react';

/** A class as the screen shows it. */
export interface RunningClassClock extends Running<ClassState> {
  /** when it was to begin, in milliseconds since 1970 */
  startsAt: number;
  /** the clock of the present WOD, once it was started */
  wodClock: (Pick<Running, 'run' | 'state' | 'at' | 'change'> & { mayControl: boolean }) | undefined;
  /** false for a screen that only follows */
  mayControl: boolean;
  end: () => void;
  note: (event: Omit<RunEvent, 'at'>) => void;
  pause: () => void;
  /** stops the clock of the present WOD */
  stop: () => void;
}

const stateOf = (programme: ClassProgramme, run: RunRecord, now: number): ClassState => classStateAt(programme, eventsAt(run, now), elapsedOf(run, now));

interface Shared {
  /** to the other screens that show it */
  link: RunLink | undefined;
  /** it runs on another screen */
  isFollowed: boolean;
  /** called once when it is ended, here or in another tab */
  onEnd: () => void;
}

/** What runs is the class; the clock of its present WOD is a run of its own within it. @param programme the same one as long as it is shown */
export function useClass(first: RunRecord, programme: ClassProgramme, sounds: Sounds, { link, isFollowed, onEnd }: Shared): RunningClassClock {
  const [course] = useState((): Course<ClassState> => ({
    stateAt: (run, now) => stateOf(programme, run, now),
    marksBetween: (run, after, until) => classMarksBetween(programme, run.events, after, until),
  }));
  const clock = useSharedRun(useRun(first, course, sounds, !isFollowed), link, onEnd);
  const { run, state, now, change } = clock;
  const of: RunOf = { kind: 'wod', id: programme.stretches[state.stretch]?.wod?.id ?? '' };
  const inner = clockRunOf(run, state, of);
  return {
    ...clock,
    startsAt: plannedStart(run, now),
    wodClock: inner && state.clock && {
      run: inner,
      state: state.clock.state,
      at: elapsedOf(inner, now),
      mayControl: clock.mayControl,
      change: (to) => change((old, moment) => {
        const then = stateOf(programme, old, moment);
        const before = clockRunOf(old, then, of);
        return before ? withClockRun(old, then, before, to(before, moment), moment) : old;
      }),
    },
    note: (event) => change((old, moment) => noteInClass(old, event, moment)),
    pause: () => change(pauseOrGoOn),
    stop: () => change((old, moment) => stopClock(old, stateOf(programme, old, moment), moment)),
  };
}
