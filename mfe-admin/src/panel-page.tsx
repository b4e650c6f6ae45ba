import { useLocation } from '@wod/platform';
import type { ComponentType } from 'react';
import { AdminApiProvider, type AdminApi } from './admin-api';
import { ConfirmProvider } from './confirm/confirm';
import { PanelFrame } from './panel/panel-frame';
import { SignInAgain } from './sign-in-again/sign-in-again';
import type { SignInGate } from './sign-in-again/sign-in-gate';

export interface PanelPageProps {
  api: AdminApi;
  gate: SignInGate;
  Page: ComponentType;
}

/** What stands around every page of the panel. Another path starts its page afresh, another query doesn't. */
export function PanelPage({ api, gate, Page }: PanelPageProps) {
  const { pathname } = useLocation();
  return (
    <AdminApiProvider value={api}>
      <ConfirmProvider>
        <PanelFrame>
          <Page key={pathname} />
        </PanelFrame>
      </ConfirmProvider>
      <SignInAgain gate={gate} />
    </AdminApiProvider>
  );
}
