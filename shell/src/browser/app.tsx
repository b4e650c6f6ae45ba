import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { Site } from '@wod/platform';
import { Product } from '../frame/product';
import type { ShellState } from '../frame/shell-context';
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
    <Product
      site={site}
      session={{ state, signIn: session.signIn, signOut: session.signOut }}
      shell={shell}
      router={<RouterProvider router={router} />}
      over={<SignInAgain gate={session.gate} />}
    />
  );
}
