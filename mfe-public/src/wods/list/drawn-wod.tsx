import { minutesText, writeBoard, type Wod } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { Board, BoardLines, TypeBadge, buttonClass } from '@wod/ui';
import finder from '../../shared/finder/finder.module.css';
import { paths } from '../../paths';
import type { WodListQuery } from '../../wod-list-query';
import styles from './drawn-wod.module.css';

export interface DrawnWodProps {
  query: WodListQuery;
  wod: Wod;
  /** of the list that it was drawn from */
  total: number;
}

/** The workout that was drawn, as a large board. The address has the draw, so it can be shared. */
export function DrawnWod({ query, wod, total }: DrawnWodProps) {
  const { unit } = useReaderChoice();
  const { headline, vest, parts } = writeBoard(wod, unit);
  return (
    <Board type={wod.type}>
      <p className={styles.kind}><TypeBadge type={wod.type} /> {minutesText(wod)}</p>
      <h2 className={styles.name}><Link to={paths.wod(wod.id)}>{wod.name}</Link></h2>
      <p className={styles.headline}>{headline} {vest && <small>{vest}</small>}</p>
      <BoardLines parts={parts} on="board" />
      <div className={`${finder.chips} ${styles.actions}`}>
        <Link className={buttonClass('primary')} to={paths.clock(wod.id)}>Start</Link>
        <Link className={buttonClass()} to={paths.surprise(query)} rel="nofollow" preventScrollReset>Draw again</Link>
        <Link className={buttonClass()} to={paths.wods({ ...query, draw: undefined })} preventScrollReset>Back to all {total}</Link>
      </div>
    </Board>
  );
}
