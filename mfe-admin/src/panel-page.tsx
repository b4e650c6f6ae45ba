import { useLocation } from '@wod/platform';
import { ConfirmProvider } from '@wod/ui';
import type { ComponentType } from 'react';
import { AdminApiProvider, type AdminApi } from './admin-api';
import { KeptDraftsProvider, type KeptDrafts } from './form/kept-drafts';
import { PanelFrame } from './panel/panel-frame';
import { SignInAgain } from './sign-in-again/sign-in-again';
import type { SignInGate } from './sign-in-again/sign-in-gate';

export interface PanelPageProps {
  api: AdminApi;
  gate: SignInGate;
  drafts: KeptDrafts;
  Page: ComponentType;
}

/** What stands around every page of the panel. Another path starts its page afresh, another query doesn't. */
export function PanelPage({ api, gate, drafts, Page }: PanelPageProps) {
  const { pathname } = useLocation();
  return (
    <AdminApiProvider value={api}>
      <KeptDraftsProvider value={drafts}>
        <ConfirmProvider>
          <PanelFrame>
            <Page key={pathname} />
          </PanelFrame>
        </ConfirmProvider>
      </KeptDraftsProvider>
      <SignInAgain gate={gate} />
    </AdminApiProvider>
  );
}
