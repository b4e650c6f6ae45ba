import { matchRoutes, type DataRouteObject } from 'react-router-dom';
import type { PrefetchedData } from './prefetched-data';
import { prefetchKey } from './section-loaders';

/**
 * Loads what a navigation will need: the code of the pages at an address, and their data.
 * @param routes those that the router knows now
 * @returns whether all of it came
 */
export async function prefetch(url: URL, routes: DataRouteObject[], data: PrefetchedData): Promise<boolean> {
  const address = url.origin + url.pathname + url.search;
  const work: Promise<boolean>[] = [];
  for (const { route, params, pathname } of matchRoutes(routes, url) ?? []) {
    const { loader, lazy } = route;
    if (typeof loader === 'function') {
      const load = async () => loader({ request: new Request(address), url, params, pattern: pathname, context: {} });
      work.push(data.keep(prefetchKey(route, address), load));
    }
    if (typeof lazy === 'function')
      work.push(
        lazy().then(
          () => true,
          () => false,
        ),
      );
  }
  return (await Promise.all(work)).every(Boolean);
}
