import type { LoaderFunctionArgs, RouteObject } from 'react-router';

/** Whether a page at this path may be loaded; waits while that is being found out. */
export type MayLoad = (pathname: string) => Promise<boolean>;

/**
 * The same routes, whose loaders ask first. Without leave they answer nothing: the layout around them sends the visitor to
 * the login before any page is drawn.
 */
export function guardLoaders(routes: RouteObject[], mayLoad: MayLoad): RouteObject[] {
  return routes.map((route) => {
    const { loader, children } = route;
    return {
      ...route,
      ...(typeof loader === 'function' && {
        loader: async (args: LoaderFunctionArgs, context?: unknown) =>
          (await mayLoad(new URL(args.request.url).pathname)) ? loader(args, context) : null,
      }),
      ...(children && { children: guardLoaders(children, mayLoad) }),
    } as RouteObject;
  });
}
