import { backKind, mayTap, noteInRun, pauseOrGoOn, stepBackInRun, type Programme, type RunState, type Segment } from '@wod/domain';
import { buttonClass } from '@wod/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Running } from '../use-running-clock';
import styles from './wall.module.css';

/** How long they are shown after the last movement. */
const AWAKE_MS = 4000;

interface WallControlsProps {
  /** While something runs, they fade once nobody moves anything; they come back with a movement, a tap or the focus. */
  mayFade: boolean;
  children: ReactNode;
}

/** What one may do on a wall. */
export function WallControls({ mayFade, children }: WallControlsProps) {
  const [isAwake, setAwake] = useState(true);
  const wakesOnly = useRef(false);
  useEffect(() => {
    if (!mayFade) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsleep = false;
    const wake = () => {
      isAsleep = false;
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(() => {
        isAsleep = true;
        setAwake(false);
      }, AWAKE_MS);
    };
    const touch = () => {
      wakesOnly.current = isAsleep;
      wake();
    };
    wake();
    document.addEventListener('pointermove', wake);
    document.addEventListener('pointerdown', touch, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', wake);
      document.removeEventListener('pointerdown', touch, true);
    };
  }, [mayFade]);
  return (
    <div
      className={`${styles.controls} ${mayFade && !isAwake ? styles.asleep : ''}`.trim()}
      onClickCapture={(event) => {
        // A finger finds what it can't see: its first tap shows it. The keyboard's clicks have no detail.
        if (!wakesOnly.current || event.detail === 0) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

interface ClockButtonsProps {
  clock: Pick<Running, 'state' | 'run' | 'change'>;
  programme: Programme;
}

/** What one may do to the clock of a WOD on the wall. */
export function ClockButtons({ clock: { state, run, change }, programme }: ClockButtonsProps) {
  const segment = programme.segments[state.segment];
  const taps = segment !== undefined && mayTap(programme, state);
  const back = backKind(programme, state);
  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        aria-keyshortcuts="Space"
        onClick={() => change((old, now) => noteInRun(old, { do: taps ? 'tap' : 'skip' }, now))}
      >
        {taps ? tapText(segment, state) : 'Skip'}
      </button>
      <button
        type="button"
        className={buttonClass()}
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={back === undefined || undefined}
        onClick={() => change((old, now) => stepBackInRun(old, programme, now))}
      >
        {back === 'undo' ? 'Undo' : 'Back'}
      </button>
      <button type="button" className={buttonClass()} aria-keyshortcuts="P" onClick={() => change(pauseOrGoOn)}>
        {run.pausedAt === undefined ? 'Pause' : 'Go on'}
      </button>
    </>
  );
}

function tapText({ tap, isFree }: Segment, { interruption }: RunState): string {
  if (interruption?.isDue) return 'Back to work';
  if (tap === 'round') return 'Round done';
  return isFree ? 'All done' : tap === 'task' ? 'Line done' : 'Done';
}

/** Turns the sound of a wall on or off. */
export const MuteButton = ({ isMuted, onMute }: { isMuted: boolean; onMute: () => void }) => (
  <button type="button" className={buttonClass()} aria-keyshortcuts="M" onClick={onMute}>
    {isMuted ? 'Sound on' : 'Mute'}
  </button>
);
