import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { BoardChoice } from '@wod/domain';
import type { Site } from '@wod/platform';
import { Product } from '../frame/product';
import type { ShellState } from '../frame/shell-context';
import { SignInAgain } from '../sign-in-again/sign-in-again';
import type { SessionStore } from './session-store';
import { useKeptChoice } from './use-kept-choice';
import { useSessionState } from './use-session-state';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  session: SessionStore;
  shell: ShellState;
  site: Site;
  /** what the document was made for */
  choice: BoardChoice;
}

export function App({ router, session, shell, site, choice }: AppProps) {
  const state = useSessionState(session);
  const kept = useKeptChoice(choice, site.origin);
  return (
    <Product
      site={site}
      session={{ state, signIn: session.signIn, signOut: session.signOut }}
      choice={kept}
      shell={shell}
      router={<RouterProvider router={router} />}
      over={<SignInAgain gate={session.gate} />}
    />
  );
}
