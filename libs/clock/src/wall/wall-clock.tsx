import {
  capText,
  countsRounds,
  interruptionText,
  isPaused,
  nextText,
  turnText,
  type LineOf,
  type Programme,
  type RunState,
  type WallBoard,
} from '@wod/domain';
import type { ReactNode } from 'react';
import { shownDigits } from '../clock-text';
import type { Running } from '../use-running-clock';
import styles from './wall.module.css';

/** The entries that are due, where they are not all, or what interrupts them meanwhile, and those that are ticked off. */
export function dueOnWall({ segments, interruption }: Programme, state: RunState, { columns }: WallBoard): { due?: number[]; done?: number[] } {
  const segment = segments[state.segment];
  if (state.phase !== 'work' || !segment) return {};
  const entries = segment.tasks.map(({ entry }) => entry);
  const interrupting = state.interruption?.isDue ? interruption?.tasks.map(({ entry }) => entry) : undefined;
  if (segment.tap === 'task' && !segment.isFree)
    return { due: interrupting ?? entries.slice(state.task, state.task + 1), done: entries.slice(0, state.task) };
  const isAll = columns.flat().every(({ lines }) => lines.every(({ entry }) => entries.includes(entry)));
  return isAll && !interrupting ? {} : { due: interrupting ?? entries };
}

const SAID = { 'lead-in': 'Get ready', rest: 'Rest', done: 'Time!' };

export interface WallClockProps {
  programme: Programme;
  clock: Pick<Running, 'run' | 'state' | 'at'>;
  /** Each line of its WOD as it is due. */
  line: LineOf;
  /** What else stands below the digits. */
  children?: ReactNode;
}

/** The clock of a WOD on the wall: what is on, its digits, and what comes next. */
export function WallClock({ programme, clock: { state, at, run }, line, children }: WallClockProps) {
  const digits = shownDigits(programme, state, at);
  const segment = programme.segments[state.segment];
  const label = state.phase === 'work' ? segment?.label : SAID[state.phase];
  const texts = [turnText(programme, state), capText(programme, state), interruptionText(programme, state, line) ?? nextText(programme, state, line)];
  const size = digits.length > 5 ? styles.longest : digits.length > 4 ? styles.longer : digits.length < 3 ? styles.short : '';
  return (
    <>
      <p className={styles.say}>{isPaused(run, state) ? 'Paused' : label}</p>
      <p role="timer" aria-live="off" className={`${styles.digits} ${size}`.trim()}>
        {digits}
      </p>
      <div className={styles.more}>
        {state.phase !== 'lead-in' && countsRounds(segment) && (
          <p className={styles.rounds}>
            Rounds <b>{state.rounds}</b>
          </p>
        )}
        {texts.map((text, index) => text && <p key={index}>{text}</p>)}
        {children}
      </div>
    </>
  );
}
