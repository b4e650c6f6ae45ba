import { useLocation } from '@wod/platform';
import { ConfirmProvider } from '@wod/ui';
import type { ComponentType } from 'react';
import { AdminApiProvider, type AdminApi } from './admin-api';
import { KeptDraftsProvider, type KeptDrafts } from './shared/form/kept-drafts';
import { PanelFrame } from './shared/panel/panel-frame';
import { type Outcomes, OutcomesProvider } from './shared/undo/outcomes';
import { UndoNotice } from './shared/undo/undo-notice';

export interface PanelPageProps {
  api: AdminApi;
  drafts: KeptDrafts;
  outcomes: Outcomes;
  Page: ComponentType;
}

/** Wraps every page of the panel. A change of path remounts the page, a change of query doesn't. */
export function PanelPage({ api, drafts, outcomes, Page }: PanelPageProps) {
  const { pathname } = useLocation();
  return (
    <AdminApiProvider value={api}>
      <KeptDraftsProvider value={drafts}>
        <OutcomesProvider value={outcomes}>
          <ConfirmProvider>
            <PanelFrame>
              <UndoNotice />
              <Page key={pathname} />
            </PanelFrame>
          </ConfirmProvider>
        </OutcomesProvider>
      </KeptDraftsProvider>
    </AdminApiProvider>
  );
}
