import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import type { ReactNode } from 'react';
import finder from '../../shared/finder/finder.module.css';
import { paths } from '../../paths';
import type { WodListQuery } from '../../wod-list-query';
import styles from './wod-list-page.module.css';

export interface DrawnWodProps {
  query: WodListQuery;
  id: string;
  /** of the list that it was drawn from */
  total: number;
  /** its card */
  children: ReactNode;
}

/** The workout that was drawn, larger than the others. The address has the draw, so it can be shared. */
export function DrawnWod({ query, id, total, children }: DrawnWodProps) {
  return (
    <div className={`${styles.results} ${styles.drawn}`}>
      {children}
      <div className={finder.chips}>
        <Link className={buttonClass('primary')} to={paths.clock(id)} rel="nofollow">
          Start
        </Link>
        <Link className={buttonClass()} to={paths.surprise(query)} rel="nofollow" preventScrollReset>
          Draw again
        </Link>
        <Link className={buttonClass()} to={paths.wods({ ...query, draw: undefined })} preventScrollReset>
          Back to all {total}
        </Link>
      </div>
    </div>
  );
}
