import { createApiClient } from '@wod/api-client';
import type { Host, PageHandle, RouteObject } from '@wod/platform';
import { createElement, type ComponentType } from 'react';
import { exerciseLoader } from './exercises/exercise-loader';
import { homeLoader } from './home/home-loader';
import { imprintLoader } from './imprint/imprint-loader';
import { PublicApiProvider } from './public-api';
import { glossaryLoader } from './wod-types/glossary-loader';
import { wodDetailLoader } from './wods/detail/wod-detail-loader';
import { forServer } from './wods/detail/wod-for-server';
import { wodListLoader } from './wods/list/wod-list-loader';

interface PageModule extends PageHandle {
  Page: ComponentType;
}

/**
 * The loaders are here and the pages in chunks of their own, so data and code are fetched in parallel. One api client for the
 * whole section: passed to loaders here, available to pages from `usePublicApi()`.
 */
export function routes(host: Host): RouteObject[] {
  const api = createApiClient(host.transport);
  /** Turns a page's module into what the router expects. */
  const page = ({ Page, meta, searchParams }: PageModule, declared?: Pick<PageHandle, 'sitemap' | 'shareImage'>) => ({
    element: createElement(PublicApiProvider, { value: api }, createElement(Page)),
    handle: { meta, searchParams, ...declared } satisfies PageHandle,
  });
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
      lazy: async () => page(await import(/* webpackChunkName: "wod-list" */ './wods/list/wod-list-page')),
    },
    {
      id: 'wod-detail',
      path: '/wods/:id',
      loader: wodDetailLoader(api),
      lazy: async () => page(await import(/* webpackChunkName: "wod-detail" */ './wods/detail/wod-detail-page'), forServer(host)),
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
