import { LEVEL_LABEL, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, inUnit, withUnitsKept } from '@wod/domain';
import { Link, useReaderChoice, useSearchParams, useSite } from '@wod/platform';
import { Board, BoardLines, LevelSwitch, Scaling, TypeBadge, buttonClass } from '@wod/ui';
import { Fragment } from 'react';
import { paths } from '../../paths';
import { TermLink, TextWithTerm } from '../../shared/glossary/term-link';
import { Star } from '../../shared/mine/star';
import { showsAllLevels } from './all-levels-param';
import { AllLevels } from './loaded-later';
import styles from './wod-board.module.css';
import type { WodSheet } from './wod-sheet';

/** From this many characters on, a name is set smaller. */
const LONG_NAME = 18;

/** Up to this many lines, all levels fit on a sheet in large type. */
const ROOMY_LINES = 5;

/** The WOD as a coach writes it on the whiteboard: name, headline and lines; below them how it should feel and further notes. */
export function WodBoard({ wod }: { wod: WodSheet }) {
  const { name, origin } = useSite();
  const { unit, level: chosen, change } = useReaderChoice();
  const all = showsAllLevels(useSearchParams()[0]);
  const level = all ? 'rx' : chosen;
  const boards = inUnit(wod.boards, unit);
  const { headline, vest, parts, scaling } = boards[level] ?? boards.rx;
  return (
    <Board type={wod.type} className={`${styles.board} ${all && wod.entryCount > ROOMY_LINES ? styles.dense : ''}`.trim()}>
      <p className={styles.kind}>
        <TermLink term={WOD_TYPE_LABEL[wod.type]}>
          <TypeBadge type={wod.type} />
        </TermLink>{' '}
        {WOD_CATEGORY_LABEL[wod.category].one}
        {wod.time && <span className={styles.short}>{wod.time}</span>}
      </p>
      <h1 className={`${styles.title} ${wod.name.length > LONG_NAME ? styles.long : ''}`.trim()}>{wod.name}</h1>
      <p className={styles.headline}>
        <TextWithTerm text={withUnitsKept(headline)} /> {vest && <small>{withUnitsKept(vest)}</small>}
      </p>
      <Scaling level={level} text={scaling} className={styles.scaling} />
      <BoardLines parts={parts} />
      {all && wod.levels && <AllLevels levels={inUnit(wod.levels, unit)} />}
      {level !== 'rx' && <p className={styles.level}>{LEVEL_LABEL[level]}</p>}
      {change && (
        <div className={styles.levels}>
          {!all && <LevelSwitch level={level} change={change} />}
          <Link className={buttonClass()} to={`${paths.wod(wod.id)}${all ? '' : '?levels=all'}`} replace preventScrollReset>
            {all ? 'One level' : 'All levels'}
          </Link>
        </div>
      )}
      <div className={styles.levels}>
        <Link className={buttonClass('primary')} to={paths.clock(wod.id)} rel="nofollow">
          Start
        </Link>
        <Star wod={wod} />
        <Link className={buttonClass('quiet')} to={paths.mine('starred')}>
          All starred
        </Link>
      </div>
      <Words wod={wod} />
      <p className={styles.printed}>
        {name} · {origin + paths.wod(wod.id)}
      </p>
    </Board>
  );
}

/** What a coach would say about the board. */
function Words({ wod: { stimulus, sentence, text, dedication, aka, facts } }: { wod: WodSheet }) {
  return (
    <div className={styles.words}>
      {stimulus && (
        <div>
          <h2>What it should feel like</h2>
          <p>{stimulus}</p>
        </div>
      )}
      <div className={styles.quiet}>
        {sentence && <p>{sentence}</p>}
        {text && <p className={styles.description}>{text}</p>}
        {dedication && <p>{dedication}</p>}
        {aka && aka.length > 0 && <p>Also known as {aka.join(', ')}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
