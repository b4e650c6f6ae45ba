import { Outlet, type RouteObject } from 'react-router';
import { fits, type Host, type RemoteModule } from '@wod/platform';
import { ErrorPage } from './error-page';
import { FallbackPage } from './fallback-page';
import { Frame } from './frame';

export const ROOT_ID = 'root';

/** The shell's own routes: the frame, and what it shows where no section has a page. */
export function shellRoutes(sectionRoutes: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: ROOT_ID,
      Component: Frame,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [...sectionRoutes, { id: 'fallback', path: '*', Component: FallbackPage }],
    },
  ];
}

/**
 * A remote's routes inside one boundary, so that an error in one of its pages leaves the frame and the other sections.
 * @throws Error when the remote was built for another contract
 */
export function sectionRoutes(name: string, remote: RemoteModule, host: Host): RouteObject[] {
  if (typeof remote?.routes !== 'function' || !fits(String(remote.platformVersion))) {
    throw new Error(`${name} was built for version ${remote?.platformVersion} of the contract.`);
  }
  return [{ id: name, Component: Outlet, ErrorBoundary: ErrorPage, children: remote.routes(host) }];
}
