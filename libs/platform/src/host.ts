import type { Transport } from '@wod/api-client';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Site } from './site';

/** What a remote's routes are made from: on the server for each page that it renders, in the browser once for each page load. */
export interface Host {
  /**
   * Calls the api; paths are relative to /api. It carries the visitor's cookies, and in the browser the admin's token when
   * there is one.
   */
  readonly transport: Transport;
  readonly site: Site;
  /** On the server: the HTML of a part on its own, which reads no context but the router's. */
  readonly renderToString?: (part: ReactNode) => string;
}

/** What a remote exposes as `./routes`. Every route has an `id`. A page's `handle` is a `PageHandle`. */
export interface RemoteModule {
  routes(host: Host): RouteObject[];
}
