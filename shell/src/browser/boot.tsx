import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Transport } from '@wod/api-client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PAGE_DATA_ID, type PageData } from '../frame/page-data';
import { ROOT_ID, sectionRoutes, shellRoutes } from '../frame/routes';
import { needsAdmin, sectionOf } from '../frame/sections';
import type { ShellState } from '../frame/shell-context';
import { App } from './app';
import { loadRuntime } from './load-remote';
import { prefetch } from './prefetch';
import { PrefetchedData } from './prefetched-data';
import { resolveLazy, SectionLoader } from './section-loader';
import { sectionLoaders } from './section-loaders';
import { SessionStore } from './session-store';
import { nextTask } from './tasks';
import { watchLinks } from './watch-links';

/**
 * Hydrates the server's page. Where the section's code can't be loaded the page is rendered again, with a panel in the
 * section's place and the server's content kept below it.
 */
export async function boot() {
  const root = document.getElementById('root');
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!root || !json) return;
  const { site, choice, sections, loaderData } = JSON.parse(json) as PageData;
  const session = new SessionStore();
  session.start();
  const mayLoad = async (path: string) => !needsAdmin(sections, path) || session.ready();
  const prefetched = new PrefetchedData();
  session.subscribe(() => prefetched.clear());
  const host = { transport: forgetful(session.transport, prefetched), site };
  const loader = new SectionLoader(sections, (name, remote) => sectionLoaders(sectionRoutes(name, remote, host), mayLoad, prefetched));

  const section = sectionOf(sections, location.pathname)?.name;
  const routes = section === undefined ? [] : await loadWithPage(loader, section);
  await nextTask();
  const hydrate = routes !== undefined && loaderData !== undefined;
  // The router asks for the first page's section too; what has just failed isn't tried a third time.
  let justFailed = routes === undefined ? section : undefined;

  const router = createBrowserRouter(shellRoutes(routes), {
    hydrationData: hydrate ? { loaderData } : undefined,
    async patchRoutesOnNavigation({ path }) {
      const name = sectionOf(sections, path)?.name;
      const skip = name === undefined || name === justFailed;
      justFailed = undefined;
      if (!skip) await add(name);
    },
  });

  /** Gives the router a section's routes. A navigation that was given up in the meantime doesn't matter. */
  async function add(name: string) {
    const found = await loader.load(name);
    if (found) router.patchRoutes(ROOT_ID, found);
  }

  const shell: ShellState = {
    sections,
    failure: loader.failure,
    rendered: hydrate || loaderData === undefined ? undefined : takeContent(root),
    async retry(name) {
      await loader.refresh();
      const found = await loadWithPage(loader, name);
      if (!found) return false;
      router.patchRoutes(ROOT_ID, found);
      await router.navigate(location.pathname + location.search + location.hash, { replace: true });
      return true;
    },
  };
  const app = <App router={router} session={session} shell={shell} site={site} choice={choice} />;
  // In a transition, React yields to the visitor every few milliseconds.
  if (hydrate) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  whenIdle(() => void loadRuntime());
  // Under `npm run dev` nothing is kept. A page that comes from the device says so at once.
  if (process.env.NODE_ENV !== 'development') {
    const start = async () => (await import(/* webpackChunkName: "offline" */ './offline/start')).start(router, host.transport, site);
    setTimeout(() => whenIdle(() => void start().catch(() => undefined)), 'kept' in document.documentElement.dataset ? 0 : OFFLINE_AFTER_MS);
  }

  const ahead = async (url: URL) => {
    const name = sectionOf(sections, url.pathname)?.name;
    // The admin's forms start from the newest data.
    if (name === undefined || needsAdmin(sections, url.pathname)) return true;
    // What has failed waits for the visitor: "Try again" must not join an attempt that began before.
    if (loader.failure(name) !== undefined) return false;
    await add(name);
    return prefetch(url, router.routes, prefetched);
  };
  // Other sections' code, and lists, to which a page has many links, cost nothing until the visitor turns to them.
  const isSmall = (url: URL) => url.search === '' && sectionOf(sections, url.pathname) === sectionOf(sections, location.pathname);
  watchLinks({ root, near: (url) => void ahead(url), inView: async (url) => !isSmall(url) || ahead(url) });
}

/** When the page has been ready for a while, and so is everything that it loads by itself. */
const OFFLINE_AFTER_MS = 3_000;

/** Nobody waits for it: the first page doesn't need it, and the next one loads what is missing. */
const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(work);

/** What was loaded ahead is out of date as soon as something is written. */
function forgetful(transport: Transport, prefetched: PrefetchedData): Transport {
  return async (path, init) => {
    if ((init?.method ?? 'GET') === 'GET') return transport(path, init);
    return transport(path, init).finally(() => prefetched.clear());
  };
}

/** A section with the page at the current address, ready to be drawn at once; undefined when it could not be loaded. */
async function loadWithPage(loader: SectionLoader, name: string): Promise<RouteObject[] | undefined> {
  const routes = await loader.load(name);
  if (!routes) return undefined;
  try {
    await resolveLazy(routes, location);
    return routes;
  } catch (error) {
    loader.fail(name, error);
    return undefined;
  }
}

function takeContent(root: HTMLElement): DocumentFragment {
  const content = document.createDocumentFragment();
  content.append(...(root.querySelector('#main')?.childNodes ?? []));
  return content;
}
