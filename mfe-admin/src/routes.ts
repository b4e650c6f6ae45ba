import type { Host, PageHandle, RouteObject } from '@wod/platform';
import { createElement, type ComponentType } from 'react';
import { createAdminApi } from './admin-api';
import { changeLogLoader } from './change-log/change-log-loader';
import { binLoader } from './dashboard/bin/bin-loader';
import { dashboardLoader } from './dashboard/dashboard-loader';
import { daysLoader } from './days/days-loader';
import { draftsLoader } from './drafts/drafts-loader';
import { exerciseFormLoader } from './exercises/exercise-form-loader';
import { exerciseTableLoader, exerciseTableRevalidates } from './exercises/exercise-table-loader';
import { historyLoader } from './history/history-loader';
import { inboxLoader } from './inbox/inbox-loader';
import { mergeLoader } from './exercises/merge/merge-loader';
import { PanelPage } from './panel-page';
import { plannedSessionsLoader } from './planned-sessions/planned-sessions-loader';
import { PublicPage } from './public-page';
import { KeptDrafts } from './shared/form/kept-drafts';
import { Outcomes } from './shared/undo/outcomes';
import { transferLoader } from './transfer/transfer-loader';
import { wodFormLoader } from './wod-form/wod-form-loader';

interface PageModule {
  Page: ComponentType;
  meta: PageHandle['meta'];
}

/**
 * One api client for the whole section: passed to loaders here, available to pages from `useAdminApi()`. Kept drafts
 * outlive the end of the sign-in.
 */
export function routes(host: Host): RouteObject[] {
  const api = createAdminApi(host.transport);
  const drafts = new KeptDrafts();
  const outcomes = new Outcomes();
  const panelPage = ({ Page, meta }: PageModule) => ({
    element: createElement(PanelPage, { api, drafts, outcomes, Page }),
    handle: { meta } satisfies PageHandle,
  });
  const publicPage = ({ Page, meta }: PageModule) => ({
    element: createElement(PublicPage, { api, drafts, Page }),
    handle: { meta } satisfies PageHandle,
  });
  const wodForm = async () => panelPage(await import(/* webpackChunkName: "wod-form" */ './wod-form/wod-form-page'));
  const exerciseForm = async () => panelPage(await import(/* webpackChunkName: "exercise-form" */ './exercises/exercise-form-page'));

  const history = async () => panelPage(await import(/* webpackChunkName: "history" */ './history/history-page'));

  return [
    {
      id: 'admin-login',
      path: '/admin/login',
      lazy: async () => publicPage(await import(/* webpackChunkName: "admin-login" */ './login/login-page')),
    },
    {
      id: 'dashboard',
      path: '/admin',
      loader: dashboardLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page')),
    },
    {
      id: 'bin',
      path: '/admin/bin',
      loader: binLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "bin" */ './dashboard/bin/bin-page')),
    },
    {
      id: 'settings',
      path: '/admin/settings',
      lazy: async () => panelPage(await import(/* webpackChunkName: "settings" */ './settings/settings-page')),
    },
    {
      id: 'import-wods',
      path: '/admin/import-wods',
      lazy: async () => panelPage(await import(/* webpackChunkName: "import-wods" */ './import/import-wods-page')),
    },
    {
      id: 'transfer',
      path: '/admin/transfer',
      loader: transferLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "transfer" */ './transfer/transfer-page')),
    },
    { id: 'wod-form-new', path: '/admin/wods/new', loader: wodFormLoader(api), lazy: wodForm },
    {
      id: 'paste-many',
      path: '/admin/wods/paste',
      loader: wodFormLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "paste-many" */ './wod-form/paste/paste-many-page')),
    },
    { id: 'wod-form-edit', path: '/admin/wods/:id/edit', loader: wodFormLoader(api), lazy: wodForm },
    { id: 'history-wod', path: '/admin/wods/:id/history', loader: historyLoader(api, 'wod'), lazy: history },
    {
      id: 'drafts',
      path: '/admin/drafts',
      loader: draftsLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "drafts" */ './drafts/drafts-page')),
    },
    {
      id: 'exercise-table',
      path: '/admin/exercises',
      loader: exerciseTableLoader(api),
      shouldRevalidate: exerciseTableRevalidates,
      lazy: async () => panelPage(await import(/* webpackChunkName: "exercise-table" */ './exercises/exercise-table-page')),
    },
    { id: 'exercise-form-new', path: '/admin/exercises/new', loader: exerciseFormLoader(api), lazy: exerciseForm },
    { id: 'exercise-form-edit', path: '/admin/exercises/:id/edit', loader: exerciseFormLoader(api), lazy: exerciseForm },
    { id: 'history-exercise', path: '/admin/exercises/:id/history', loader: historyLoader(api, 'exercise'), lazy: history },
    {
      id: 'exercise-merge',
      path: '/admin/exercises/:id/merge',
      loader: mergeLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "exercise-merge" */ './exercises/merge/merge-page')),
    },
    {
      id: 'change-log',
      path: '/admin/change-log',
      loader: changeLogLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "change-log" */ './change-log/change-log-page')),
    },
    {
      id: 'inbox',
      path: '/admin/inbox/:kind',
      loader: inboxLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "inbox" */ './inbox/inbox-page')),
    },
    {
      id: 'days',
      path: '/admin/today',
      loader: daysLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "days" */ './days/days-page')),
    },
    {
      id: 'planned-sessions',
      path: '/admin/sessions',
      loader: plannedSessionsLoader(api),
      lazy: async () => panelPage(await import(/* webpackChunkName: "planned-sessions" */ './planned-sessions/planned-sessions-page')),
    },
    // Not among the pages of remote.json, so the server answers 404.
    {
      id: 'not-found',
      path: '/admin/*',
      lazy: async () => panelPage(await import(/* webpackChunkName: "not-found" */ './not-found/not-found-page')),
    },
  ];
}
