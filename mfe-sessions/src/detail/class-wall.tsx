import { Wall, WallHead, WallLines, digitsText, shownDigits, wallStyles } from '@wod/clock';
import { classAdvice, momentText, wallBoard, wallPlan, type TrainingSession } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { Timeline } from '../shared/class/timeline';
import styles from './session-wall.module.css';
import type { SeenClass } from './use-seen-class';

interface ClassWallProps {
  session: TrainingSession;
  seen: SeenClass;
  /** of the page that runs it */
  runPath: string;
  phone: (isTall: boolean) => ReactNode;
}

/** The class while it runs: the board of what is on, its time, what is next, and whether it is late. It is run from its own page. */
export function ClassWall({ session, seen: { programme, run, state, startsAt, now }, runPath, phone }: ClassWallProps) {
  const { unit } = useReaderChoice();
  const { title, wod, programme: own } = programme.stretches[state.stretch] ?? {};
  const isOn = state.phase === 'on';
  const board = isOn && wod ? wallBoard(wod, unit) : wallPlan(session);
  const clock = state.clock?.state;
  const next = programme.stretches[state.next ?? -1];
  const from = state.places[state.next ?? -1]?.from;
  const digits = own && clock && clock.phase !== 'done' ? shownDigits(own, clock, state.total - (state.clock?.zero ?? 0)) : digitsText(Math.abs(state.left ?? state.since));
  return (
    <Wall
      type={isOn ? wod?.type : undefined}
      fit={board.fit}
      phase={isOn ? clock?.phase === 'done' ? 'work' : clock?.phase : state.phase === 'done' ? 'done' : undefined}
      head={<WallHead board={board} />}
      rail={(
        <div className={wallStyles.running}>
          <p className={wallStyles.say}>{run.pausedAt !== undefined ? 'Paused' : state.phase === 'done' ? 'The class is over' : isOn ? (state.left ?? 0) < 0 && !clock ? `${title}, over by` : title : 'It begins soon'}</p>
          <p role="timer" aria-live="off" className={`${wallStyles.digits} ${digits.length > 5 ? wallStyles.longest : digits.length > 4 ? wallStyles.longer : ''}`.trim()}>{isOn ? digits : momentText(now)}</p>
          <div className={wallStyles.more}>{isOn && next && from !== undefined && <p>Next at {momentText(startsAt + from)}: {next.title}</p>}</div>
        </div>
      )}
      tray={(
        <>
          <div className={styles.class}>
            <p className={styles.says}>
              <span>{isOn ? classAdvice(programme, state) : session.name}</span>
              <Link className={buttonClass()} to={runPath}>Run the class</Link>
              <Link className={buttonClass()} to={paths.session(session.id)}>Close</Link>
            </p>
            <Timeline programme={programme} state={state} startsAt={startsAt} now={now} />
          </div>
          {phone(board.fit.lines >= 9)}
        </>
      )}
    >
      <WallLines board={board} due={isOn && !wod ? [state.stretch] : undefined} />
    </Wall>
  );
}
