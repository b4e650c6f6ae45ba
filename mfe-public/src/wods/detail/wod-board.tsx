import { LEVEL_LABEL, type Wod } from '@wod/domain';
import { Link, useReaderChoice, useSite } from '@wod/platform';
import { Board, LevelSwitch, buttonClass } from '@wod/ui';
import { paths } from '../../paths';
import '../../shared/glossary/term.module.css';
import { later } from '../../shared/later';
import { Star } from '../../shared/mine/star';
import { AllLevels } from './loaded-later';
import { useAllLevels } from './use-all-levels';
import styles from './wod-board.module.css';

const BoardText = later('BoardText');
const BoardWords = later('BoardWords');

/** Up to this many lines, all levels fit on a sheet in large type. */
const ROOMY_LINES = 5;

/** The WOD as a coach writes it on the whiteboard: name, headline and lines; below them how it should feel and further notes. */
export function WodBoard({ wod }: { wod: Wod }) {
  const { name, origin } = useSite();
  const { unit, level: chosen, change } = useReaderChoice();
  const all = useAllLevels();
  const level = all ? 'rx' : chosen;
  return (
    <Board type={wod.type} className={`${styles.board} ${all && wod.exercises.length > ROOMY_LINES ? styles.dense : ''}`.trim()}>
      <BoardText wod={wod} unit={unit} level={level} />
      {all && <AllLevels wod={wod} unit={unit} />}
      {level !== 'rx' && <p className={styles.level}>{LEVEL_LABEL[level]}</p>}
      {change && (
        <div className={styles.levels}>
          {!all && <LevelSwitch level={level} change={change} />}
          <Link className={buttonClass()} to={`${paths.wod(wod.id)}${all ? '' : '?levels=all'}`} replace preventScrollReset>{all ? 'One level' : 'All levels'}</Link>
        </div>
      )}
      <div className={styles.levels}>
        <Link className={buttonClass('primary')} to={paths.clock(wod.id)}>Start</Link>
        <Star wod={wod} />
        <Link className={buttonClass('quiet')} to={paths.mine('starred')}>All starred</Link>
      </div>
      <BoardWords wod={wod} />
      <p className={styles.printed}>
        {name} · {origin + paths.wod(wod.id)}
      </p>
    </Board>
  );
}
