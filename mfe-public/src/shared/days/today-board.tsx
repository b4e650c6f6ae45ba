import { dayText, inUnit } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { BoardLines, buttonClass, wodTypeColor } from '@wod/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import styles from './today-board.module.css';
import type { DayBoard } from './written-days';

/** From this many characters on, a name is set smaller. */
const LONG_NAME = 18;

export interface TodayBoardProps {
  day: DayBoard;
  /** What stands above the name: whose day it is. */
  kind: ReactNode;
}

/** A day on the board: its WOD's lines, with minutes, kit and the way to its page in the tray; or how to rest. */
export function TodayBoard({ day: { date, title, wod, board, words, minutes, kit }, kind }: TodayBoardProps) {
  const { unit } = useReaderChoice();
  const { headline, vest, parts } = inUnit(board, unit);
  return (
    <div className={`${styles.board} ${wod ? wodTypeColor(wod.type) : ''}`.trim()}>
      <div className={styles.pre}>
        <div className={styles.kind}>
          <b>
            <time dateTime={date}>{dayText(date)}</time>
          </b>{' '}
          {kind}
        </div>
        <div className={styles.in}>
          <div>
            <h2 className={`${styles.name} ${title.length > LONG_NAME ? styles.long : ''}`.trim()}>
              {wod ? <Link to={paths.wod(wod.id)}>{title}</Link> : title}
            </h2>
            <p className={styles.headline}>
              {headline}
              {vest && (
                <>
                  {' '}
                  <small>{vest}</small>
                </>
              )}
            </p>
          </div>
          {wod ? <BoardLines parts={parts} /> : words && <p className={styles.words}>{words}</p>}
        </div>
      </div>
      <div className={styles.tray}>
        <p className={styles.time}>
          <b>{minutes}</b>
          {kit && <span>{kit}</span>}
        </p>
        <Link className={buttonClass()} to={wod ? paths.wod(wod.id) : paths.wods()}>
          {wod ? 'Board' : 'All workouts'}
        </Link>
        {wod && (
          <Link className={buttonClass('primary')} to={paths.clock(wod.id)} rel="nofollow">
            Start
          </Link>
        )}
      </div>
    </div>
  );
}
