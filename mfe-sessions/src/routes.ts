import type { Host, PageHandle, RouteObject, ShouldRevalidateFunctionArgs } from '@wod/platform';
import { createElement, type ComponentType } from 'react';
import { sessionDetailLoader } from './detail/session-detail-loader';
import { forServer as detailForServer } from './detail/session-for-server';
import { sessionFormLoader } from './form/session-form-loader';
import { sessionListLoader } from './list/session-list-loader';
import { runLoader } from './run/run-loader';
import { SectionPage } from './section-page';
import { createSessionApi } from './session-api';

interface PageModule extends PageHandle {
  Page: ComponentType;
}

/** One api client for the whole section: passed to loaders here, available to pages from `useSessionApi()`. */
export function routes(host: Host): RouteObject[] {
  const api = createSessionApi(host.transport);
  const page = ({ Page, ...handle }: PageModule, declared?: Pick<PageHandle, 'shareImage'>) => ({
    element: createElement(SectionPage, { api, Page }),
    handle: { ...handle, ...declared } satisfies PageHandle,
  });

  return [
    {
      id: 'session-list',
      path: '/training-sessions',
      loader: sessionListLoader(api),
      shouldRevalidate: notForTheQuery,
      lazy: async () => page(await import(/* webpackChunkName: "session-list" */ './list/session-list-page')),
    },
    {
      id: 'session-detail',
      path: '/training-sessions/:id',
      loader: sessionDetailLoader(api),
      shouldRevalidate: notForTheQuery,
      lazy: async () => page(await import(/* webpackChunkName: "session-detail" */ './detail/session-detail-page'), detailForServer(api, host.site)),
    },
    {
      id: 'session-wall',
      path: '/training-sessions/:id/board',
      loader: sessionDetailLoader(api),
      shouldRevalidate: notForTheQuery,
      lazy: async () => page(await import(/* webpackChunkName: "session-wall" */ './detail/session-wall-page')),
    },
    {
      id: 'session-run',
      path: '/training-sessions/:id/run',
      loader: runLoader(api),
      shouldRevalidate: notForTheQuery,
      lazy: async () => page(await import(/* webpackChunkName: "session-run" */ './run/run-page')),
    },
    {
      id: 'session-form',
      loader: sessionFormLoader(api),
      shouldRevalidate: notForTheQuery,
      lazy: async () => page(await import(/* webpackChunkName: "session-form" */ './form/session-form-page')),
      // One page with two addresses.
      children: ['/training-sessions/new', '/training-sessions/:id/edit'].map((path) => ({ path, element: null })),
    },
  ];
}

/** Apart from the list's page, the query holds only what the browser handles itself: the list's search, a class's start time. */
function notForTheQuery({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const page = (url: URL) => url.searchParams.get('page');
  if (currentUrl.pathname !== nextUrl.pathname || page(currentUrl) !== page(nextUrl)) return true;
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
