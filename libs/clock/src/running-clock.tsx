import { headlineText, isPaused, type Programme, type RunRecord, type RunState, type Wod } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import type { ReactNode } from 'react';
import { Face } from './clock-face';
import { ClockFrame } from './clock-frame';
import styles from './clock.module.css';
import type { RunLink } from './shared/run-link';
import type { ClockSound, SharedRunning } from './use-running-screen';
import { useWodScreen } from './use-wod-screen';

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
  finish: (clock: RunningWod) => ReactNode;
}

/** A running WOD as it is shown once it is done. */
export interface RunningWod extends SharedRunning<RunState> {
  /** Starts over, on all screens. */
  again: () => void;
}

/** The clock of a WOD on the whole screen. */
export function RunningClock({ wod, first, programme, onAgain, onEnd, followed, finish, ...sound }: RunningClockProps) {
  const screen = useWodScreen({ wod, programme, first, sound, followed, onAgain, onEnd });
  const { clock, again } = screen;
  const { run, state } = clock;
  return (
    <ClockFrame
      label={`Clock for ${wod.name}`}
      title={
        <>
          {wod.name} <span className={styles.headline}>{isPaused(run, state) ? 'Paused' : headlineText(wod)}</span>
        </>
      }
      className={[styles[state.phase], wodTypeColor(wod.type)].filter(Boolean).join(' ')}
      screen={screen}
      onKey={screen.onKey}
      said={screen.said}
      asks={screen.asks}
    >
      {state.phase === 'done' ? finish({ ...clock, again }) : <Face wod={wod} programme={screen.programme} clock={clock} />}
    </ClockFrame>
  );
}
