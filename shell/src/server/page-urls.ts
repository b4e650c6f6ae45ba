import type { RemoteModule, Site } from '@wod/platform';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle } from '../frame/page-meta';
import { sectionOf } from '../frame/sections';
import type { RemoteRegistry } from './remote-registry';

/** Routes that are only looked at ask for nothing. */
const asksNothing = () => Promise.reject(new Error('These routes are not rendered.'));

/** Knows which search parameters each page reads: a document is made of these, whatever else its address has. */
export class PageUrls {
  /** by the module of a live release, so that they leave with it */
  private readonly routes = new WeakMap<RemoteModule, RouteObject[]>();
  private readonly declared = new WeakMap<RouteObject, Promise<readonly string[]>>();

  constructor(
    private readonly registry: RemoteRegistry,
    private readonly site: Site,
  ) {}

  /** The address as the page sees it on the server: with the parameters that its route declares, in the order of their names. */
  async of(url: URL): Promise<URL> {
    if (url.search === '') return url;
    const declared = new Set(await this.searchParams(url.pathname));
    const page = new URL(url);
    page.search = new URLSearchParams([...url.searchParams].filter(([name]) => declared.has(name))).toString();
    page.searchParams.sort();
    return page;
  }

  /** What can't be found out is not declared; rendering the page says why. */
  private async searchParams(pathname: string): Promise<readonly string[]> {
    try {
      const section = sectionOf(this.registry.current().sections, pathname);
      const remote = section && (await this.registry.serverModule(section.name));
      if (!remote) return [];
      const matches = matchRoutes(this.routesOf(remote), pathname) ?? [];
      return (await Promise.all(matches.map(({ route }) => this.declaredBy(route)))).flat();
    } catch {
      return [];
    }
  }

  private routesOf(remote: RemoteModule): RouteObject[] {
    let routes = this.routes.get(remote);
    if (!routes) {
      routes = remote.routes({ transport: asksNothing, site: this.site });
      this.routes.set(remote, routes);
    }
    return routes;
  }

  private declaredBy(route: RouteObject): Promise<readonly string[]> {
    let declared = this.declared.get(route);
    if (!declared) {
      declared = searchParamsOf(route);
      this.declared.set(route, declared);
    }
    return declared;
  }
}

async function searchParamsOf({ handle, lazy }: RouteObject): Promise<readonly string[]> {
  const own: unknown = handle ?? (typeof lazy === 'function' ? (await lazy()).handle : undefined);
  return isPageHandle(own) ? (own.searchParams ?? []) : [];
}
