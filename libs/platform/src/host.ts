import type { Transport } from '@wod/api-client';
import type { RouteObject } from 'react-router';
import type { Site } from './site';

/** What a remote's routes are made from: on the server for each page that it renders, in the browser once for each page load. */
export interface Host {
  /**
   * Calls the api; paths are relative to /api. It carries the visitor's cookies, and in the browser the admin's token when
   * there is one.
   */
  readonly transport: Transport;
  readonly site: Site;
}

/**
 * What a remote's entry exports. Every route has an `id`; the entry `<id>.page` has its lazily loaded page in it. A page's
 * `handle` is a `PageHandle`.
 */
export interface RemoteModule {
  /** The version of this library that the remote was built with. */
  readonly platformVersion: string;
  routes(host: Host): RouteObject[];
}
