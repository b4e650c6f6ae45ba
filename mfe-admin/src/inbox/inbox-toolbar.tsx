import type { InboxItem } from '@wod/domain';
import { Button } from '@wod/ui';
import styles from './inbox.module.css';
import type { InboxActs } from './use-inbox-acts';

export interface InboxToolbarProps {
  /** those shown */
  items: readonly InboxItem[];
  /** how many there are on all pages */
  total: number;
  /** that they were found by */
  search: string | undefined;
  isDismissed: boolean;
  isReview: boolean;
  acts: InboxActs;
}

/** What is done with everything that is shown, or that there is. */
export function InboxToolbar({ items, total, search, isDismissed, isReview, acts }: InboxToolbarProps) {
  const shown = items.length === 1 ? 'the one shown' : `all ${items.length} shown`;
  return (
    <div className={styles.toolbar} role="group" aria-label="Everything shown">
      {isReview && !isDismissed && (
        <Button variant="primary" disabled={acts.busy} onClick={() => void acts.review(items)}>
          Mark {shown} as reviewed
        </Button>
      )}
      {isDismissed ? (
        <Button disabled={acts.busy} onClick={() => void acts.bringBack(items)}>
          Bring {shown} back
        </Button>
      ) : (
        <Button variant={isReview ? 'quiet' : undefined} disabled={acts.busy} onClick={() => void acts.dismiss(items)}>
          Dismiss {shown}
        </Button>
      )}
      {!isDismissed && total > items.length && (
        <Button variant="quiet" disabled={acts.busy} onClick={() => void acts.dismissAll(total, search)}>
          Dismiss all {total.toLocaleString('en')}
        </Button>
      )}
    </div>
  );
}
