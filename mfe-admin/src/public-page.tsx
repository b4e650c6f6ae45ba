import type { ComponentType } from 'react';
import { AdminApiProvider, type AdminApi } from './admin-api';

/** What stands around a page that needs no sign-in. */
export function PublicPage({ api, Page }: { api: AdminApi; Page: ComponentType }) {
  return (
    <AdminApiProvider value={api}>
      <Page />
    </AdminApiProvider>
  );
}
