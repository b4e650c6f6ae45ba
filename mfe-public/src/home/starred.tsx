import { Link } from '@wod/platform';
import { paths } from '../paths';
import { useStoredStars } from '../shared/mine/star';
import { useLater } from '../shared/mine/use-later';
import styles from './starred.module.css';

const loadList = async () => (await import(/* webpackChunkName: "starred-list" */ './starred-list')).StarredList;

/** The WODs starred last. Absent without JavaScript. */
export function Starred() {
  const hasStars = (useStoredStars() ?? '[]') !== '[]';
  const List = useLater(loadList, hasStars);
  return (
    <section className={styles.starred} aria-labelledby="starred">
      <h2 id="starred">Starred</h2>
      {List && <List />}
      <p>
        {hasStars ? 'Stars and results stay on this device.' : 'The star on a workout keeps it here, on this device.'}{' '}
        <Link to={paths.mine()}>All that is kept here</Link>
      </p>
    </section>
  );
}
