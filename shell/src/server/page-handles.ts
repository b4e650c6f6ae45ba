import type { Host, PageHandle, RemoteModule } from '@wod/platform';
import { LRUCache } from 'lru-cache';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { isPageHandle } from '../frame/page-meta';
import { sectionOf } from '../frame/sections';
import type { RemoteRegistry } from './remote-registry';

/** For how many of the latest paths the pages are remembered, since every match goes through all routes; no page has a longer path than this. */
const KEPT_PATHS = 1000;
const LONGEST_KEPT_PATH = 200;

/** What a page at an address declares. */
export interface DeclaredPage {
  readonly handle: PageHandle;
  readonly params: Params;
}

/** Knows what the pages of the live releases declare. A section that can't be run declares nothing; rendering its pages says why. */
export class PageHandles {
  /** by the module of a live release, so that they leave with it */
  private readonly routes = new WeakMap<RemoteModule, RouteObject[]>();
  private readonly found = new WeakMap<RouteObject[], LRUCache<string, Promise<DeclaredPage[]>>>();
  private readonly handles = new WeakMap<RouteObject, Promise<PageHandle | undefined>>();

  constructor(
    private readonly registry: RemoteRegistry,
    private readonly host: Host,
  ) {}

  /** The page at a path, after the ones that enclose it; empty when there is no such page. */
  async at(pathname: string): Promise<DeclaredPage[]> {
    const section = sectionOf(this.registry.current().sections, pathname);
    if (!section) return [];
    const routes = await this.routesOf(section.name);
    const found = this.found.get(routes) ?? new LRUCache<string, Promise<DeclaredPage[]>>({ max: KEPT_PATHS });
    this.found.set(routes, found);
    const pages = found.get(pathname) ?? this.declaredAt(routes, pathname);
    if (pathname.length <= LONGEST_KEPT_PATH) found.set(pathname, pages);
    return pages;
  }

  /** Those of every page of every section. */
  async all(): Promise<PageHandle[]> {
    const routes = await Promise.all(this.registry.current().sections.map(({ name }) => this.routesOf(name)));
    const handles = await Promise.all(withChildren(routes.flat()).map((route) => this.handleOf(route)));
    return handles.filter((handle) => handle !== undefined);
  }

  private async declaredAt(routes: RouteObject[], pathname: string): Promise<DeclaredPage[]> {
    const matches = matchRoutes(routes, pathname) ?? [];
    const pages = await Promise.all(matches.map(async ({ route, params }) => ({ handle: await this.handleOf(route), params })));
    return pages.filter((page): page is DeclaredPage => page.handle !== undefined);
  }

  private async routesOf(name: string): Promise<RouteObject[]> {
    try {
      const remote = await this.registry.serverModule(name);
      if (!remote) return [];
      const routes = this.routes.get(remote) ?? remote.routes(this.host);
      this.routes.set(remote, routes);
      return routes;
    } catch {
      return [];
    }
  }

  private handleOf(route: RouteObject): Promise<PageHandle | undefined> {
    const handle = this.handles.get(route) ?? readHandle(route).catch(() => undefined);
    this.handles.set(route, handle);
    return handle;
  }
}

const withChildren = (routes: RouteObject[]): RouteObject[] => routes.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

async function readHandle({ handle, lazy }: RouteObject): Promise<PageHandle | undefined> {
  const own: unknown = handle ?? (typeof lazy === 'function' ? (await lazy()).handle : undefined);
  return isPageHandle(own) ? own : undefined;
}
