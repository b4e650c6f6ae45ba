import { ReaderChoiceProvider, SessionProvider, SiteProvider, type ReaderChoice, type Session, type Site } from '@wod/platform';
import type { ReactNode } from 'react';
import { ShellProvider, type ShellState } from './shell-context';

export interface ProductProps {
  site: Site;
  session: Session;
  choice: ReaderChoice;
  shell: ShellState;
  /** Shows the page at the current address. */
  router: ReactNode;
  /** What may overlay the page; on the server, nothing. */
  over?: ReactNode;
}

/** Everything, the same tree on the server and in the browser: `useId` counts from a component's place in it. */
export function Product({ site, session, choice, shell, router, over }: ProductProps) {
  return (
    <SiteProvider value={site}>
      <SessionProvider value={session}>
        <ReaderChoiceProvider value={choice}>
          <ShellProvider value={shell}>{router}</ShellProvider>
        </ReaderChoiceProvider>
        {over}
      </SessionProvider>
    </SiteProvider>
  );
}
