import {
  useRun,
  useRunningScreen,
  type ClockSound,
  type Course,
  type RunLink,
  type RunQuestion,
  type Running,
  type RunningScreen,
  type Saying,
  type SharedRunning,
} from '@wod/clock';
import {
  classMarksBetween,
  classProgrammeOf,
  classStateAt,
  clockRunOf,
  elapsedOf,
  eventsAt,
  noteInClass,
  pauseOrGoOn,
  plannedStart,
  stopClock,
  withClockRun,
  type ClassProgramme,
  type ClassState,
  type Level,
  type RunEvent,
  type RunOf,
  type RunRecord,
  type TrainingSession,
} from '@wod/domain';
import { useState, type ReactNode } from 'react';
import { classKey } from './class-key';
import { ClassQuestion } from './class-question';
import { saidOfClass } from './said-of-class';
import { useTaskLineOf } from './use-task-line-of';

/** A class as the screen shows it. */
export interface RunningClassClock extends SharedRunning<ClassState> {
  /** when it was to begin, in milliseconds since 1970 */
  startsAt: number;
  /** the clock of the present WOD, once it was started */
  wodClock: (Pick<Running, 'run' | 'state' | 'at' | 'change'> & { mayControl: boolean }) | undefined;
  note: (event: Omit<RunEvent, 'at'>) => void;
  pause: () => void;
  /** stops the clock of the present WOD */
  stop: () => void;
}

const stateOf = (programme: ClassProgramme, run: RunRecord, now: number): ClassState =>
  classStateAt(programme, eventsAt(run, now), elapsedOf(run, now));

interface ClassScreenOptions {
  session: TrainingSession;
  first: RunRecord;
  sound: ClockSound;
  /** The class of another screen, which this one follows. */
  followed: RunLink | undefined;
  /** called once when it is ended, here or in another tab */
  onEnd: () => void;
  /** the level that all read together, as on a wall */
  shownAt?: Level;
}

interface ClassScreen extends RunningScreen<ClassState> {
  programme: ClassProgramme;
  clock: RunningClassClock;
  /** Each line of any of its WODs as it is due. */
  lineOf: ReturnType<typeof useTaskLineOf>;
  /** What a key does, if anything. */
  onKey: (event: Pick<KeyboardEvent, 'key' | 'target' | 'repeat'>) => (() => void) | undefined;
  /** What a screen reader hears. */
  said: Saying;
  /** What is asked first, if anything. */
  asks: ReactNode;
}

/** A screen on which a class runs, in the hand or on a wall; the clock of its present WOD is a run of its own within it. */
export function useClassScreen({ session, first, sound, followed, onEnd, shownAt }: ClassScreenOptions): ClassScreen {
  const [programme] = useState(() => classProgrammeOf(session, first.plan));
  const [course] = useState(
    (): Course<ClassState> => ({
      stateAt: (run, now) => stateOf(programme, run, now),
      marksBetween: (run, after, until) => classMarksBetween(programme, run.events, after, until),
    }),
  );
  const screen = useRunningScreen(useRun(first, course, sound.sounds, !followed), {
    sound,
    followed,
    onEnd,
    asksToEnd: ({ phase }) => phase === 'on',
    about,
  });
  const lineOf = useTaskLineOf(shownAt);
  const clock = classClock(programme, screen.clock);
  const { question, onAnswered } = screen;
  return {
    ...screen,
    programme,
    clock,
    lineOf,
    onKey: (event) => screen.keyAction(event.key, (keys) => classKey(event, { clock, programme, ...keys })),
    said: saidOfClass(lineOf, programme, clock),
    asks: question && (
      <ClassQuestion question={question} name={programme.stretches[clock.state.stretch]?.wod?.name ?? ''} onAnswered={onAnswered} note={clock.note} />
    ),
  };
}

/** Ending is of the class; starting again, of one clock in it as long as that runs, or has ended. */
const about = (question: RunQuestion, { phase, stretch, clock }: ClassState): string =>
  [phase, ...(question === 'restart' ? [stretch, clock?.startedBy, clock?.state.phase === 'done'] : [])].join(' ');

function classClock(programme: ClassProgramme, clock: SharedRunning<ClassState>): RunningClassClock {
  const { run, state, now, change } = clock;
  const of: RunOf = { kind: 'wod', id: programme.stretches[state.stretch]?.wod?.id ?? '' };
  const inner = clockRunOf(run, state, of);
  return {
    ...clock,
    startsAt: plannedStart(run, now),
    wodClock: inner &&
      state.clock && {
        run: inner,
        state: state.clock.state,
        at: elapsedOf(inner, now),
        mayControl: clock.mayControl,
        change: (to) =>
          change((old, moment) => {
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
