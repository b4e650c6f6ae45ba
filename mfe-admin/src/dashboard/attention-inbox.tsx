import { type Dashboard, INBOX_GAPS, type InboxCount } from '@wod/domain';
import { Link } from '@wod/platform';
import { Panel } from '@wod/ui';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { paths } from '../paths';
import { INBOX_FACTS } from '../shared/inbox/inbox-facts';
import styles from './side-panel.module.css';

/** What an admin should look at: each kind with its count leads to its list. */
export function AttentionInbox({ dashboard: { inbox, attentionTotal } }: { dashboard: Dashboard }) {
  const found = inbox.filter(({ total }) => total > 0);
  return (
    <Panel id="needs-attention" className={styles.panel} aria-labelledby="attention-title">
      <h2 id="attention-title">
        Needs attention {attentionTotal > 0 && <span className={styles.badge}>{attentionTotal.toLocaleString('en')}</span>}
      </h2>
      {attentionTotal === 0 && <p className={styles.calm}><CircleCheck aria-hidden="true" />Everything is in order.</p>}
      {found.length > 0 && <ul className={styles.lines}>{found.map((count) => <Line key={count.kind} count={count} />)}</ul>}
    </Panel>
  );
}

function Line({ count: { kind, total } }: { count: InboxCount }) {
  const { title, about } = INBOX_FACTS[kind];
  return (
    <li>
      <Link className={styles.link} to={paths.inbox(kind)}>
        <span className={`${styles.total} ${INBOX_GAPS.includes(kind) ? styles.why : ''}`}>{total.toLocaleString('en')}</span>
        <span className={styles.what}>
          <span className={styles.name}>{title}</span> <span className={styles.why}>{about}</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}
