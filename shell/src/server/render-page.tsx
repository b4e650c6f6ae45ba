import type { Transport } from '@wod/api-client';
import type { BoardChoice } from '@wod/domain';
import type { Host, Session, Site } from '@wod/platform';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  StaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { CHOICE_PATH } from '../frame/choice-path';
import { isPageHandle, pageMeta } from '../frame/page-meta';
import { OFFLINE_PATH } from '../frame/offline-paths';
import { Product } from '../frame/product';
import { offlineRoute } from './offline-page';
import { UNAVAILABLE } from '../frame/fallback-page';
import { browserOnlyRoutes, FALLBACK_ID, sectionRoutes, shellRoutes } from '../frame/routes';
import { needsAdmin, sectionOf, type Section } from '../frame/sections';
import { renderDocument, type DocumentAssets } from './document';
import type { FoundPage, PageHandles } from './page-handles';
import type { Manifest } from './release-files';
import type { Release, RemoteRegistry } from './remote-registry';
import { EMBEDDED_CONTENT_SECURITY_POLICY, PANEL_CONTENT_SECURITY_POLICY } from './security-headers';
import type { DocumentText } from './text-document';

/** A document, or where the page redirects to. */
export type RenderedPage = DocumentText | { status: number; text?: undefined; location: string };

export interface PageRenderer {
  registry: RemoteRegistry;
  pages: PageHandles;
  site: Site;
  shell: { manifest: Manifest; base: string };
  /** How the visitor wants to see boards. */
  choice: BoardChoice;
  /** Called when a section can't be rendered. */
  warn(message: string, error: unknown): void;
}

/** Links need a router; which one doesn't matter, as all of them start at the root. */
const renderPart: Host['renderToString'] = (part) => renderToString(<StaticRouter location="/">{part}</StaticRouter>);

/** Only the browser knows who is signed in, so it is found out there. */
const session: Session = { state: { status: 'loading' }, signIn: () => undefined, signOut: () => undefined };

/**
 * Renders the document for a URL: the matched section's page with its data, or the frame where it has none.
 * @param transport the api, asked in the visitor's name
 * @param signal aborted when nobody waits for the page any more
 * @throws the signal's reason when it is aborted before everything is loaded
 */
export async function renderPage(url: URL, renderer: PageRenderer, transport: Transport, signal: AbortSignal): Promise<RenderedPage> {
  const { registry, pages, site, choice, warn } = renderer;
  const { sections } = registry.current();
  const section = sectionOf(sections, url.pathname);
  const found = await pages.at(url.pathname);
  const { routes, isOnlyPage, failure, browserOnly, release } = await routesFor(section?.name, found, renderer, transport);

  const embedded = found.pages.some(({ handle }) => handle.embedded);
  const all = shellRoutes([...routes, offlineRoute], embedded ? Outlet : undefined);
  // The router compiles and sorts all routes that it is given, each time.
  const needed = isOnlyPage && url.pathname !== OFFLINE_PATH ? all.map((root) => ({ ...root, children: routes }) as RouteObject) : all;
  const handler = createStaticHandler(needed);
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get('location') ?? '/' };
  }
  signal.throwIfAborted();
  for (const error of Object.values(context.errors ?? {})) warn(`${url.pathname} could not be rendered`, error);

  const matched = context.matches.map(({ route }) => route.id ?? '');
  const exists = !matched.includes(FALLBACK_ID);
  // In one go: its loaders have what the page shows, and it is sent whole. Streaming takes a fifth longer.
  const html = renderToString(
    <Product
      site={site}
      session={session}
      choice={{ ...choice, change: { action: CHOICE_PATH, to: () => undefined } }}
      shell={{ sections, failure: () => failure, retry: () => Promise.resolve(false) }}
      router={<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />}
    />,
  );
  const page = context.matches.findLast(({ route }) => isPageHandle(route.handle));
  const handle = failure === undefined ? (page?.route.handle as unknown) : UNAVAILABLE;
  const meta = isPageHandle(handle)
    ? pageMeta(handle, context.loaderData[page?.route.id ?? ''], { site, url, params: page?.params ?? {} })
    : { title: site.name, description: '' };

  const assets = assetsOf(renderer.shell, release, matched);
  const whole = !context.errors && failure === undefined && !browserOnly;
  return {
    status: statusOf(context, exists, failure),
    route: page?.route.id ?? section?.name ?? FALLBACK_ID,
    type: 'text/html; charset=utf-8',
    policy: embedded ? EMBEDDED_CONTENT_SECURITY_POLICY : needsAdmin(sections, url.pathname) ? PANEL_CONTENT_SECURITY_POLICY : undefined,
    browserOnly,
    text: renderDocument({
      html,
      meta,
      site,
      browserOnly,
      data:
        embedded || matched.includes(offlineRoute.id)
          ? undefined
          : { site, choice, sections: withEntry(sections, section, assets.entry), loaderData: whole ? context.loaderData : undefined },
      assets,
    }),
  };
}

function statusOf(context: StaticHandlerContext, exists: boolean, failure: string | undefined): number {
  if (failure !== undefined) return 503;
  return exists ? context.statusCode : 404;
}

interface SectionCode {
  routes: RouteObject[];
  /** There is one route, and it leads to the page. */
  isOnlyPage?: boolean;
  /** why the server has no routes */
  failure?: string;
  /** The section's pages are drawn in the browser. */
  browserOnly?: boolean;
  /** the files for the browser, which may be whole when the server's are not */
  release?: Release;
}

/**
 * What the live release of a section has for the server and for the browser: of its routes only the one that leads to the page, where it is
 * known, since the router sorts all that it is given each time.
 */
async function routesFor(
  name: string | undefined,
  { route }: FoundPage,
  { registry, site, warn }: PageRenderer,
  transport: Transport,
): Promise<SectionCode> {
  if (name === undefined) return { routes: [] };
  let release: Release | undefined;
  try {
    release = registry.release(name);
    if (!release) return { routes: [], failure: 'not released' };
    const remote = await registry.serverModule(name);
    if (!remote) return { routes: browserOnlyRoutes(name, registry.pages(name)), browserOnly: true, release };
    const only = route?.of === remote ? route.index : undefined;
    return { routes: sectionRoutes(name, remote, { transport, site, renderToString: renderPart }, only), isOnlyPage: only !== undefined, release };
  } catch (error) {
    warn(`${name} can't be rendered`, error);
    return { routes: [], failure: 'broken', release };
  }
}

/** A route's id is the name of its page: the container of that name with `.page` has the page in it. */
function assetsOf(shell: PageRenderer['shell'], release: Release | undefined, matched: string[]): DocumentAssets & { entry?: string } {
  const own = shell.manifest.chunks.shell;
  const assets: DocumentAssets = {
    script: shell.base + shell.manifest.entry,
    modules: [],
    styles: (own?.css ?? []).map((file) => shell.base + file),
    fonts: shell.manifest.fonts.map((file) => shell.base + file),
  };
  if (!release) return assets;
  const { base, entry, pages } = release;
  const { js, css } = matched.map((id) => pages[`${id}.page`]).findLast((files) => files !== undefined) ?? entry;
  assets.modules = js.map((file) => base + file);
  assets.styles.push(...css.map((file) => base + file));
  return { ...assets, entry: assets.modules.at(-1) };
}

/** The sections for the browser: this page's own starts from the entry that has the page in it, whose styles are there already. */
const withEntry = (sections: readonly Section[], section: Section | undefined, entry: string | undefined) =>
  sections.map((one) => (one === section && entry !== undefined ? { ...one, entry, styles: [] } : one));
