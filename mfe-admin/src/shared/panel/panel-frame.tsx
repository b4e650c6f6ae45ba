import { Link, useLocation } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import styles from './panel-frame.module.css';

const PAGES = [
  { label: 'Dashboard', to: paths.dashboard() },
  { label: 'Drafts', to: paths.drafts() },
  { label: 'Exercises', to: paths.exercises() },
  { label: 'Today', to: paths.days() },
  { label: 'Training sessions', to: paths.plannedSessions() },
  { label: 'Import WODs', to: paths.importWods() },
  { label: 'Files', to: paths.transfer() },
  { label: 'Change log', to: paths.changeLog() },
  { label: 'Settings', to: paths.settings() },
];

/** The dashboard is current only on its own page, every other link also on the pages below it. */
function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.dashboard() && pathname.startsWith(`${to}/`));
}

/** The panel's own navigation above each of its pages. */
export function PanelFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <nav className={styles.nav} aria-label="Admin panel">
          <ul className={styles.pages}>
            {PAGES.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.page} to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {pathname !== paths.newWod() && (
          <Link className={`${buttonClass('primary')} ${styles.action}`} to={paths.newWod()}>
            <Plus aria-hidden="true" />
            New WOD
          </Link>
        )}
      </div>
      {children}
    </div>
  );
}
