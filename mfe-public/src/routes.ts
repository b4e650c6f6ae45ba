import { createApiClient } from '@wod/api-client';
import type { Host, PageHandle, RouteObject } from '@wod/platform';
import type { ComponentType } from 'react';
import { clockLoader } from './clock/clock-loader';
import { exerciseLoader } from './exercises/exercise-loader';
import { homeLoader } from './home/home-loader';
import { imprintLoader } from './imprint/imprint-loader';
import { glossaryLoader } from './wod-types/glossary-loader';
import { wodDetailLoader } from './wods/detail/wod-detail-loader';
import { forServer } from './wods/detail/wod-for-server';
import { wodListLoader } from './wods/list/wod-list-loader';

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
        return page({ ...list, Page: list.listPage(api) });
      },
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
      loader: clockLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "wod-clock" */ './clock/clock-page')),
    },
    {
      id: 'exercise-detail',
      path: '/exercises/:id',
      loader: exerciseLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "exercise-detail" */ './exercises/exercise-page')),
    },
    {
      id: 'wod-types',
      path: '/wod-types',
      loader: glossaryLoader,
      lazy: async () => page(await import(/* webpackChunkName: "wod-types" */ './wod-types/wod-types-page')),
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
function page({ Page, meta, searchParams }: { Page: ComponentType } & PageHandle, declared?: Pick<PageHandle, 'sitemap' | 'shareImage'>) {
  return { Component: Page, handle: { meta, searchParams, ...declared } satisfies PageHandle };
}
