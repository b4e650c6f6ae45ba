import { ClockFrame, type ClockSound, type RunLink } from '@wod/clock';
import { isPaused, momentText, type RunRecord, type TrainingSession } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import { useState } from 'react';
import { useClassScreen } from '../shared/class/use-class-screen';
import { ClassScreen } from './class-screen';
import { Finish } from './finish';
import styles from './running-class.module.css';

interface RunningClassProps extends ClockSound {
  session: TrainingSession;
  first: RunRecord;
  onEnd: () => void;
  /** The class of another screen, which this one follows. */
  followed?: RunLink;
}

/** The class on the whole screen. */
export function RunningClass({ session, first, onEnd, followed, ...sound }: RunningClassProps) {
  const screen = useClassScreen({ session, first, sound, followed, onEnd });
  const { programme, clock } = screen;
  const { run, state, now, end } = clock;
  const [wantsPlan, setWantsPlan] = useState(false);
  const showsPlan = wantsPlan && state.phase !== 'done';
  const escape = () => (showsPlan && !screen.question && !screen.isSharing ? setWantsPlan(false) : screen.escape());
  const wod = programme.stretches[state.stretch]?.wod;
  return (
    <ClockFrame
      label={`Class ${session.name}`}
      title={
        <span className={styles.heading}>
          <span>{session.name}</span> <span className={styles.clock}>{isPaused(run, state) ? 'Paused' : momentText(now)}</span>
        </span>
      }
      className={wod ? wodTypeColor(wod.type) : (styles.plain ?? '')}
      screen={{ ...screen, escape }}
      onKey={screen.onKey}
      said={screen.said}
      asks={screen.asks}
    >
      {state.phase === 'done' ? (
        <Finish programme={programme} clock={clock} onEnd={end} />
      ) : (
        <ClassScreen programme={programme} clock={clock} showsPlan={showsPlan} onPlan={setWantsPlan} />
      )}
    </ClockFrame>
  );
}
