import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import styles from './frame.module.css';
import { NavBar } from './nav-bar';
import { useDocumentMeta } from './use-document-meta';

/** What surrounds every page: skip link, navigation bar, main area. A bare page has the screen to itself. */
export function Frame() {
  const isBare = useDocumentMeta()?.isBare;
  const main = useFocusOnNewPage();
  return (
    <>
      {!isBare && (
        <>
          <a className={styles.skip} href="#main">
            Skip to content
          </a>
          <NavBar />
          <NavigationProgress />
        </>
      )}
      <main ref={main} id="main" className={isBare ? undefined : styles.main} tabIndex={-1} onBlur={unname}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}

/** As long as it has the focus of a new page, it is called what that page is. */
const unname = ({ currentTarget }: FocusEvent) => {
  currentTarget.ariaLabel = null;
};

/** After a change of page the keyboard and the screen reader start at the new content, and hear its title, as after a full load. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const element = main.current;
    if (!element || shown.current === pathname) return;
    shown.current = pathname;
    element.ariaLabel = document.title;
    element.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Short waits show nothing: a bar that flashes is worse than none. */
const PROGRESS_DELAY_MS = 150;

function NavigationProgress() {
  const waiting = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!waiting) return setShown(false);
    const timer = setTimeout(() => setShown(true), PROGRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return (
    <div className={styles.progress} role="status">
      {shown && <span className={styles.progressBar}>Loading…</span>}
    </div>
  );
}
