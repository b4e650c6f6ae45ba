import { ClockButton, clockStyles, Face } from '@wod/clock';
import {
  classAdvice,
  digitsText,
  headlineText,
  insteadAt,
  kitChange,
  momentText,
  stepBackInRun,
  vestText,
  wholeMinutes,
  writeBoard,
  type ClassProgramme,
} from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { BoardLines, Scaling } from '@wod/ui';
import { useEffect, useRef } from 'react';
import { FIXED_BLOCKS } from '../fixed-blocks';
import { ClassButtons } from '../shared/class/class-buttons';
import { leftText, stoppedText, stretchText } from '../shared/class/stretch-text';
import { Timeline } from '../shared/class/timeline';
import type { RunningClassClock } from '../shared/class/use-class-screen';
import styles from './running-class.module.css';
import { StretchList } from './stretch-list';

interface ClassProps {
  programme: ClassProgramme;
  clock: RunningClassClock;
}

interface ClassScreenProps extends ClassProps {
  /** Whether the plan is shown over it. */
  showsPlan: boolean;
  onPlan: (shows: boolean) => void;
}

/** The class while it runs: what is on, what comes next, where it stands, and everything to tap. */
export function ClassScreen({ programme, clock, showsPlan, onPlan }: ClassScreenProps) {
  const { state, wodClock, run, now, startsAt, mayControl, note } = clock;
  const planButton = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !showsPlan) planButton.current?.focus();
    wasShown.current = showsPlan;
  }, [showsPlan]);
  const { stretch, phase, isAuto } = state;
  const { wod, programme: own, text } = programme.stretches[stretch] ?? {};
  const advice = classAdvice(programme, state);
  const isBusy = wodClock !== undefined && wodClock.state.phase !== 'done';
  return (
    <div className={styles.stage}>
      <div className={`${styles.class} ${isBusy ? styles.busy : ''}`.trim()} inert={showsPlan}>
        <Title programme={programme} clock={clock} isBusy={isBusy} />
        {isBusy && wod && own ? (
          <div className={`${styles.face} ${clockStyles.inside} ${wodClock.state.phase === 'work' ? '' : clockStyles[wodClock.state.phase]}`.trim()}>
            <Face wod={wod} programme={own} clock={wodClock} />
          </div>
        ) : (
          <>
            <StretchTime clock={clock} isSmall={wod !== undefined} hasText={text !== undefined} />
            <Content programme={programme} clock={clock} />
          </>
        )}
        {phase === 'on' && <Next programme={programme} clock={clock} />}
        <div className={styles.low}>
          <p className={wholeMinutes(Math.max(state.behind, state.over)) > 0 ? styles.late : undefined}>
            {phase === 'before' ? `It begins at ${momentText(run.beganAt)}` : advice}
          </p>
          {phase === 'on' && mayControl && (
            <ClockButton aria-pressed={isAuto} aria-keyshortcuts="A" onClick={() => note({ do: isAuto ? 'hand' : 'auto' })}>
              By itself
            </ClockButton>
          )}
          <ClockButton ref={planButton} aria-expanded={showsPlan} onClick={() => onPlan(true)}>
            Plan
          </ClockButton>
          <div className={styles.timeline}>
            <Timeline programme={programme} state={state} startsAt={startsAt} now={now} />
          </div>
        </div>
        <div className={styles.controls}>
          {mayControl ? (
            <ClassButtons
              programme={programme}
              clock={clock}
              isBusy={isBusy}
              className={clockStyles.button}
              primary={`${clockStyles.button} ${phase === 'before' ? clockStyles.primary : styles.go}`}
            />
          ) : (
            <p>Controlled on another screen</p>
          )}
        </div>
      </div>
      {showsPlan && <StretchList programme={programme} clock={clock} onClose={() => onPlan(false)} />}
    </div>
  );
}

/** Longer ones are set smaller. */
const LONG_TITLE = 40;

function Title({ programme, clock: { state }, isBusy }: ClassProps & { isBusy: boolean }) {
  const { unit, level } = useReaderChoice();
  const { title = '', wod } = programme.stretches[state.stretch] ?? {};
  return (
    <div className={styles.title}>
      <h2 className={title.length > LONG_TITLE ? styles.longTitle : undefined}>
        {title} {wod && <span>{[headlineText(wod), vestText(wod, unit, level)].filter(Boolean).join(', ')}</span>}
      </h2>
      {isBusy && state.left !== undefined && (
        <p className={state.left < 0 ? styles.over : undefined}>
          {leftText(state.left)} {state.left < 0 ? 'over' : 'left'}
        </p>
      )}
    </div>
  );
}

/** The time of the stretch: what is left of it, or how long it has been over; one without a length counts up. */
function StretchTime({ clock: { state, run, now, startsAt }, isSmall, hasText }: Pick<ClassProps, 'clock'> & { isSmall: boolean; hasText: boolean }) {
  const { left, phase, places, stretch } = state;
  const digits = phase === 'before' ? digitsText(Math.ceil((run.beganAt - now) / 1000) * 1000) : stretchText(state);
  const isOver = left !== undefined && left < 0;
  return (
    <div className={`${styles.time} ${isSmall ? styles.small : hasText ? styles.beside : ''}`.trim()}>
      <p className={`${styles.since} ${isOver ? styles.over : ''}`.trim()}>
        {phase === 'before' ? 'Begins in' : isOver ? 'Over its time' : `Now, since ${momentText(startsAt + (places[stretch]?.from ?? 0))}`}
      </p>
      <p
        role="timer"
        aria-live="off"
        className={`${styles.digits} ${digits.length > 4 ? styles.long : ''} ${digits.length > 5 ? styles.longer : ''} ${isOver ? styles.over : ''}`.trim()}
      >
        {digits}
      </p>
    </div>
  );
}

/** What is done now: the board of a WOD with the start of its clock, or what was written to the stretch. */
function Content({ programme, clock: { state, wodClock, mayControl, note } }: ClassProps) {
  const { unit, level } = useReaderChoice();
  const { kind, text, wod, programme: own } = programme.stretches[state.stretch] ?? {};
  if (!wod || !own) {
    const said = kind === 'warmUp' || kind === 'coolDown' ? FIXED_BLOCKS[kind].text : text;
    return (
      <div className={styles.work} role="group" aria-label="About it" tabIndex={0}>
        {said && <p className={styles.text}>{said}</p>}
      </div>
    );
  }
  const { scaling, parts } = writeBoard(wod, unit, insteadAt(level));
  return (
    <div className={styles.work}>
      {wodClock && <p className={styles.result}>{stoppedText(wodClock.state)}</p>}
      <Scaling level={level} text={scaling} className={styles.scaling} />
      <BoardLines parts={parts} />
      {text && <p className={styles.text}>{text}</p>}
      {state.phase === 'on' &&
        mayControl &&
        (wodClock ? (
          <div className={clockStyles.ends}>
            {wodClock.state.undoes !== undefined && (
              <ClockButton onClick={() => wodClock.change((old, now) => stepBackInRun(old, own, now))}>Not over yet</ClockButton>
            )}
            <ClockButton onClick={() => note({ do: 'go' })}>Again</ClockButton>
          </div>
        ) : (
          <ClockButton isPrimary className={styles.start} aria-keyshortcuts="Space" onClick={() => note({ do: 'go' })}>
            Start the clock
          </ClockButton>
        ))}
    </div>
  );
}

/** What comes next and when, and what to do with the kit. */
function Next({ programme, clock: { state, startsAt } }: ClassProps) {
  const place = state.places[state.next ?? -1];
  const next = programme.stretches[state.next ?? -1];
  const kit = kitChange(programme, state);
  if (!next || !place)
    return (
      <div className={styles.next}>
        <p>
          <span>Then the class is over, at {momentText(startsAt + (state.places.at(-1)?.to ?? 0))}</span>
        </p>
      </div>
    );
  const minutes = wholeMinutes(place.length);
  return (
    <div className={styles.next}>
      <p>
        <span>Next at {momentText(startsAt + place.from)}</span>{' '}
        <b>
          {next.title}
          {minutes > 0 && `, ${minutes} min`}
        </b>
      </p>
      {kit && <p>{kit}</p>}
    </div>
  );
}
