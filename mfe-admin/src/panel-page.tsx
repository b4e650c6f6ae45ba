import { useLocation } from '@wod/platform';
import { ConfirmProvider } from '@wod/ui';
import type { ComponentType } from 'react';
import { AdminApiProvider, type AdminApi } from './admin-api';
import { KeptDraftsProvider, type KeptDrafts } from './shared/form/kept-drafts';
import { SavedNoteProvider, SavedNotice, type SavedNote } from './shared/next/saved-note';
import { PanelFrame } from './shared/panel/panel-frame';

export interface PanelPageProps {
  api: AdminApi;
  drafts: KeptDrafts;
  saved: SavedNote;
  Page: ComponentType;
}

/** Wraps every page of the panel. A change of path remounts the page, a change of query doesn't. */
export function PanelPage({ api, drafts, saved, Page }: PanelPageProps) {
  const { pathname } = useLocation();
  return (
    <AdminApiProvider value={api}>
      <KeptDraftsProvider value={drafts}>
        <ConfirmProvider>
          <SavedNoteProvider value={saved}>
            <PanelFrame>
              <SavedNotice />
              <Page key={pathname} />
            </PanelFrame>
          </SavedNoteProvider>
        </ConfirmProvider>
      </KeptDraftsProvider>
    </AdminApiProvider>
  );
}
