import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link, useSession, useSite } from '@wod/platform';
import styles from './nav-bar.module.css';
import { navEntries } from './sections';
import { useShell } from './shell-context';
import { UnitChoice } from './unit-choice';

/** `/` is current only on itself, every other entry also on everything below it. */
function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

const isAdminArea = (pathname: string) => isCurrent('/admin', pathname) && !isCurrent('/admin/login', pathname);

/**
 * Spec section 2, "Navigation bar". On small screens the menu is a native popover: it opens without JavaScript, and Escape
 * and a click outside close it. On wide screens the same element is the bar.
 */
export function NavBar() {
  const { name } = useSite();
  const { sections } = useShell();
  const { key, pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);

  // What was opened before the page was alive stays open.
  useEffect(() => {
    const opened = menu.current;
    return () => opened?.hidePopover?.();
  }, [key]);

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link className={styles.brand} to="/">
          <span className={styles.mark} aria-hidden="true" />
          {name}
        </Link>
        <button className={styles.toggle} type="button" popoverTarget="main-menu">
          <Menu aria-hidden="true" size={20} />
          Menu
        </button>
        <nav ref={menu} id="main-menu" className={styles.menu} aria-label="Main" popover="auto">
          <ul className={styles.entries}>
            {navEntries(sections).map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.entry} to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <AdminEntries pathname={pathname} />
          <UnitChoice />
        </nav>
      </div>
    </header>
  );
}

function AdminEntries({ pathname }: { pathname: string }) {
  const { state, signOut } = useSession();
  if (state.status !== 'signedIn') {
    return (
      <div className={styles.account}>
        <Link className={styles.entry} to="/admin/login" aria-current={isCurrent('/admin/login', pathname) ? 'page' : undefined}>
          Admin Login
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <span className={styles.welcome}>Welcome, {state.admin.username}</span>
      <Link className={styles.entry} to="/admin" aria-current={isAdminArea(pathname) ? 'page' : undefined}>
        Admin Panel
      </Link>
      <button className={styles.entry} type="button" onClick={signOut}>
        Logout
      </button>
    </div>
  );
}
