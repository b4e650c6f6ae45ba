import { createApiClient } from '@wod/api-client';
import type { Host, PageHandle, RouteObject } from '@wod/platform';
import type { ComponentType } from 'react';
import { exerciseLoader } from './exercises/exercise-loader';
import { homeLoader } from './home/home-loader';
import { imprintLoader } from './imprint/imprint-loader';
import { todayLoader } from './today/today-loader';
import { forServer as feedsForServer } from './today/today-for-server';
import { todayWallLoader } from './today/today-wall-loader';
import { glossaryLoader } from './wod-types/glossary-loader';
import { wodDetailLoader } from './wods/detail/wod-detail-loader';
import { forServer } from './wods/detail/wod-for-server';
import { forServer as listForServer } from './wods/list/list-for-server';
import { surpriseLoader, wodListLoader } from './wods/list/wod-list-loader';
import { paths } from './paths';
import { wodLoader } from './shared/wod-loader';
import { WOD_LIST_PARAMS } from './wod-list-query';

/** The loaders are here and the pages in chunks of their own, so data and code are fetched in parallel. */
export function routes(host: Host): RouteObject[] {
  const api = createApiClient(host.transport);
  return [
    {
      id: 'home',
      path: '/',
      loader: homeLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "home" */ './home/home-page')),
    },
    {
      id: 'wod-list',
      path: '/wods',
      loader: wodListLoader(api),
      lazy: async () => {
        const list = await import(/* webpackChunkName: "wod-list" */ './wods/list/wod-list-page');
        return page({ ...list, Page: list.listPage(api) }, listForServer());
      },
    },
    {
      id: 'wod-surprise',
      path: '/wods/surprise',
      loader: surpriseLoader,
      // It only leads on.
      handle: { meta: () => ({ title: '', description: '' }), searchParams: WOD_LIST_PARAMS } satisfies PageHandle,
    },
    {
      id: 'wod-detail',
      path: '/wods/:id',
      loader: wodDetailLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "wod-detail" */ './wods/detail/wod-detail-page'), forServer(host)),
    },
    {
      id: 'wod-clock',
      path: '/wods/:id/clock',
      loader: wodLoader(api, paths.clock, nothingElse),
      lazy: async () => page(await import(/* webpackChunkName: "wod-clock" */ './clock/clock-page')),
    },
    {
      id: 'wod-wall',
      path: '/wods/:id/board',
      loader: wodLoader(api, paths.wodWall, nothingElse),
      lazy: async () => page(await import(/* webpackChunkName: "wod-wall" */ './clock/wall-page')),
    },
    {
      id: 'wod-embed',
      path: '/embed/wods/:id',
      loader: wodDetailLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "wod-embed" */ './wods/embed/wod-embed-page')),
    },
    {
      id: 'exercise-detail',
      path: '/exercises/:id',
      loader: exerciseLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "exercise-detail" */ './exercises/exercise-page')),
    },
    {
      id: 'today',
      path: '/today',
      loader: todayLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "today" */ './today/today-page'), feedsForServer(host)),
    },
    {
      id: 'today-wall',
      path: '/today/board',
      loader: todayWallLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "today-wall" */ './today/today-wall-page')),
    },
    {
      id: 'follow',
      path: '/follow/:code?',
      lazy: async () => {
        const { followLoader, ...follow } = await import(/* webpackChunkName: "follow" */ './follow/follow-page');
        return { ...page(follow), loader: followLoader(host.transport) };
      },
    },
    {
      id: 'wod-types',
      path: '/wod-types',
      loader: glossaryLoader,
      lazy: async () => page(await import(/* webpackChunkName: "wod-types" */ './wod-types/wod-types-page')),
    },
    {
      id: 'mine',
      path: '/mine',
      lazy: async () => page(await import(/* webpackChunkName: "mine" */ './mine/mine-page')),
    },
    {
      id: 'about',
      path: '/about',
      lazy: async () => page(await import(/* webpackChunkName: "about" */ './about/about-page')),
    },
    {
      id: 'imprint',
      path: '/imprint',
      loader: imprintLoader,
      lazy: async () => page(await import(/* webpackChunkName: "imprint" */ './imprint/imprint-page')),
    },
  ];
}

const nothingElse = async () => ({});

/** Turns a page's module into what the router expects. */
function page({ Page, ...handle }: { Page: ComponentType } & PageHandle, declared?: Pick<PageHandle, 'sitemap' | 'files' | 'shareImage' | 'views'>) {
  return { Component: Page, handle: { ...handle, ...declared } satisfies PageHandle };
}
