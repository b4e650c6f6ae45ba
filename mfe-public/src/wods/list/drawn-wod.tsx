import type { Wod } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import type { WodListQuery } from '../../wod-list-query';
import styles from './wod-list-page.module.css';

export interface DrawnWodProps {
  query: WodListQuery;
  wod: Wod | undefined;
  /** of the list that it was drawn from */
  total: number;
  /** its card */
  children: ReactNode;
}

/** The workout that was drawn, as a large board. The address has the draw, so it can be shared. */
export function DrawnWod({ query, wod, total, children }: DrawnWodProps) {
  if (!wod) return null;
  return (
    <div className={styles.drawn}>
      {children}
      <div className={styles.actions}>
        <Link className={buttonClass('primary')} to={paths.wod(wod.id)}>Open</Link>
        <Link className={buttonClass()} to={paths.surprise(query)} rel="nofollow" preventScrollReset>Draw again</Link>
        <Link className={buttonClass()} to={paths.wods({ ...query, draw: undefined })} preventScrollReset>Back to all {total}</Link>
      </div>
    </div>
  );
}
