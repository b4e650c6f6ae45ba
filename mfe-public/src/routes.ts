import type { ApiClient } from '@wod/api-client';
import type { Host, LoaderFunctionArgs, PageHandle, RouteObject } from '@wod/platform';
import type { ComponentType } from 'react';
import { imprintLoader } from './imprint/imprint-loader';
import { forServer as itemForServer } from './shared/item-for-server';
import { loadLater, type LaterCode } from './shared/later';
import { forServer as feedsForServer } from './today/today-for-server';
import { guideLoader } from './wod-types/guide-loader';
import { forServer } from './wods/detail/wod-for-server';
import type { ListApi } from './wods/list/filter-bar';
import { forServer as listForServer } from './wods/list/list-for-server';
import { loadListCode, surpriseLoader, wodListLoader } from './wods/list/wod-list-loader';
import { WOD_LIST_PARAMS } from './wod-list-params';

/**
 * The loaders are no part of the pages, so data and code are fetched in parallel. Most come later themselves: a first view has its data in
 * the document.
 */
export function routes(host: Host): RouteObject[] {
  itemForServer()?.renderWith(host);
  const client = async (): Promise<ApiClient> => (await loadLater()).createApiClient(host.transport);
  const later =
    (name: Exclude<keyof LaterCode, 'createApiClient'>) =>
    async (args: LoaderFunctionArgs): Promise<unknown> =>
      (await loadLater())[name](await client())(args);
  const api: ListApi = {
    suggestions: async (...args) => (await client()).suggestions(...args),
    listExercises: async (...args) => (await client()).listExercises(...args),
  };
  return [
    {
      id: 'home',
      path: '/',
      loader: later('homeLoader'),
      lazy: async () => page(await import(/* webpackChunkName: "home" */ './home/home-page')),
    },
    {
      id: 'wod-list',
      path: '/wods',
      loader: async (args) => {
        const [api] = await Promise.all([client(), loadListCode()]);
        return wodListLoader(api)(args);
      },
      lazy: async () => {
        const list = await import(/* webpackChunkName: "wod-list" */ './wods/list/wod-list-page');
        return { ...page({ ...list, Page: list.listPage(api) }, listForServer()), shouldRevalidate: list.shouldRevalidate };
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
      loader: later('wodDetailLoader'),
      lazy: async () => page(await import(/* webpackChunkName: "wod-detail" */ './wods/detail/wod-detail-page'), forServer(host)),
    },
    {
      id: 'wod-clock',
      path: '/wods/:id/clock',
      loader: later('clockLoader'),
      lazy: async () => page(await import(/* webpackChunkName: "wod-clock" */ './clock/clock-page')),
    },
    {
      id: 'wod-wall',
      path: '/wods/:id/board',
      loader: later('wodWallLoader'),
      lazy: async () => page(await import(/* webpackChunkName: "wod-wall" */ './clock/wall-page')),
    },
    {
      id: 'wod-embed',
      path: '/embed/wods/:id',
      loader: later('wodDetailLoader'),
      lazy: async () => page(await import(/* webpackChunkName: "wod-embed" */ './wods/embed/wod-embed-page')),
    },
    {
      id: 'exercise-detail',
      path: '/exercises/:id',
      loader: later('exerciseLoader'),
      lazy: async () => page(await import(/* webpackChunkName: "exercise-detail" */ './exercises/exercise-page')),
    },
    {
      id: 'today',
      path: '/today',
      loader: later('todayLoader'),
      lazy: async () => page(await import(/* webpackChunkName: "today" */ './today/today-page'), feedsForServer(host)),
    },
    {
      id: 'today-wall',
      path: '/today/board',
      loader: later('todayWallLoader'),
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
      loader: guideLoader,
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

/** Turns a page's module into what the router expects. */
function page({ Page, ...handle }: { Page: ComponentType } & PageHandle, declared?: Pick<PageHandle, 'sitemap' | 'files' | 'shareImage' | 'views'>) {
  return { Component: Page, handle: { ...handle, ...declared } satisfies PageHandle };
}
