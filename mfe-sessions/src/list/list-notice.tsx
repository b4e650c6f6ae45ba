import { failureText } from '@wod/api-client';
import { Link, useLocation, useNavigate, useRevalidator } from '@wod/platform';
import { Button, Notice, buttonClass } from '@wod/ui';
import { useState, useSyncExternalStore } from 'react';
import { paths } from '../paths';
import { useSessionApi } from '../session-api';
import styles from './list-notice.module.css';

/** What was done on the previous page, passed to the list with the navigation. */
export type ListNews = { done: 'saved' | 'deleted'; id: string; name: string };

const never = () => () => {};

/** Says what was done; a deletion can be undone. */
export function ListNotice() {
  const { state } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const news = (state as { news?: ListNews } | null)?.news;
  // After a reload the browser still has the notice, the server's page doesn't.
  if (!news || !isHydrated) return null;
  return <div className={styles.notice}>{news.done === 'saved' ? <Saved {...news} /> : <Deleted {...news} />}</div>;
}

/** Clears the location's state with the notice, so that a reload or Back doesn't show it again. */
function useDismiss() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(pathname + search, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
}

function Saved({ id, name }: ListNews) {
  const dismiss = useDismiss();
  return (
    <Notice
      kind="good"
      onDismiss={dismiss}
      actions={
        <Link to={paths.session(id)} className={buttonClass()}>
          Open
        </Link>
      }
    >
      “{name}” was saved.
    </Notice>
  );
}

function Deleted({ id, name }: ListNews) {
  const api = useSessionApi();
  const dismiss = useDismiss();
  const revalidator = useRevalidator();
  const [state, setState] = useState<{ restoring: boolean; failure?: string }>({ restoring: false });

  async function restore() {
    if (state.restoring) return;
    setState({ restoring: true });
    try {
      await api.restoreSession(id);
      await revalidator.revalidate();
      dismiss();
    } catch (error) {
      setState({ restoring: false, failure: failureText(error, 'The session could not be restored') });
    }
  }

  const undo = (
    <Button aria-disabled={state.restoring || undefined} onClick={() => void restore()}>
      {state.restoring ? 'Restoring...' : 'Undo'}
    </Button>
  );
  return (
    <Notice kind={state.failure === undefined ? 'good' : 'bad'} onDismiss={dismiss} actions={undo}>
      {state.failure ?? `“${name}” was deleted.`}
    </Notice>
  );
}
