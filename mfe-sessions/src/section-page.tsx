import { useLocation } from '@wod/platform';
import { ConfirmProvider } from '@wod/ui';
import type { ComponentType } from 'react';
import { SessionApiProvider, type SessionApi } from './session-api';

/** What stands around every page of this section. Another path starts its page afresh, another query doesn't. */
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
