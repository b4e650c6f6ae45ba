import type { TrainingSession } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Notice, buttonClass } from '@wod/ui';
import { BookmarkPlus, Copy, LayoutTemplate, Pencil, Printer, Trash2 } from 'lucide-react';
import { paths } from '../paths';
import { useMayChange, usePlanner } from '../planner';
import styles from './session-actions.module.css';
import { useSessionActions } from './use-session-actions';

/**
 * The actions for the session; those the visitor may not use are not offered. Only the browser learns which sessions
 * are its own, so space is reserved from the start.
 */
export function SessionActions({ session }: { session: TrainingSession }) {
  const { mayCreate } = usePlanner();
  const mayChange = useMayChange(session.id);
  const { busy, failure, dismiss, saveAsTemplate, duplicate, remove } = useSessionActions(session);
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.print()}><Printer aria-hidden="true" />Print / PDF</Button>
        {session.isTemplate && mayCreate && (
          <Link to={paths.newSession(session.id)} className={buttonClass()}><LayoutTemplate aria-hidden="true" />Use Template</Link>
        )}
        {mayCreate && <Button disabled={busy} onClick={() => void duplicate()}><Copy aria-hidden="true" />Duplicate</Button>}
        <div className={styles.owner}>
          {mayChange && (
            <>
              <Link to={paths.editSession(session.id)} className={buttonClass()}><Pencil aria-hidden="true" />Edit</Link>
              {!session.isTemplate && (
                <Button disabled={busy} onClick={() => void saveAsTemplate()}><BookmarkPlus aria-hidden="true" />Save as Template</Button>
              )}
              <Button disabled={busy} onClick={() => void remove()}><Trash2 aria-hidden="true" />Delete</Button>
            </>
          )}
        </div>
      </div>
      {failure && <div className={styles.failure}><Notice kind="bad" onDismiss={dismiss}>{failure}</Notice></div>}
    </>
  );
}
