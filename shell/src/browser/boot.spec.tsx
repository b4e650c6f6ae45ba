import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { USUAL_CHOICE } from '@wod/domain';
import { Link, useLoaderData, type RemoteModule } from '@wod/platform';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { CHOICE_PATH } from '../frame/choice-path';
import { PAGE_DATA_ID, type PageData } from '../frame/page-data';
import { Product } from '../frame/product';
import { sectionRoutes, shellRoutes } from '../frame/routes';
import type { Section } from '../frame/sections';
import { boot } from './boot';
import { loadRemote } from './load-remote';

jest.mock('./load-remote');
jest.mock('./load-style');
jest.mock('./offline/start');

const site = { name: 'WODs', origin: 'http://localhost', legal: {} };
const section = (name: string, path: string, access: 'public' | 'admin' = 'public'): Section => ({
  name,
  mounts: [{ path, access }],
  nav: [],
  entry: `/${name}/remoteEntry.js`,
});
const sections = [section('mfe-public', '/wods'), section('mfe-sessions', '/training-sessions'), section('mfe-admin', '/admin', 'admin')];

/** The page of a WOD, with what its loader answered. */
function Page() {
  const [rounds, setRounds] = useState(0);
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <button type="button" onClick={() => setRounds(rounds + 1)}>
        Rounds {rounds}
      </button>
      <Link to="/training-sessions">Classes</Link>
      <Link to="/admin">Admin</Link>
    </>
  );
}

const load = jest.fn(async () => 'Fran');
const page = jest.fn(async () => ({ Component: Page }));
const meta = () => ({ title: 'Fran', description: '' });
const remotes: Record<string, RemoteModule> = {
  'mfe-public': { routes: () => [{ id: 'wod', path: '/wods/:id', loader: load, lazy: page, handle: { meta } }] },
  'mfe-sessions': { routes: () => [{ id: 'sessions', path: '/training-sessions', Component: () => <h1>All classes</h1>, handle: { meta } }] },
};
const loads = jest.mocked(loadRemote);
const asked = () => loads.mock.calls.map(([name]) => name);

/** Puts what the server sends for a WOD into the document. @param whole false where it could not render the section */
async function serve(whole = true) {
  const handler = createStaticHandler(shellRoutes(sectionRoutes('mfe-public', remotes['mfe-public'] as RemoteModule, { site } as never)));
  const context = (await handler.query(new Request('http://localhost/wods/fran'))) as StaticHandlerContext;
  const html = renderToString(
    <Product
      site={site}
      session={{ state: { status: 'loading' }, signIn: jest.fn(), signOut: jest.fn() }}
      choice={{ ...USUAL_CHOICE, change: { action: CHOICE_PATH, to: () => undefined } }}
      shell={{ sections, failure: () => undefined, retry: async () => false }}
      router={<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />}
    />,
  );
  const data: PageData = { site, choice: USUAL_CHOICE, sections, loaderData: whole ? context.loaderData : undefined };
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`;
  load.mockClear();
  page.mockClear();
}

/** What watches links: when a test is over, its page is closed. */
const watching = jest.spyOn(document, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of watching.mock.calls) document.removeEventListener(type, listener as EventListener);
  watching.mockClear();
});

beforeEach(() => {
  history.replaceState(null, '', '/wods/fran');
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  globalThis.fetch = async () => Response.json({ sections });
  window.scrollTo = () => undefined;
  localStorage.clear();
  loads.mockReset().mockImplementation(async (name) => {
    const remote = remotes[name];
    if (!remote) throw new Error('unknown');
    return remote;
  });
});

it('makes the server’s page live, without loading its data again', async () => {
  await serve();
  const heading = screen.getByRole('heading', { level: 1, name: 'Fran' });
  await act(boot);
  await userEvent.click(screen.getByRole('button', { name: 'Rounds 0' }));
  expect(await screen.findByRole('button', { name: 'Rounds 1' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(load).not.toHaveBeenCalled();
  expect(asked()).toEqual(['mfe-public']);
});

it('draws the page itself where the server could not', async () => {
  await serve(false);
  await act(boot);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('button', { name: 'Rounds 0' })).toBeVisible();
});

it.each<[string, () => void]>([
  ['a section', () => loads.mockRejectedValueOnce(new Error('away'))],
  ['the code of a page', () => page.mockRejectedValueOnce(new Error('away'))],
])('keeps the server’s page to be read when %s can’t be loaded, and shows it live at a later try', async (_, fail) => {
  await serve();
  fail();
  await act(boot);
  expect(await screen.findByRole('heading', { level: 1, name: 'This section is unavailable' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
  expect(asked()).toEqual(['mfe-public']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('This section is unavailable')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Rounds 0' }));
  expect(await screen.findByRole('button', { name: 'Rounds 1' })).toBeVisible();
});

it('loads another section as soon as somebody is about to go there, but never the panel', async () => {
  await serve();
  await act(boot);
  await userEvent.hover(screen.getByRole('link', { name: 'Admin' }));
  await userEvent.hover(screen.getByRole('link', { name: 'Classes' }));
  await waitFor(() => expect(asked()).toEqual(['mfe-public', 'mfe-sessions']));
  await userEvent.click(screen.getByRole('link', { name: 'Classes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All classes' })).toBeVisible();
  expect(asked()).toEqual(['mfe-public', 'mfe-sessions']);
});

it('does nothing in a document that is none of ours', async () => {
  document.body.innerHTML = '<div id="root"><p>Something else</p></div>';
  await act(boot);
  expect(screen.getByText('Something else')).toBeVisible();
  expect(loads).not.toHaveBeenCalled();
});
