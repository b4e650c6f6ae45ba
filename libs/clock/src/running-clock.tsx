import { STEP_MS, adjustRun, beginRun, headlineText, noteInRun, pauseOrGoOn, stateAt, stepBackInRun, type Programme, type RunRecord, type Task, type Wod } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import { Volume2, VolumeX, X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Face, useTaskLine } from './clock-face';
import styles from './clock.module.css';
import type { ClockSettings } from './clock-settings';
import { lineText } from './clock-text';
import type { RunLink } from './shared/run-link';
import { leaveSharedClock, ShareClock } from './shared/share-clock';
import { useSharedRun } from './shared/use-shared-run';
import type { Sounds } from './sounds';
import { useFullScreen } from './use-full-screen';
import { useRunningClock, type Running } from './use-running-clock';
import { useWakeLock } from './use-wake-lock';

export interface RunningClockProps {
  wod: Wod;
  programme: Programme;
  first: RunRecord;
  sounds: Sounds;
  settings: ClockSettings;
  onSetting: (part: Partial<ClockSettings>) => void;
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
}

/** The clock on the whole screen: the browser's own modal dialog, so that nothing behind it gets the keys. */
export function RunningClock(props: RunningClockProps) {
  const { wod, first, programme, sounds, settings, onSetting, onAgain, onEnd, followed, finish } = props;
  const dialog = useFullScreen();
  const [stable] = useState(programme);
  const [link, setLink] = useState(followed);
  const clock = useSharedRun(useRunningClock(first, stable, sounds, !followed), link);
  const [staysOn, setStaysOn] = useState(true);
  const [question, setQuestion] = useState<'end' | 'restart'>();
  const line = useTaskLine(wod);
  useWakeLock(staysOn);

  const { state, mark } = clock;
  const isDone = state.phase === 'done';
  useBuzz(mark);
  const toggleSound = () => {
    void sounds.unlock();
    onSetting({ isMuted: !settings.isMuted });
  };
  const end = () => {
    if (link) leaveSharedClock(link);
    onEnd();
  };
  const again = () => (link ? clock.change((run, now) => beginRun(run.of, run.answers, now)) : onAgain?.());
  // Who follows leaves what goes on elsewhere.
  const leave = () => (isDone || followed ? end() : setQuestion('end'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (question || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const act = keyAction(event, { clock, programme: stable, toggleSound, restart: () => clock.mayControl && setQuestion('restart') });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={`Clock for ${wod.name}`}
      className={[styles.clock, styles[state.phase], settings.flashes && mark && styles.flashes, wodTypeColor(wod.type)].filter(Boolean).join(' ')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      {settings.flashes && mark && mark.kind !== 'count' && <i key={mark.at} className={styles.flash} aria-hidden="true" />}
      <header className={styles.top}>
        <strong>{wod.name} <span>{headlineText(wod)}</span></strong>
        <ShareClock clock={clock} link={link} onLink={setLink} staysOn={staysOn} onStaysOn={setStaysOn} />
        <button type="button" className={styles.icon} aria-label={settings.isMuted ? 'Sound on' : 'Mute'} aria-keyshortcuts="M" onClick={toggleSound}>
          {settings.isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </button>
        <button type="button" className={styles.icon} aria-label="End" onClick={leave}><X aria-hidden="true" /></button>
      </header>
      {isDone
        ? finish({ ...clock, again })
        : <Face wod={wod} programme={stable} clock={clock} />}
      {question && <ClockQuestion question={question} clock={clock} onAnswered={() => setQuestion(undefined)} onAgain={again} onEnd={end} />}
      <p role="status" className="visually-hidden">{said(line, stable, clock)}</p>
    </dialog>
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

/** Vibrates where a phone can: shortly for the countdown, longer for what begins and ends. */
export function useBuzz(mark: Running['mark']): void {
  useEffect(() => {
    if (mark) navigator.vibrate?.(mark.kind === 'count' ? 60 : mark.kind === 'end' ? [300, 150, 300] : 300);
  }, [mark]);
}

/** What a screen reader hears: marks, not seconds. */
export function said(line: ReturnType<typeof useTaskLine>, programme: Programme, { mark, run }: Pick<Running, 'mark' | 'run'>): string {
  if (run.pausedAt !== undefined) return 'Paused';
  if (!mark || mark.kind === 'count') return '';
  const { phase, segment } = stateAt(programme, run.events, mark.at);
  const lines = (tasks: readonly Task[] = []) => tasks.flatMap((task) => line(task) ?? []).map(lineText);
  const due = lines(programme.segments[segment]?.tasks);
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
