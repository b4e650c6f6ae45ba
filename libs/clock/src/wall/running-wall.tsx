import { beginRun, noteInRun, pauseOrGoOn, stepBackInRun, type ClockWod, type Programme, type RunRecord, type RunState, type Segment, type WallBoard } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useTaskLine } from '../clock-face';
import clockStyles from '../clock.module.css';
import { digitsText, lineText, shownDigits } from '../clock-text';
import { ClockQuestion, keyAction, said } from '../running-clock';
import type { RunLink } from '../shared/run-link';
import { leaveSharedClock, ShareClock } from '../shared/share-clock';
import { useSharedRun } from '../shared/use-shared-run';
import { useRunningClock, type Running } from '../use-running-clock';
import type { WodRun } from '../use-wod-run';
import { useKeys } from './use-keys';
import { Wall, WallLines } from './wall';
import styles from './wall.module.css';

interface RunningWallProps {
  wod: ClockWod;
  board: WallBoard;
  path: string;
  programme: Programme;
  first: RunRecord;
  own: Pick<WodRun, 'sounds' | 'settings' | 'set' | 'end'> & Partial<Pick<WodRun, 'start'>>;
  /** The run of another screen, which this one follows. */
  followed?: RunLink;
  shared: Omit<ComponentProps<typeof Wall>, 'rail' | 'tray' | 'children' | 'phase'>;
  /**
   * @param link once phones may follow
   * @param share what lets them
   */
  tray: (link: RunLink | undefined, share: ReactNode) => ReactNode;
}

/** The board while its clock runs. */
export function RunningWall({ wod, board, path, programme, first, own, followed, shared, tray }: RunningWallProps) {
  const { sounds, settings, set, start } = own;
  const [stable] = useState(programme);
  const [link, setLink] = useState(followed);
  const clock = useSharedRun(useRunningClock(first, stable, sounds, !followed), link);
  const [question, setQuestion] = useState<'end' | 'restart'>();
  const rail = useRef<HTMLDivElement>(null);
  const line = useTaskLine(wod);
  const { state, mark, mayControl } = clock;
  useEffect(() => rail.current?.focus({ preventScroll: true }), []);
  const again = () => (link ? clock.change((run, now) => beginRun(run.of, run.answers, now)) : start?.());
  const end = () => {
    if (link) leaveSharedClock(link);
    own.end();
  };
  // Who follows leaves what goes on elsewhere.
  const leave = () => (state.phase === 'done' || followed ? end() : setQuestion('end'));
  const toggleSound = () => {
    void sounds.unlock();
    set({ isMuted: !settings?.isMuted });
  };
  useKeys((event) => {
    if (question) return undefined;
    if (event.key === 'Escape') return leave;
    return keyAction(event, { clock, programme: stable, toggleSound, restart: () => mayControl && setQuestion('restart') });
  });
  return (
    <Wall
      {...shared}
      phase={state.phase}
      tray={tray(link, <ShareClock clock={clock} link={link} onLink={setLink} className={`${buttonClass()} ${styles.share}`} />)}
      rail={(
        <div ref={rail} tabIndex={-1} className={styles.running}>
          <Time programme={stable} clock={clock} next={nextText(stable, state, line)} />
          <Controls clock={clock} programme={stable} isMuted={settings?.isMuted ?? false} isFollower={followed !== undefined} path={path} onMute={toggleSound} onAgain={again} onEnd={leave} />
          {question && <ClockQuestion question={question} clock={clock} onAnswered={() => setQuestion(undefined)} onAgain={again} onEnd={end} />}
          {settings?.flashes && mark && mark.kind !== 'count' && <i key={mark.at} className={clockStyles.flash} aria-hidden="true" />}
          <p role="status" className="visually-hidden">{said(line, stable, clock)}</p>
        </div>
      )}
    >
      <WallLines board={board} {...dueOf(stable.segments[state.segment], state, board)} />
    </Wall>
  );
}

/** The entries that are due, where they are not all, and those that are ticked off. */
function dueOf(segment: Segment | undefined, state: RunState, { columns }: WallBoard): { due?: number[]; done?: number[] } {
  if (state.phase !== 'work' || !segment) return {};
  const entries = segment.tasks.map(({ entry }) => entry);
  if (segment.tap === 'task' && !segment.isFree) return { due: entries.slice(state.task, state.task + 1), done: entries.slice(0, state.task) };
  const isAll = columns.flat().every(({ lines }) => lines.every(({ entry }) => entries.includes(entry)));
  return isAll ? {} : { due: entries };
}

/** What comes after a rest or an interval, and first of all. */
function nextText({ segments, interruption }: Programme, state: RunState, line: ReturnType<typeof useTaskLine>): string | undefined {
  const linesOf = (tasks: Segment['tasks']) => tasks.flatMap((task) => line(task) ?? []).map(lineText).join(', ');
  if (state.phase === 'done') return undefined;
  if (interruption && state.interruption && state.phase === 'work') return `${linesOf(interruption.tasks)} in ${digitsText(Math.ceil(state.interruption.left / 1000) * 1000)}`;
  const next = segments.slice(state.phase === 'lead-in' ? 0 : state.segment + 1).find(({ kind }) => kind === 'work');
  if (!next || (state.phase === 'work' && segments[state.segment]?.seconds === undefined)) return undefined;
  return `${state.phase === 'lead-in' ? 'First' : 'Next'}: ${[next.label, next.tasks.length === 1 && linesOf(next.tasks)].filter(Boolean).join(' – ') || linesOf(next.tasks.slice(0, 1))}`;
}

const SAID = { 'lead-in': 'Get ready', rest: 'Rest', done: 'Time!' };

function Time({ programme, clock: { state, at, run }, next }: { programme: Programme; clock: Running; next: string | undefined }) {
  const digits = shownDigits(programme, state, at);
  const segment = programme.segments[state.segment];
  const label = state.phase === 'work' ? segment?.label : SAID[state.phase];
  const size = digits.length > 5 ? styles.longest : digits.length > 4 ? styles.longer : digits.length < 3 ? styles.short : '';
  return (
    <>
      <p className={styles.say}>{run.pausedAt !== undefined ? 'Paused' : label}</p>
      <p role="timer" aria-live="off" className={`${styles.digits} ${size}`.trim()}>{digits}</p>
      <div className={styles.more}>
        {state.phase !== 'lead-in' && segment?.tap === 'round' && <p className={styles.rounds}>Rounds <b>{state.rounds}</b></p>}
        {state.phase === 'work' && programme.turns !== undefined && <p>{programme.turns === 2 ? 'Partner' : 'Athlete'} {state.turn + 1} of {programme.turns}</p>}
        {state.phase === 'work' && programme.capSeconds !== undefined && segment?.seconds === undefined && <p>Cap {digitsText(programme.capSeconds * 1000)}</p>}
        {next && <p>{next}</p>}
      </div>
    </>
  );
}

interface ControlsProps {
  clock: Running & { mayControl: boolean };
  programme: Programme;
  isMuted: boolean;
  /** It runs on another screen. */
  isFollower: boolean;
  path: string;
  onMute: () => void;
  onAgain: () => void;
  onEnd: () => void;
}

function Controls({ clock: { state, run, change, mayControl }, programme, isMuted, isFollower, path, onMute, onAgain, onEnd }: ControlsProps) {
  const segment = programme.segments[state.segment];
  const taps = state.phase === 'work' && segment !== undefined && segment.tap !== 'none';
  if (state.phase === 'done') {
    return (
      <div className={styles.controls}>
        {mayControl && <button type="button" className={buttonClass()} onClick={onAgain}>Again</button>}
        {!isFollower && <button type="button" className={buttonClass()} onClick={onEnd}>Back to the board</button>}
        <Link className={buttonClass()} to={path} onClick={onEnd}>Close</Link>
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      {mayControl && (
        <>
          <button type="button" className={buttonClass()} aria-keyshortcuts="Space" onClick={() => change((old, now) => noteInRun(old, { do: taps ? 'tap' : 'skip' }, now))}>
            {!taps ? 'Skip' : segment.tap === 'round' ? 'Round done' : segment.tap === 'task' ? 'Line done' : 'Done'}
          </button>
          <button type="button" className={buttonClass()} aria-keyshortcuts="ArrowLeft" onClick={() => change((old, now) => stepBackInRun(old, programme, now))}>{run.events.length > 0 ? 'Undo' : 'Back'}</button>
          <button type="button" className={buttonClass()} aria-keyshortcuts="P" onClick={() => change(pauseOrGoOn)}>{run.pausedAt === undefined ? 'Pause' : 'Go on'}</button>
        </>
      )}
      <button type="button" className={buttonClass()} aria-keyshortcuts="M" onClick={onMute}>{isMuted ? 'Sound on' : 'Mute'}</button>
      <button type="button" className={buttonClass()} aria-keyshortcuts="Escape" onClick={onEnd}>{isFollower ? 'Leave' : 'End'}</button>
    </div>
  );
}
