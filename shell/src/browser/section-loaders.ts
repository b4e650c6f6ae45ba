import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { PrefetchedData } from './prefetched-data';

/** Whether a page at this path may be loaded; waits while that is being found out. */
export type MayLoad = (pathname: string) => Promise<boolean>;

/**
 * The same routes, whose loaders ask first. Without permission they return nothing: the layout around them sends the visitor to
 * the login before any page is drawn. What was loaded ahead isn't loaded again.
 */
export function sectionLoaders(routes: RouteObject[], mayLoad: MayLoad, prefetched: PrefetchedData): RouteObject[] {
  return routes.map((route) => {
    const { loader, children } = route;
    return {
      ...route,
      ...(typeof loader === 'function' && {
        loader: async (args: LoaderFunctionArgs, context?: unknown) => {
          // Before anything else: what is loaded ahead comes through here too, and must not wait for itself.
          const ahead = prefetched.take(prefetchKey(route, args.request.url));
          if (!(await mayLoad(new URL(args.request.url).pathname))) return null;
          // What failed ahead may work now.
          return (await ahead?.catch(() => undefined)) ?? loader(args, context);
        },
      }),
      ...(children && { children: sectionLoaders(children, mayLoad, prefetched) }),
    } as RouteObject;
  });
}

/** The key that a loader's answer is kept under. */
export const prefetchKey = ({ id }: Pick<RouteObject, 'id'>, url: string) => `${id} ${url}`;
