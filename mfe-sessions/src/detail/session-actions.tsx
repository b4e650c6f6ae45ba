import type { TrainingSession } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Notice, buttonClass } from '@wod/ui';
import { BookmarkPlus, Copy, LayoutTemplate, Pencil, Printer, Trash2 } from 'lucide-react';
import { paths } from '../paths';
import { usePlanner } from '../planner';
import styles from './session-actions.module.css';
import { useSessionActions } from './use-session-actions';

/** What can be done with the session; what the visitor may not do is not offered. */
export function SessionActions({ session }: { session: TrainingSession }) {
  const { mayCreate, mayChange } = usePlanner();
  const { busy, failure, dismiss, saveAsTemplate, duplicate, remove } = useSessionActions(session);
  const mine = mayChange(session);
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.print()}><Printer aria-hidden="true" />Print / PDF</Button>
        {mine && <Link to={paths.editSession(session.id)} className={buttonClass()}><Pencil aria-hidden="true" />Edit</Link>}
        {session.isTemplate && mayCreate && (
          <Link to={paths.newSession(session.id)} className={buttonClass()}><LayoutTemplate aria-hidden="true" />Use Template</Link>
        )}
        {mine && !session.isTemplate && (
          <Button disabled={busy} onClick={() => void saveAsTemplate()}><BookmarkPlus aria-hidden="true" />Save as Template</Button>
        )}
        {mayCreate && <Button disabled={busy} onClick={() => void duplicate()}><Copy aria-hidden="true" />Duplicate</Button>}
        {mine && <Button disabled={busy} onClick={() => void remove()}><Trash2 aria-hidden="true" />Delete</Button>}
      </div>
      {failure && <div className={styles.failure}><Notice kind="bad" onDismiss={dismiss}>{failure}</Notice></div>}
    </>
  );
}
