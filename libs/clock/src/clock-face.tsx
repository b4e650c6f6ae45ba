import {
  STEP_MS,
  adjustRun,
  backKind,
  capText,
  countsDown,
  countsRounds,
  dueTasks,
  interruptionText,
  lineText,
  mayTap,
  nextText,
  noteInRun,
  partText,
  pauseOrGoOn,
  scalingText,
  stepBackInRun,
  taskLine,
  turnText,
  type BoardLine,
  type ClockWod,
  type Level,
  type LineOf,
  type Programme,
  type RunState,
  type Segment,
  type Task,
} from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { Scaling } from '@wod/ui';
import { useEffect, useRef } from 'react';
import { ClockButton } from './clock-button';
import styles from './clock.module.css';
import { shownDigits } from './clock-text';
import { Tap } from './tap';
import type { Running } from './use-running-clock';

interface FaceProps {
  wod: ClockWod;
  programme: Programme;
  /** without control, it only shows what runs on another screen */
  clock: Pick<Running, 'run' | 'state' | 'at' | 'change'> & { mayControl?: boolean };
}

/** The running clock: time, what is due, and everything to tap. */
export function Face({ wod, programme, clock }: FaceProps) {
  const { state, at, run, change, mayControl = true } = clock;
  const segment = programme.segments[state.segment];
  const digits = shownDigits(programme, state, at);
  const isPaused = run.pausedAt !== undefined;
  const back = backKind(programme, state);
  const noteIt = (event: Parameters<typeof noteInRun>[1]) => change((old, now) => noteInRun(old, event, now));
  const adjust = (ms: number) => change((old, now) => adjustRun(old, programme, ms, now));
  const hasTap = mayControl && segment !== undefined && mayTap(programme, state);
  const turn = turnText(programme, state);
  return (
    <div className={`${styles.face} ${hasTap ? styles.taps : ''}`.trim()}>
      <div className={styles.time}>
        {state.phase === 'lead-in' && <p className={styles.say}>Get ready</p>}
        <p
          role="timer"
          aria-live="off"
          className={`${styles.digits} ${digits.length > 4 ? styles.long : ''} ${digits.length > 5 ? styles.longer : ''}`.trim()}
        >
          {digits}
        </p>
        <Progress programme={programme} state={state} />
      </div>
      <Work wod={wod} programme={programme} state={state} onPart={mayControl ? (task, amount) => noteIt({ do: 'part', task, amount }) : undefined} />
      {hasTap && <Tap segment={segment} state={state} onTap={() => noteIt({ do: 'tap' })} />}
      {mayControl ? (
        <>
          <div className={styles.more}>
            {turn && <ClockButton onClick={() => noteIt({ do: 'turn' })}>{turn} – change</ClockButton>}
            {countsRounds(segment) && !countsDown(programme, state) && state.phase === 'work' && (
              <ClockButton onClick={() => noteIt({ do: 'skip' })}>All done</ClockButton>
            )}
            {wod.type === 'EMOM' && state.phase === 'work' && (
              <ClockButton aria-pressed={state.misses.includes(state.segment)} onClick={() => noteIt({ do: 'miss' })}>
                Not done in time
              </ClockButton>
            )}
          </div>
          <div className={styles.controls}>
            <ClockButton aria-keyshortcuts="P" onClick={() => change(pauseOrGoOn)}>
              {isPaused ? 'Go on' : 'Pause'}
            </ClockButton>
            <ClockButton
              aria-keyshortcuts="ArrowLeft"
              aria-disabled={back === undefined || undefined}
              onClick={() => change((old, now) => stepBackInRun(old, programme, now))}
            >
              {back === 'undo' ? 'Undo' : 'Back'}
            </ClockButton>
            {hasTap ? (
              <ClockButton aria-keyshortcuts="ArrowDown" onClick={() => adjust(-STEP_MS)}>
                −10 s
              </ClockButton>
            ) : (
              <ClockButton aria-keyshortcuts="ArrowRight" onClick={() => noteIt({ do: 'skip' })}>
                Skip
              </ClockButton>
            )}
            <ClockButton aria-keyshortcuts="ArrowUp" onClick={() => adjust(STEP_MS)}>
              +10 s
            </ClockButton>
          </div>
        </>
      ) : (
        <p className={`${styles.controls} ${styles.followed}`}>
          {countsRounds(segment) ? `Rounds: ${state.rounds}` : 'Controlled on another screen'}
        </p>
      )}
    </div>
  );
}

/** More segments than this are shown as one bar. */
const MOST_PIECES = 40;

/** A piece for each work segment. */
function Progress({ programme: { segments }, state }: { programme: Programme; state: RunState }) {
  const work = segments.flatMap(({ kind }, index) => (kind === 'work' ? [index] : []));
  if (work.length < 2 || work.length > MOST_PIECES) return null;
  return (
    <div className={styles.pieces} aria-hidden="true">
      {work.map((index) => (
        <i key={index} className={index < state.segment ? styles.done : index === state.segment ? styles.now : undefined} />
      ))}
    </div>
  );
}

/** What is due now, and what comes next. */
function Work({
  wod,
  programme,
  state,
  onPart,
}: {
  wod: ClockWod;
  programme: Programme;
  state: RunState;
  onPart?: (task: number, amount: number) => void;
}) {
  const { unit, level } = useReaderChoice();
  const line = useTaskLine(wod);
  const scaling = <Scaling level={level} text={scalingText(wod, level, unit)} className={styles.scaling} />;
  const work = useRef<HTMLDivElement>(null);
  const isInterrupted = state.interruption?.isDue ?? false;
  useEffect(() => showDue(work.current), [state.segment, state.task, isInterrupted]);
  const segment = programme.segments[state.segment];
  const next = nextText(programme, state, line);
  if (state.phase !== 'work') {
    return (
      <div className={styles.work}>
        {scaling}
        {state.phase === 'rest' && <p className={styles.rest}>Rest</p>}
        {next && <p className={styles.next}>{next}</p>}
      </div>
    );
  }
  if (!segment) return <div className={styles.work} />;
  const [interruption, cap] = [interruptionText(programme, state, line), capText(programme, state)];
  const tasks = dueTasks(programme, state).map((task) => ({ task, text: line(task) }));
  const one = tasks.length === 1 ? tasks[0]?.text : undefined;
  return (
    // What doesn’t fit is scrolled by keyboard, too.
    <div className={styles.work} role="group" aria-label="Due" tabIndex={0} ref={work}>
      <p className={styles.say}>{segment.label}</p>
      {scaling}
      {one ? (
        <>
          <p className={styles.big}>{lineText(one)}</p>
          <Details line={one} />
        </>
      ) : (
        <ol role="list" className={styles.tasks}>
          {tasks.map(
            ({ task, text }, index) =>
              text && (
                <li
                  key={index}
                  className={taskClass(segment, state, index)}
                  aria-current={isInOrder(segment) && !isInterrupted && index === state.task ? 'step' : undefined}
                >
                  <Part text={partText(wod, segment, index)} />
                  <span>{lineText(text)}</span> <Details line={text} />
                  {segment.isFree && (
                    <Parts
                      of={lineText(text)}
                      whole={wholeOf(wod, task, text)}
                      done={state.done[index] ?? 0}
                      onPart={onPart && ((amount) => onPart(index, amount))}
                    />
                  )}
                </li>
              ),
          )}
        </ol>
      )}
      {interruption && (
        <p className={isInterrupted ? styles.big : styles.next} aria-current={isInterrupted ? 'step' : undefined}>
          {interruption}
        </p>
      )}
      {cap && <p className={styles.cap}>{cap}</p>}
      {next && <p className={styles.next}>{next}</p>}
    </div>
  );
}

/** Scrolls the line that is due to the middle of what is longer than its place; where no single one is, to its beginning. */
function showDue(list: HTMLElement | null) {
  if (!list) return;
  const scrolled = scrolledOf(list);
  const due = list.querySelector('[aria-current="step"]');
  if (!due) {
    scrolled.scrollTop = 0;
    return;
  }
  const [frame, line] = [scrolled.getBoundingClientRect(), due.getBoundingClientRect()];
  // Of one that is higher than its frame, its beginning.
  scrolled.scrollTop += line.top - frame.top - Math.max(0, (frame.height - line.height) / 2);
}

/** The lines, or where all is one column what has them in it. */
function scrolledOf(list: HTMLElement): HTMLElement {
  return list.parentElement && getComputedStyle(list).overflowY === 'visible' ? scrolledOf(list.parentElement) : list;
}

/** Whether its lines are ticked off one after the other. */
const isInOrder = ({ tap, isFree }: Segment): boolean => tap === 'task' && !isFree;

const taskClass = (segment: Segment, state: RunState, index: number): string | undefined =>
  !isInOrder(segment) ? undefined : index < state.task ? styles.ticked : index === state.task ? styles.due : undefined;

/** Each line of a WOD as it is due, in the reader's unit and level. @param shownAt the level that all read together, as on a wall */
export function useTaskLine(wod: ClockWod, shownAt?: Level): LineOf {
  const { unit, level } = useReaderChoice();
  return (task) => taskLine(wod, task, unit, shownAt ?? level);
}

const Part = ({ text }: { text: string | undefined }) => text !== undefined && <small className={styles.part}>{text} </small>;

function Details({ line: { load, note: extra, way } }: { line: BoardLine }) {
  const more = [way, extra].filter(Boolean).join(', ');
  return (
    (load || more) && (
      <span className={styles.load}>
        {load?.chosen} {load && <small>({load.other})</small>} {more}
      </span>
    )
  );
}

const AMOUNTS = [1, 5, 10];

/** The reps of work that is split up freely, in the amount that its line has at the reader's level. */
function wholeOf({ exercises }: ClockWod, { entry, reps }: Task, { amount }: BoardLine): number | undefined {
  if (reps !== undefined) return reps;
  return exercises[entry]?.reps === undefined ? undefined : Number.parseInt(amount.replaceAll(',', ''), 10);
}

interface PartsProps {
  /** "100 pull-ups" */
  of: string;
  whole: number | undefined;
  done: number;
  onPart?: (amount: number) => void;
}

/** What is left of work that is split up freely. */
function Parts({ of, whole, done, onPart }: PartsProps) {
  if (whole === undefined) return null;
  const left = Math.max(0, whole - done);
  return (
    <>
      <b className={styles.left}>{left === 0 ? 'Done' : `${left} left`}</b>
      <span className={styles.parts}>
        {onPart &&
          AMOUNTS.map((amount) => (
            <ClockButton
              key={amount}
              aria-disabled={left === 0 || undefined}
              aria-label={`−${amount} of ${of}`}
              onClick={() => left > 0 && onPart(Math.min(amount, left))}
            >
              −{amount}
            </ClockButton>
          ))}
      </span>
    </>
  );
}
