import type { Host, PageHandle, RemoteModule } from '@wod/platform';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PageHandles } from './page-handles';
import type { RemoteRegistry } from './remote-registry';

const titled = (title: string): PageHandle => ({ meta: () => ({ title, description: '' }) });
const page = (path: string, children: RouteObject[] = []): RouteObject => ({ path, handle: titled(path), children });

const ROUTES: RouteObject[] = [
  page('/'),
  page('/wods', [{ index: true, handle: titled('list') }, page('suggest'), page(':id')]),
  page('wods/newest'),
  page('/élite/:id'),
  page('/:kind/of/:id'),
  page('en?/about'),
  page('/files/*'),
];

/** What the whole list of routes gives for a path. */
const byRouter = (pathname: string) =>
  (matchRoutes(ROUTES, pathname) ?? []).map(({ route, params }) => ({ handle: route.handle as unknown, params }));

const sections = [{ name: 'public', mounts: [{ path: '/', access: 'public' }], nav: [] }];
const remote = { routes: () => ROUTES } as unknown as RemoteModule;
const registry = { current: () => ({ sections }), serverModule: async () => remote } as unknown as RemoteRegistry;
const handles = new PageHandles(registry, {} as Host);

describe('the page at a path', () => {
  it.each([
    ['/', '/'],
    ['/wods', 'list'],
    ['/WODS/', 'list'],
    ['/wods/suggest', 'suggest'],
    ['/wods/newest', 'wods/newest'],
    ['/wods/fran', ':id'],
    ['/w%6Fds/fran', ':id'],
    ['/%C3%A9lite/1', '/élite/:id'],
    ['/anything/of/1', '/:kind/of/:id'],
    ['/wods/of/1', '/:kind/of/:id'],
    ['/about', 'en?/about'],
    ['/en/about', 'en?/about'],
    ['/files/a/b', '/files/*'],
  ])('is at %s what the router finds among all: %s', async (pathname, title) => {
    const { pages, route } = await handles.at(pathname);
    expect(pages).toEqual(byRouter(pathname));
    expect(pages.at(-1)?.handle.meta(undefined, {} as never)).toMatchObject({ title });
    expect(ROUTES[route?.index ?? -1]).toBe(matchRoutes(ROUTES, pathname)?.[0]?.route);
  });

  it.each(['/nowhere', '/wods/fran/more', '//wods/suggest'])('is none at %s', async (pathname) => {
    expect(byRouter(pathname)).toEqual([]);
    expect(await handles.at(pathname)).toEqual({ pages: [] });
  });
});
