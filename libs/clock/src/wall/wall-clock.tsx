import { isPaused, type Programme, type RunState, type Segment, type WallBoard } from '@wod/domain';
import type { ReactNode } from 'react';
import { countsRounds, type useTaskLine } from '../clock-face';
import { digitsText, lineText, shownDigits } from '../clock-text';
import type { Running } from '../use-running-clock';
import styles from './wall.module.css';

/** The entries that are due, where they are not all, with what interrupts them, and those that are ticked off. */
export function dueOnWall({ segments, interruption }: Programme, state: RunState, { columns }: WallBoard): { due?: number[]; done?: number[] } {
  const segment = segments[state.segment];
  if (state.phase !== 'work' || !segment) return {};
  const entries = segment.tasks.map(({ entry }) => entry);
  const interrupting = state.interruption?.isDue ? (interruption?.tasks ?? []).map(({ entry }) => entry) : [];
  if (segment.tap === 'task' && !segment.isFree) return { due: [...entries.slice(state.task, state.task + 1), ...interrupting], done: entries.slice(0, state.task) };
  const isAll = columns.flat().every(({ lines }) => lines.every(({ entry }) => entries.includes(entry)));
  return isAll ? {} : { due: [...entries, ...interrupting] };
}

/** What comes after a rest or an interval, and first of all. */
function nextText({ segments, interruption }: Programme, state: RunState, line: ReturnType<typeof useTaskLine>): string | undefined {
  const linesOf = (tasks: Segment['tasks']) => tasks.flatMap((task) => line(task) ?? []).map(lineText).join(', ');
  if (state.phase === 'done') return undefined;
  if (interruption && state.interruption && state.phase === 'work') {
    const { isDue, left } = state.interruption;
    return isDue ? `Now: ${linesOf(interruption.tasks)}` : `${linesOf(interruption.tasks)} in ${digitsText(Math.ceil(left / 1000) * 1000)}`;
  }
  const next = segments.slice(state.phase === 'lead-in' ? 0 : state.segment + 1).find(({ kind }) => kind === 'work');
  if (!next || (state.phase === 'work' && segments[state.segment]?.seconds === undefined)) return undefined;
  return `${state.phase === 'lead-in' ? 'First' : 'Next'}: ${[next.label, next.tasks.length === 1 && linesOf(next.tasks)].filter(Boolean).join(' – ') || linesOf(next.tasks.slice(0, 1))}`;
}

const SAID = { 'lead-in': 'Get ready', rest: 'Rest', done: 'Time!' };

export interface WallClockProps {
  programme: Programme;
  clock: Pick<Running, 'run' | 'state' | 'at'>;
  /** Each line of its WOD as it is due. */
  line: ReturnType<typeof useTaskLine>;
  /** What else stands below the digits. */
  children?: ReactNode;
}

/** The clock of a WOD on the wall: what is on, its digits, and what comes next. */
export function WallClock({ programme, clock: { state, at, run }, line, children }: WallClockProps) {
  const digits = shownDigits(programme, state, at);
  const segment = programme.segments[state.segment];
  const next = nextText(programme, state, line);
  const label = state.phase === 'work' ? segment?.label : SAID[state.phase];
  const size = digits.length > 5 ? styles.longest : digits.length > 4 ? styles.longer : digits.length < 3 ? styles.short : '';
  return (
    <>
      <p className={styles.say}>{isPaused(run, state) ? 'Paused' : label}</p>
      <p role="timer" aria-live="off" className={`${styles.digits} ${size}`.trim()}>{digits}</p>
      <div className={styles.more}>
        {state.phase !== 'lead-in' && countsRounds(segment) && <p className={styles.rounds}>Rounds <b>{state.rounds}</b></p>}
        {state.phase === 'work' && programme.turns !== undefined && <p>{programme.turns === 2 ? 'Partner' : 'Athlete'} {state.turn + 1} of {programme.turns}</p>}
        {state.phase === 'work' && programme.capSeconds !== undefined && segment?.seconds === undefined && <p>Cap {digitsText(programme.capSeconds * 1000)}</p>}
        {next && <p>{next}</p>}
        {children}
      </div>
    </>
  );
}
