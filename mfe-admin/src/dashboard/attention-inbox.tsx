import { type Dashboard, INBOX_GAPS, type InboxCount } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass, IconButton, Panel } from '@wod/ui';
import { CircleCheck, Link2, X } from 'lucide-react';
import { Fragment } from 'react';
import { paths } from '../paths';
import { INBOX_FACTS } from '../shared/inbox/inbox-facts';
import { useDismissAll } from '../shared/inbox/use-dismiss-all';
import styles from './side-panel.module.css';

/** What an admin should look at: each kind with its count leads to its list, and all of a kind can be dismissed. */
export function AttentionInbox({ dashboard: { inbox, attentionTotal } }: { dashboard: Dashboard }) {
  const found = inbox.filter(({ total }) => total > 0);
  const away = inbox.filter(({ total, dismissed }) => total === 0 && dismissed > 0);
  return (
    <Panel id="needs-attention" className={styles.panel} aria-labelledby="attention-title">
      <h2 id="attention-title">
        Needs attention {attentionTotal > 0 && <span className={styles.badge}>{attentionTotal.toLocaleString('en')}</span>}
      </h2>
      {attentionTotal === 0 && (
        <p className={styles.calm}>
          <CircleCheck aria-hidden="true" />
          Everything is in order.
        </p>
      )}
      {found.length > 0 && (
        <ul role="list" className={styles.lines}>
          {found.map((count) => (
            <Line key={count.kind} count={count} />
          ))}
        </ul>
      )}
      {away.length > 0 && (
        <p className={styles.why}>
          Dismissed:{' '}
          {away.map(({ kind, dismissed }, index) => (
            <Fragment key={kind}>
              {index > 0 && ', '}
              <Link className={styles.away} to={paths.inbox(kind, { dismissed: true })}>
                {dismissed.toLocaleString('en')} × {INBOX_FACTS[kind].title}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      <a className={buttonClass()} href={paths.inbox('goneVideo')}>
        <Link2 aria-hidden="true" />
        Check video links
      </a>
    </Panel>
  );
}

function Line({ count: { kind, total } }: { count: InboxCount }) {
  const { title, about } = INBOX_FACTS[kind];
  const { dismissAll } = useDismissAll();
  return (
    <li className={styles.found}>
      <Link className={styles.link} to={paths.inbox(kind)}>
        <span className={`${styles.total} ${INBOX_GAPS.includes(kind) ? styles.why : ''}`}>{total.toLocaleString('en')}</span>
        <span className={styles.what}>
          <span className={styles.name}>{title}</span> <span className={styles.why}>{about}</span>
        </span>
      </Link>
      <IconButton label={`Dismiss all: ${title}`} onPress={() => void dismissAll(kind, total)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
