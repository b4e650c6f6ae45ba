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

/** Where an address leads. */
export interface FoundPage {
  /** The page, after the ones that enclose it; empty when there is no such page. */
  readonly pages: readonly DeclaredPage[];
  /** Which of its section's routes leads there: the module that has it, and its place among them. */
  readonly route?: { readonly of: RemoteModule; readonly index: number };
}

const NOWHERE: FoundPage = { pages: [] };

/** Knows what the pages of the live releases declare. A section that can't be run declares nothing; rendering its pages says why. */
export class PageHandles {
  /** by the module of a live release, so that they leave with it */
  private readonly routes = new WeakMap<RemoteModule, RouteObject[]>();
  private readonly found = new WeakMap<RemoteModule, LRUCache<string, Promise<FoundPage>>>();
  private readonly handles = new WeakMap<RouteObject, Promise<PageHandle | undefined>>();

  constructor(
    private readonly registry: RemoteRegistry,
    private readonly host: Host,
  ) {}

  async at(pathname: string): Promise<FoundPage> {
    const section = sectionOf(this.registry.current().sections, pathname);
    const remote = section && (await this.moduleOf(section.name));
    if (!remote) return NOWHERE;
    const found = this.found.get(remote) ?? new LRUCache<string, Promise<FoundPage>>({ max: KEPT_PATHS });
    this.found.set(remote, found);
    const page = found.get(pathname) ?? this.declaredAt(remote, pathname);
    if (pathname.length <= LONGEST_KEPT_PATH) found.set(pathname, page);
    return page;
  }

  /** Those of every page of every section. */
  async all(): Promise<PageHandle[]> {
    const remotes = await Promise.all(this.registry.current().sections.map(({ name }) => this.moduleOf(name)));
    const routes = remotes.flatMap((remote) => (remote ? this.routesOf(remote) : []));
    const handles = await Promise.all(withChildren(routes).map((route) => this.handleOf(route)));
    return handles.filter((handle) => handle !== undefined);
  }

  private async declaredAt(remote: RemoteModule, pathname: string): Promise<FoundPage> {
    const routes = this.routesOf(remote);
    const matches = matchRoutes(routes.filter(leadsTo(pathname)), pathname) ?? [];
    const [first] = matches;
    if (!first) return NOWHERE;
    const pages = await Promise.all(matches.map(async ({ route, params }) => ({ handle: await this.handleOf(route), params })));
    return {
      pages: pages.filter((page): page is DeclaredPage => page.handle !== undefined),
      route: { of: remote, index: routes.indexOf(first.route) },
    };
  }

  private routesOf(remote: RemoteModule): RouteObject[] {
    const routes = this.routes.get(remote) ?? remote.routes(this.host);
    this.routes.set(remote, routes);
    return routes;
  }

  /** A module whose routes can be told; undefined when the section has no pages here, or can't be run. */
  private async moduleOf(name: string): Promise<RemoteModule | undefined> {
    try {
      const remote = await this.registry.serverModule(name);
      if (remote) this.routesOf(remote);
      return remote;
    } catch {
      return undefined;
    }
  }

  private handleOf(route: RouteObject): Promise<PageHandle | undefined> {
    const handle = this.handles.get(route) ?? readHandle(route).catch(() => undefined);
    this.handles.set(route, handle);
    return handle;
  }
}

/** Whether a route can lead to a path, by the first segments of the two: the router compiles and sorts all routes that it is given, each time. */
function leadsTo(pathname: string): (route: RouteObject) => boolean {
  const segment = firstSegment(pathname);
  // What a browser needn't escape, the router reads like any other letter.
  if (segment?.includes('%')) return () => true;
  return ({ path }) => {
    const own = firstSegment(path);
    return own === undefined || /^[:*]|\?$/.test(own) || own === segment;
  };
}

/** In lower case, as the router tells no cases apart. */
const firstSegment = (path?: string) =>
  path
    ?.split('/')
    .find((part) => part !== '')
    ?.toLowerCase();

const withChildren = (routes: RouteObject[]): RouteObject[] => routes.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

async function readHandle({ handle, lazy }: RouteObject): Promise<PageHandle | undefined> {
  const own: unknown = handle ?? (typeof lazy === 'function' ? (await lazy()).handle : undefined);
  return isPageHandle(own) ? own : undefined;
}
