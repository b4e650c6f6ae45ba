import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@wod/platform';
import { Spinner } from '@wod/ui';
import styles from './section-layout.module.css';
import { needsAdmin } from './sections';
import { useShell } from './shell-context';

const LOGIN_PATH = '/admin/login';

/**
 * Surrounds every page of a section. Spec section 2: the admin's pages show a spinner while the session is checked; a
 * visitor who isn't signed in is sent to the login, which gets the requested location as `from`.
 */
export function SectionLayout() {
  const { sections } = useShell();
  const { pathname, search, hash } = useLocation();
  const { state } = useSession();
  if (state.status === 'signedIn' || !needsAdmin(sections, pathname)) return <Outlet />;
  if (state.status === 'loading') return <CheckingSignIn />;
  return <Navigate to={LOGIN_PATH} replace state={{ from: pathname + search + hash }} />;
}

/** A placeholder for a page that is not there yet. */
export function SectionSpinner({ reason }: { reason?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      {reason === undefined ? <span className="visually-hidden">Loading…</span> : <p className={styles.reason}>{reason}</p>}
    </div>
  );
}

/** A check that takes longer than this is being retried behind the scenes, and whoever waits wants to know why. */
const REASON_DELAY_MS = 1000;

/** Shown while a section's first page waits for its data, which on the admin's pages waits for the check. */
export function SectionFallback() {
  const { sections } = useShell();
  const { pathname } = useLocation();
  const { state } = useSession();
  return state.status === 'loading' && needsAdmin(sections, pathname) ? <CheckingSignIn /> : <SectionSpinner />;
}

function CheckingSignIn() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), REASON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <SectionSpinner reason={late ? 'Checking your sign-in …' : undefined} />;
}
