import { ClockFrame, soundSwitch, type ClockSound, type RunLink } from '@wod/clock';
import { classProgrammeOf, isPaused, momentText, type RunRecord, type TrainingSession } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import { useState } from 'react';
import { classKey } from '../shared/class/class-key';
import { ClassQuestion } from '../shared/class/class-question';
import { saidOfClass } from '../shared/class/said-of-class';
import { useClass } from '../shared/class/use-class';
import { useTaskLineOf } from '../shared/class/use-task-line-of';
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
  const [programme] = useState(() => classProgrammeOf(session, first.plan));
  const [link, setLink] = useState(followed);
  const clock = useClass(first, programme, sound.sounds, { link, isFollowed: followed !== undefined, onEnd });
  const [question, setQuestion] = useState<'end' | 'restart'>();
  const lineOf = useTaskLineOf();

  const { run, state, now, note, end } = clock;
  const wod = programme.stretches[state.stretch]?.wod;
  // Who follows leaves what goes on elsewhere.
  const leave = () => (question ? setQuestion(undefined) : state.phase === 'on' && !followed ? setQuestion('end') : end());
  return (
    <ClockFrame
      label={`Class ${session.name}`}
      title={<span className={styles.heading}><span>{session.name}</span> <span className={styles.clock}>{isPaused(run, state) ? 'Paused' : momentText(now)}</span></span>}
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
      {question && <ClassQuestion question={question} name={wod?.name ?? ''} onAnswered={() => setQuestion(undefined)} note={note} />}
    </ClockFrame>
  );
}
