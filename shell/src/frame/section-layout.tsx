import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '@wod/platform';
import { Spinner } from '@wod/ui';
import styles from './section-layout.module.css';
import { needsAdmin } from './sections';
import { useShell } from './shell-context';

export const LOGIN_PATH = '/admin/login';

/**
 * Stands around every page of a section. Spec section 2: the admin's pages show a spinner while the session is checked; a
 * visitor who isn't signed in is sent to the login, which learns the requested location as `from`.
 */
export function SectionLayout() {
  const { sections } = useShell();
  const { pathname, search, hash } = useLocation();
  const { state } = useSession();
  if (state.status === 'signedIn' || !needsAdmin(sections, pathname)) return <Outlet />;
  if (state.status === 'loading') return <SectionSpinner />;
  return <Navigate to={LOGIN_PATH} replace state={{ from: pathname + search + hash }} />;
}

/** The place of a page that is not there yet. */
export function SectionSpinner() {
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
