import { LIMITS, SEEN } from '@wod/domain';
import { browserStorage, changeKept, useKept } from '@wod/platform';
import { Button, Panel, useFocusNearby } from '@wod/ui';
import { useState, useSyncExternalStore } from 'react';
import { KeptWodList } from '../shared/mine/kept-wod-list';
import { NOT_KEPT } from '../shared/mine/not-kept';
import { keepsSomething } from '../shared/mine/seen';
import styles from './mine.module.css';

/** The WODs opened last: remembered once the visitor keeps something else here, or asks for it. */
export function SeenPanel() {
  const seen = useKept(SEEN);
  const isRemembered = useSyncExternalStore(browserStorage.subscribe, keepsSomething, () => true);
  return (
    <Panel id="seen" aria-labelledby="seen-title">
      <h2 id="seen-title">Lately seen</h2>
      {seen.length > 0 ? (
        <KeptWodList wods={seen} />
      ) : (
        <p className={styles.quiet}>The last {LIMITS.seenMax} workouts that you open are listed here.</p>
      )}
      {!isRemembered && <RememberThem />}
    </Panel>
  );
}

function RememberThem() {
  const [isBlocked, setBlocked] = useState(false);
  const row = useFocusNearby<HTMLDivElement>();
  return (
    <div ref={row} className={styles.row}>
      <p className={styles.quiet} role={isBlocked ? 'alert' : undefined}>
        {isBlocked ? NOT_KEPT : 'They are forgotten when you close the page, until you keep something here.'}
      </p>
      {!isBlocked && <Button onClick={() => setBlocked(!changeKept(SEEN, (present) => present))}>Remember them</Button>}
    </div>
  );
}
