import { STEP_MS, adjustRun, beginRun, dueTasks, headlineText, isPaused, noteInRun, pauseOrGoOn, stateAt, stepBackInRun, type Programme, type RunRecord, type Task, type Wod } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import { useState, type ReactNode } from 'react';
import { Face, useTaskLine } from './clock-face';
import { ClockFrame, soundSwitch, type ClockSound } from './clock-frame';
import styles from './clock.module.css';
import { lineText } from './clock-text';
import type { RunLink } from './shared/run-link';
import { useSharedRun } from './shared/use-shared-run';
import { useRunningClock, type Running } from './use-running-clock';

export interface RunningClockProps extends ClockSound {
  wod: Wod;
  programme: Programme;
  first: RunRecord;
  /** Begins a new run on this screen; left out where it follows. */
  onAgain?: () => void;
  onEnd: () => void;
  /** The run of another screen, which this one follows. */
  followed?: RunLink;
  /** What is shown once it is done. */
  finish: (clock: SharedClock) => ReactNode;
}

/** A running clock that other screens may show too. */
export interface SharedClock extends Running {
  /** false for a screen that only follows */
  mayControl: boolean;
  /** Starts over, on all screens. */
  again: () => void;
  /** Ends it: on this device, and where it was shared from here for all. */
  end: () => void;
}

/** The clock of a WOD on the whole screen. */
export function RunningClock({ wod, first, programme, onAgain, onEnd, followed, finish, ...sound }: RunningClockProps) {
  const [stable] = useState(programme);
  const [link, setLink] = useState(followed);
  const clock = useSharedRun(useRunningClock(first, stable, sound.sounds, !followed), link, onEnd);
  const [question, setQuestion] = useState<'end' | 'restart'>();
  const line = useTaskLine(wod);

  const isDone = clock.state.phase === 'done';
  const { end } = clock;
  const again = () => (link ? clock.change((run, now) => beginRun(run.of, run.answers, now)) : onAgain?.());
  // Who follows leaves what goes on elsewhere.
  const leave = () => (question ? setQuestion(undefined) : isDone || followed ? end() : setQuestion('end'));
  return (
    <ClockFrame
      label={`Clock for ${wod.name}`}
      title={<>{wod.name} <span className={styles.headline}>{isPaused(clock.run, clock.state) ? 'Paused' : headlineText(wod)}</span></>}
      className={[styles[clock.state.phase], wodTypeColor(wod.type)].filter(Boolean).join(' ')}
      clock={clock}
      sound={sound}
      link={link}
      onLink={setLink}
      keyAction={(event) => (question ? undefined : keyAction(event, { clock, programme: stable, toggleSound: soundSwitch(sound), restart: () => clock.mayControl && setQuestion('restart') }))}
      onLeave={leave}
      said={said(line, stable, clock)}
    >
      {isDone
        ? finish({ ...clock, again })
        : <Face wod={wod} programme={stable} clock={clock} />}
      {question && <ClockQuestion question={question} clock={clock} onAnswered={() => setQuestion(undefined)} onAgain={again} onEnd={end} />}
    </ClockFrame>
  );
}

interface ClockQuestionProps {
  question: 'end' | 'restart';
  clock: Running;
  onAnswered: () => void;
  onAgain: () => void;
  onEnd: () => void;
}

/** Asks before a run is lost. */
export function ClockQuestion({ question, clock: { state, change }, onAnswered, onAgain, onEnd }: ClockQuestionProps) {
  return (
    <div className={styles.question} role="alertdialog" aria-label={question === 'end' ? 'End the clock?' : 'Start again?'}>
      <p>{question === 'end' ? 'End the clock?' : 'Start again from the beginning?'}</p>
      <button type="button" className={styles.button} autoFocus onClick={onAnswered}>Go on</button>
      {question === 'end' && state.total > 0 && (
        <button type="button" className={styles.button} onClick={() => {
          onAnswered();
          change((run, now) => noteInRun(run, { do: 'end' }, now));
        }}>Stop and keep the result</button>
      )}
      <button type="button" className={styles.button} onClick={() => {
        onAnswered();
        if (question === 'end') onEnd();
        else onAgain();
      }}>{question === 'end' ? 'End without a result' : 'Start again'}</button>
    </div>
  );
}

interface KeyActions {
  clock: Pick<Running, 'state' | 'change'>;
  programme: Programme;
  toggleSound: () => void;
  restart: () => void;
}

/** Space, Enter on the clock, arrows and a presenter's page keys; P pauses, R starts again, M mutes. */
export function keyAction({ key, target }: Pick<globalThis.KeyboardEvent, 'key' | 'target'>, { clock, programme, toggleSound, restart }: KeyActions): (() => void) | undefined {
  const { state, change } = clock;
  if (state.phase === 'done') return key.toLowerCase() === 'r' ? restart : undefined;
  const pause = () => change(pauseOrGoOn);
  const taps = state.phase === 'work' && programme.segments[state.segment]?.tap !== 'none';
  const next = () => change((run, now) => noteInRun(run, { do: taps ? 'tap' : 'skip' }, now));
  switch (key) {
    case ' ':
      return target instanceof HTMLButtonElement ? undefined : taps ? next : pause;
    case 'ArrowRight': case 'PageDown':
      return next;
    case 'ArrowLeft': case 'PageUp':
      return () => change((run, now) => stepBackInRun(run, programme, now));
    case 'ArrowUp':
      return () => change((run, now) => adjustRun(run, programme, STEP_MS, now));
    case 'ArrowDown':
      return () => change((run, now) => adjustRun(run, programme, -STEP_MS, now));
    case 'p': case 'P':
      return pause;
    case 'r': case 'R':
      return restart;
    case 'm': case 'M':
      return toggleSound;
    default:
      return undefined;
  }
}

/** What a screen reader hears: marks, not seconds. */
export function said(line: ReturnType<typeof useTaskLine>, programme: Programme, { mark, run, state }: Pick<Running, 'mark' | 'run' | 'state'>): string {
  if (isPaused(run, state)) return 'Paused';
  if (!mark || mark.kind === 'count') return '';
  const then = stateAt(programme, run.events, mark.at);
  const { phase, segment } = then;
  const lines = (tasks: readonly Task[] = []) => tasks.flatMap((task) => line(task) ?? []).map(lineText);
  const due = lines(dueTasks(programme, then));
  switch (mark.kind) {
    case 'half':
      return 'Half-way';
    case 'last-minute':
      return 'Last minute';
    case 'interrupt':
      return lines(programme.interruption?.tasks).join(', ');
    case 'end':
      return 'Time';
    default:
      return phase === 'rest' ? 'Rest' : [programme.segments[segment]?.label || 'Go', ...(due.length === 1 ? due : [])].join(': ');
  }
}
