import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { useEffect, useState, type ReactNode } from 'react';
import finder from '../../shared/finder/finder.module.css';
import { paths } from '../../paths';
import type { WodListQuery } from '../../wod-list-query';
import styles from './wod-list-page.module.css';

export interface DrawnWodProps {
  query: WodListQuery;
  id: string;
  name: string;
  /** of the list that it was drawn from */
  total: number;
  /** its card */
  children: ReactNode;
}

/** The workout that was drawn, larger than the others. The address has the draw, so it can be shared. */
export function DrawnWod({ query, id, name, total, children }: DrawnWodProps) {
  const [said, setSaid] = useState('');
  // A screen reader says what changes in a place that it knows.
  useEffect(() => setSaid(`${name} was drawn.`), [name]);
  return (
    <div className={`${styles.results} ${styles.drawn}`}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
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
