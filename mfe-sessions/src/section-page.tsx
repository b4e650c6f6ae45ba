import { useLocation } from '@wod/platform';
import { ConfirmProvider } from '@wod/ui';
import type { ComponentType } from 'react';
import { SessionApiProvider, type SessionApi } from './session-api';

/** Wraps every page of this section. A change of path remounts the page, a change of query doesn't. */
export function SectionPage({ api, Page }: { api: SessionApi; Page: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <SessionApiProvider value={api}>
      <ConfirmProvider>
        <Page key={pathname} />
      </ConfirmProvider>
    </SessionApiProvider>
  );
}
