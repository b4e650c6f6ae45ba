import { Link, useSite } from '@wod/platform';
import { paths } from '../../paths';
import styles from './feed-links.module.css';

/** Where the day's workout comes by itself: in a reader of feeds, or in a calendar. */
export function FeedLinks({ allDays = false }: { allDays?: boolean }) {
  const { origin } = useSite();
  return (
    <p className={styles.links}>
      {allDays && <Link to={paths.today()}>All days</Link>}
      <a href={paths.todayRss()}>RSS</a>
      {!allDays && <a href={paths.todayJson()}>JSON Feed</a>}
      <a href={origin.replace(/^https?:/, 'webcal:') + paths.todayIcs()}>Add to my calendar</a>
      {!allDays && <a href={paths.todayIcs()}>Calendar file</a>}
    </p>
  );
}
