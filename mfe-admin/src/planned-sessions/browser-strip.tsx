import { plural } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Panel, buttonClass } from '@wod/ui';
import { Trash2 } from 'lucide-react';
import { paths } from '../paths';
import styles from './planned-sessions-page.module.css';

export interface BrowserStripProps {
  browser: string;
  /** How many sessions it has planned; absent while a search narrows the list. */
  count: number | undefined;
  busy: boolean;
  onDelete: (count: number) => void;
}

/** Says that only one browser's sessions are listed, and offers to delete them all at once. */
export function BrowserStrip({ browser, count, busy, onDelete }: BrowserStripProps) {
  return (
    <Panel className={styles.browser} aria-labelledby="browser-title">
      <div>
        <h2 id="browser-title">Everything from this browser</h2>
        <p className={styles.who}>
          Browser <code>{browser}</code>
          {count !== undefined && ` has planned ${plural(count, 'session')}.`}
        </p>
      </div>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={paths.plannedSessions()}>
          Show all browsers
        </Link>
        {count !== undefined && count > 0 && (
          <Button variant="danger" disabled={busy} onClick={() => onDelete(count)}>
            <Trash2 aria-hidden="true" />
            Delete {count === 1 ? 'it' : `all ${count}`}
          </Button>
        )}
      </div>
    </Panel>
  );
}
