import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import { SessionProvider, SiteProvider, type Site } from '@wod/platform';
import { ShellProvider, type ShellState } from '../frame/shell-context';
import { SignInAgain } from '../sign-in-again/sign-in-again';
import type { SessionStore } from './session-store';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  session: SessionStore;
  shell: ShellState;
  site: Site;
}

export function App({ router, session, shell, site }: AppProps) {
  const state = useSyncExternalStore(session.subscribe, session.read, session.readOnServer);
  return (
    <SiteProvider value={site}>
      <SessionProvider value={{ state, signIn: session.signIn, signOut: session.signOut }}>
        <ShellProvider value={shell}>
          <RouterProvider router={router} />
        </ShellProvider>
        <SignInAgain gate={session.gate} />
      </SessionProvider>
    </SiteProvider>
  );
}
