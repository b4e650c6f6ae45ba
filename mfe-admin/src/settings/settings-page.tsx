import { useSession } from '@wod/platform';
import { Button, PageHeader, Panel } from '@wod/ui';
import { LogOut } from 'lucide-react';
import { pageMeta } from '../page-meta';
import { PasswordForm } from './password-form';
import styles from './settings-page.module.css';

export const meta = pageMeta('Settings');

export function Page() {
  const { state, signOut } = useSession();
  return (
    <>
      <PageHeader title="Settings" />
      <div className={styles.panels}>
        <Panel className={styles.panel} aria-labelledby="password-title">
          <h2 id="password-title">Change password</h2>
          <PasswordForm />
        </Panel>
        <Panel className={styles.panel} aria-labelledby="session-title">
          <h2 id="session-title">Session</h2>
          {state.status === 'signedIn' && (
            <p>
              You are signed in as <strong>{state.admin.username}</strong>.
            </p>
          )}
          <div>
            <Button onClick={signOut}>
              <LogOut aria-hidden="true" />
              Logout
            </Button>
          </div>
        </Panel>
      </div>
    </>
  );
}
