import { REST_DAY, dayText, kitItemLabel, kitNeededBy, minutesText, usualMinutes, withUnitsKept, writeBoard, type Day, type Wod } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { BoardLines, buttonClass, wodTypeColor } from '@wod/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import styles from './today-board.module.css';

/** From this many characters on, a name is set smaller. */
const LONG_NAME = 18;

export interface TodayBoardProps {
  day: Day;
  /** What stands above the name: whose day it is. */
  kind: ReactNode;
}

/** A day on the board: its WOD's lines, with minutes, kit and the way to its page in the tray; or how to rest. */
export function TodayBoard({ day, kind }: TodayBoardProps) {
  const { unit } = useReaderChoice();
  const { wod } = day;
  const board = wod && writeBoard(wod, unit);
  const isRest = day.kind === 'rest';
  return (
    <div className={`${styles.board} ${wod ? wodTypeColor(wod.type) : ''}`.trim()}>
      <div className={styles.pre}>
        <div className={styles.kind}><b><time dateTime={day.date}>{dayText(day.date)}</time></b> {kind}</div>
        <div className={styles.in}>
          <div>
            <h2 className={`${styles.name} ${day.title.length > LONG_NAME ? styles.long : ''}`.trim()}>
              {wod ? <Link to={paths.wod(wod.id)}>{day.title}</Link> : day.title}
            </h2>
            <p className={styles.headline}>{withUnitsKept(board?.headline ?? (isRest ? REST_DAY.headline : 'Taken out of the library'))}{board?.vest && <> <small>{withUnitsKept(board.vest)}</small></>}</p>
          </div>
          {board ? <BoardLines parts={board.parts} /> : isRest && <p className={styles.words}>{REST_DAY.text}</p>}
        </div>
      </div>
      <div className={styles.tray}>
        <p className={styles.time}>
          <b>{wod ? usualMinutes(wod) ?? minutesText(wod) : isRest && REST_DAY.minutes}</b>
          {wod && <span>{kitText(wod)}</span>}
        </p>
        <Link className={buttonClass()} to={wod ? paths.wod(wod.id) : paths.wods()}>{wod ? 'Board' : 'All workouts'}</Link>
        {wod && <Link className={buttonClass('primary')} to={paths.clock(wod.id)} rel="nofollow">Start</Link>}
      </div>
    </div>
  );
}

function kitText(wod: Wod): string {
  const kit = kitNeededBy(wod).map(kitItemLabel);
  return kit.length === 0 ? 'No kit' : kit.join(', ');
}
