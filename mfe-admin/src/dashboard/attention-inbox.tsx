import type { AttentionItem, Dashboard } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Panel } from '@wod/ui';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths';
import styles from './side-panel.module.css';

/** How many are shown at first; the rest is shown on request. */
const SHOWN_AT_FIRST = 5;

const REASON: Record<AttentionItem['kind'], string> = {
  unreviewedExercise: 'From an import, not reviewed yet',
  noEstimate: 'No estimated duration',
  noDescription: 'No description',
  invalidVideo: 'Invalid video link',
};

const formOf = ({ target, id }: AttentionItem) => (target === 'wod' ? paths.editWod(id) : paths.editExercise(id));

/** What an admin should look at; each line links to the form where it can be fixed. */
export function AttentionInbox({ dashboard: { attention, attentionTotal } }: { dashboard: Dashboard }) {
  const [all, setAll] = useState(false);
  const shown = all ? attention : attention.slice(0, SHOWN_AT_FIRST);
  const beyond = attentionTotal - shown.length;
  return (
    <Panel id="needs-attention" className={styles.panel} aria-labelledby="attention-title">
      <h2 id="attention-title">
        Needs attention {attentionTotal > 0 && <span className={styles.badge}>{attentionTotal}</span>}
      </h2>
      {attentionTotal === 0 && <p className={styles.calm}><CircleCheck aria-hidden="true" />Everything is in order.</p>}
      {shown.length > 0 && (
        <ul className={styles.lines}>
          {shown.map((item) => (
            <li key={`${item.kind}-${item.target}-${item.id}`}>
              <Link className={styles.link} to={formOf(item)}>
                <span className={styles.what}>
                  <span className={styles.name}>{item.name}</span> <span className={styles.why}>{REASON[item.kind]}</span>
                </span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {beyond > 0 && (all
        ? <p className={styles.why}>and {beyond} more</p>
        : <Button onClick={() => setAll(true)}>Show {attention.length < attentionTotal ? 'the first' : 'all'} {attention.length}</Button>)}
    </Panel>
  );
}
