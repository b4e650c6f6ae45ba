import { STARRED } from '@wod/domain';
import { browserStorage, Link } from '@wod/platform';
import { Panel } from '@wod/ui';
import { paths } from '../paths';
import { KeptWodList } from '../shared/mine/kept-wod-list';
import { NOT_KEPT } from '../shared/mine/not-kept';
import { useStarred } from '../shared/mine/use-starred';
import styles from './mine.module.css';

export function StarredPanel() {
  const starred = useStarred();
  return (
    <Panel id="starred" aria-labelledby="starred-title">
      <h2 id="starred-title">Starred</h2>
      {starred.length > 0 ? (
        <KeptWodList wods={starred} />
      ) : (
        <p className={styles.quiet}>
          Nothing yet. The star on a <Link to={paths.wods()}>workout</Link> puts it here.
        </p>
      )}
      {!browserStorage.lasts(STARRED.key) && <p className={styles.quiet}>{NOT_KEPT}</p>}
    </Panel>
  );
}
