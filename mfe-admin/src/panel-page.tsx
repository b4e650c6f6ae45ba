import { useLocation } from '@wod/platform';
import { ConfirmProvider } from '@wod/ui';
import type { ComponentType } from 'react';
import { AdminApiProvider, type AdminApi } from './admin-api';
import { KeptDraftsProvider, type KeptDrafts } from './shared/form/kept-drafts';
import { PanelFrame } from './shared/panel/panel-frame';

export interface PanelPageProps {
  api: AdminApi;
  drafts: KeptDrafts;
  Page: ComponentType;
}

/** Wraps every page of the panel. A change of path remounts the page, a change of query doesn't. */
export function PanelPage({ api, drafts, Page }: PanelPageProps) {
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
    </AdminApiProvider>
  );
}
