import type { ComponentType } from 'react';
import { AdminApiProvider, type AdminApi } from './admin-api';
import { KeptDraftsProvider, type KeptDrafts } from './shared/form/kept-drafts';

/** Wraps a page that needs no sign-in. */
export function PublicPage({ api, drafts, Page }: { api: AdminApi; drafts: KeptDrafts; Page: ComponentType }) {
  return (
    <AdminApiProvider value={api}>
      <KeptDraftsProvider value={drafts}>
        <Page />
      </KeptDraftsProvider>
    </AdminApiProvider>
  );
}
