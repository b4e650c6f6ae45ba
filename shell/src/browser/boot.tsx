import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { PAGE_DATA_ID, type PageData } from '../frame/page-data';
import { ROOT_ID, shellRoutes } from '../frame/routes';
import { needsAdmin, sectionOf } from '../frame/sections';
import type { ShellState } from '../frame/shell-context';
import { App } from './app';
import { resolveLazy, SectionLoader } from './section-loader';
import { SessionStore } from './session-store';

/**
 * Brings the server's page to life. Where the section's code can't be loaded the page is drawn anew, with a panel in the
 * section's place and the server's content kept below it.
 */
export async function boot() {
  const root = document.getElementById('root');
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!root || !json) return;
  const { site, sections, loaderData } = JSON.parse(json) as PageData;
  const session = new SessionStore();
  session.start();
  const mayLoad = async (path: string) => !needsAdmin(sections, path) || session.ready();
  const loader = new SectionLoader(sections, { transport: session.transport, site }, mayLoad);

  const section = sectionOf(sections, location.pathname)?.name;
  const routes = section === undefined ? [] : await loadWithPage(loader, section);
  const hydrate = routes !== undefined && loaderData !== undefined;
  // The router asks for the first page's section too; what has just failed isn't tried a third time.
  let justFailed = routes === undefined ? section : undefined;

  const router = createBrowserRouter(shellRoutes(routes), {
    hydrationData: hydrate ? { loaderData } : undefined,
    async patchRoutesOnNavigation({ path, patch }) {
      const name = sectionOf(sections, path)?.name;
      const skip = name === undefined || name === justFailed;
      justFailed = undefined;
      const found = skip ? undefined : await loader.load(name);
      if (found) patch(ROOT_ID, found);
    },
  });

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
  const app = <App router={router} session={session} shell={shell} site={site} />;
  if (hydrate) hydrateRoot(root, app);
  else createRoot(root).render(app);
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
