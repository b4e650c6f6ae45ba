import type { MySession, TrainingSession } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Notice, buttonClass, useFocusNearby } from '@wod/ui';
import { BookmarkPlus, Copy, Ellipsis, LayoutTemplate, Pencil, Play, Printer, Share2, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { paths } from '../paths';
import { usePlanner } from '../planner';
import { useSessionActions } from '../shared/actions/use-session-actions';
import styles from './session-actions.module.css';
import type { ShareDialogProps } from './share-dialog';

export interface SessionActionsProps extends Omit<ShareDialogProps, 'onClose'> {
  session: TrainingSession;
  /** undefined until known */
  mine: MySession | undefined;
}

/**
 * The actions for the session; those the visitor may not use are not offered. Only the browser learns which sessions
 * are its own, so space is reserved from the start. On a phone, running and sharing stay in view, the rest is a menu.
 */
export function SessionActions({ session, mine, ...share }: SessionActionsProps) {
  const { mayCreate } = usePlanner();
  const { busy, failure, said, dismiss, saveAsTemplate, duplicate, remove } = useSessionActions(session);
  const menu = useRef<HTMLDivElement>(null);
  const { dialog, open, problem } = useShareDialog({ session, mine, ...share });
  const shown = failure ?? problem;

  function close() {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }

  return (
    <>
      <div className={styles.actions}>
        <Link to={paths.run(session.id, share.start.text)} className={`${buttonClass('primary')} ${styles.run}`}>
          <Play aria-hidden="true" />
          Run the class
        </Link>
        <Button onClick={() => void open()}>
          <Share2 aria-hidden="true" />
          <span className={styles.word}>Share</span>
        </Button>
        <button type="button" popoverTarget="session-menu" className={`${buttonClass()} ${styles.toggle}`}>
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">More</span>
        </button>
        <div ref={menu} id="session-menu" popover="auto" className={styles.menu} onClick={close}>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print / PDF
          </Button>
          {session.isTemplate && mayCreate && (
            <Link to={paths.newSession(session.id)} className={buttonClass()}>
              <LayoutTemplate aria-hidden="true" />
              Use Template
            </Link>
          )}
          {mayCreate && (
            <Button aria-disabled={busy || undefined} onClick={() => void duplicate()}>
              <Copy aria-hidden="true" />
              Duplicate
            </Button>
          )}
          <div className={styles.owner}>
            {mine?.canEdit && (
              <>
                <Link to={paths.editSession(session.id)} className={buttonClass()}>
                  <Pencil aria-hidden="true" />
                  Edit
                </Link>
                {!session.isTemplate && <SaveAsTemplate isBusy={busy} onPress={() => void saveAsTemplate()} />}
                {!mine.isByLink && (
                  <Button aria-disabled={busy || undefined} onClick={() => void remove()}>
                    <Trash2 aria-hidden="true" />
                    Delete
                  </Button>
                )}
              </>
            )}
          </div>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {shown && (
        <div className={styles.failure}>
          <Notice kind="bad" onDismiss={failure ? dismiss : undefined}>
            {shown}
          </Notice>
        </div>
      )}
      {dialog}
    </>
  );
}

/** Once it is saved as one, the button has gone, and what it had of the focus stays nearby. */
function SaveAsTemplate({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <Button ref={useFocusNearby<HTMLButtonElement>()} aria-disabled={isBusy || undefined} onClick={onPress}>
      <BookmarkPlus aria-hidden="true" />
      Save as Template
    </Button>
  );
}

/** The ways to hand the session on: their code comes when it is asked for. */
function useShareDialog(props: Omit<ShareDialogProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<(props: ShareDialogProps) => ReactNode>();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function open() {
    setProblem(undefined);
    try {
      const { ShareDialog } = await import(/* webpackChunkName: "session-share" */ './share-dialog');
      setDialog(() => ShareDialog);
      setOpen(true);
    } catch {
      setProblem('Failed to open the ways to share');
    }
  }

  return { dialog: Dialog && isOpen && <Dialog {...props} onClose={() => setOpen(false)} />, open, problem };
}
