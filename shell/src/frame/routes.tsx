import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Host, RemoteModule } from '@wod/platform';
import { ErrorPage } from './error-page';
import { FallbackPage, NOT_FOUND } from './fallback-page';
import { Frame } from './frame';
import { SectionFallback, SectionLayout, SectionSpinner } from './section-layout';

export const ROOT_ID = 'root';
export const FALLBACK_ID = 'fallback';

/**
 * The shell's own routes: the frame, and what it shows where no section has a page.
 * @param frame what surrounds each page
 */
export function shellRoutes(sectionRoutes: RouteObject[] = [], frame: ComponentType = Frame): RouteObject[] {
  return [
    {
      id: ROOT_ID,
      Component: frame,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [...sectionRoutes, { id: FALLBACK_ID, path: '*', Component: FallbackPage, handle: NOT_FOUND }],
    },
  ];
}

/**
 * A remote's routes inside one boundary, so that an error in one of its pages leaves the frame and the other sections.
 * @param only the place of the one that is needed; all of them when it is left out
 */
export function sectionRoutes(name: string, remote: RemoteModule, host: Host, only?: number): RouteObject[] {
  const routes = remote.routes(host);
  return [section(name, only === undefined ? routes : routes.slice(only, only + 1))];
}

/**
 * The place of a section that is drawn in the browser only, for the server's frame.
 * @param paths of its pages
 */
export function browserOnlyRoutes(name: string, paths: readonly string[]): RouteObject[] {
  return [
    section(
      name,
      paths.map((path) => ({ path, Component: SectionSpinner })),
    ),
  ];
}

const section = (id: string, children: RouteObject[]): RouteObject => ({
  id,
  Component: SectionLayout,
  ErrorBoundary: ErrorPage,
  HydrateFallback: SectionFallback,
  children,
});
