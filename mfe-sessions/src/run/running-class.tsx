import { ClockFrame, clockStyles, keyAction, leaveSharedClock, soundSwitch, type ClockSound, type RunLink } from '@wod/clock';
import { momentText, type ClassProgramme, type RunRecord } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import { useState } from 'react';
import { ClassScreen } from './class-screen';
import { Finish } from './finish';
import { saidOfClass } from './said-of-class';
import styles from './running-class.module.css';
import { useTaskLineOf } from './use-task-line-of';
import { useClass, type RunningClassClock } from './use-class';

interface RunningClassProps extends ClockSound {
  name: string;
  programme: ClassProgramme;
  first: RunRecord;
  onEnd: () => void;
  /** The class of another screen, which this one follows. */
  followed?: RunLink;
}

/** The class on the whole screen. */
export function RunningClass({ name, programme, first, onEnd, followed, ...sound }: RunningClassProps) {
  const [link, setLink] = useState(followed);
  const clock = useClass(first, programme, sound.sounds, { link, isFollowed: followed !== undefined });
  const [question, setQuestion] = useState<'end' | 'restart'>();
  const lineOf = useTaskLineOf();

  const { state, now, note } = clock;
  const wod = programme.stretches[state.stretch]?.wod;
  const end = () => {
    if (link) leaveSharedClock(link);
    onEnd();
  };
  // Who follows leaves what goes on elsewhere.
  const leave = () => (state.phase === 'on' && !followed ? setQuestion('end') : end());
  return (
    <ClockFrame
      label={`Class ${name}`}
      title={<>{name} <span className={styles.clock}>{momentText(now)}</span></>}
      className={wod ? wodTypeColor(wod.type) : styles.plain ?? ''}
      clock={clock}
      sound={sound}
      link={link}
      onLink={setLink}
      keyAction={(event) => (question ? undefined : classKey(event, { clock, programme, toggleSound: soundSwitch(sound), restart: () => clock.mayControl && setQuestion('restart') }))}
      onLeave={leave}
      said={saidOfClass(lineOf, programme, clock)}
    >
      {state.phase === 'done' ? <Finish programme={programme} clock={clock} onEnd={end} /> : <ClassScreen programme={programme} clock={clock} />}
      {question && (
        <div className={clockStyles.question} role="alertdialog" aria-label={question === 'end' ? 'End the class?' : 'Start the clock again?'}>
          <p>{question === 'end' ? 'End the class?' : `Start the clock of ${wod?.name ?? ''} again?`}</p>
          <button type="button" className={clockStyles.button} autoFocus onClick={() => setQuestion(undefined)}>Go on</button>
          <button type="button" className={clockStyles.button} onClick={() => {
            setQuestion(undefined);
            note({ do: question === 'end' ? 'finish' : 'go' });
          }}>{question === 'end' ? 'End the class' : 'Start again'}</button>
        </div>
      )}
    </ClockFrame>
  );
}

interface KeyActions {
  clock: RunningClassClock;
  programme: ClassProgramme;
  toggleSound: () => void;
  restart: () => void;
}

/**
 * The keys of the class: space starts a WOD's clock, else goes on; arrows and a presenter's page keys go on and back, up and down give and take
 * a minute. While a WOD's clock runs they are its own; N goes on in the class, and A, by hand or by itself, is the same everywhere.
 */
function classKey(event: Pick<KeyboardEvent, 'key' | 'target'>, { clock, programme, toggleSound, restart }: KeyActions): (() => void) | undefined {
  const { state, wodClock, note, pause } = clock;
  const { programme: own } = programme.stretches[state.stretch] ?? {};
  const next = () => note({ do: 'next' });
  const isOn = state.phase === 'on';
  switch (event.key) {
    case 'n': case 'N':
      return isOn ? next : undefined;
    case 'a': case 'A':
      return isOn ? () => note({ do: state.isAuto ? 'hand' : 'auto' }) : undefined;
    case 'm': case 'M':
      return toggleSound;
  }
  if (wodClock && own && wodClock.state.phase !== 'done') return keyAction(event, { clock: wodClock, programme: own, toggleSound, restart });
  if (!isOn) return undefined;
  switch (event.key) {
    case ' ':
      if (event.target instanceof HTMLButtonElement) return undefined;
      return own && !wodClock ? () => note({ do: 'go' }) : next;
    case 'ArrowRight': case 'PageDown':
      return next;
    case 'ArrowLeft': case 'PageUp':
      return () => note({ do: 'back' });
    case 'ArrowUp':
      return () => note({ do: 'minutes', task: state.stretch, amount: 1 });
    case 'ArrowDown':
      return () => note({ do: 'minutes', task: state.stretch, amount: -1 });
    case 'p': case 'P':
      return pause;
    case 'r': case 'R':
      return wodClock ? restart : undefined;
  }
}
