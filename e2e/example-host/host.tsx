// The smallest host that the planner runs under: another site, with a router, a look and a React of its own. All that it
// knows of the planner stands in the release: remote.json, browser/manifest.json and the entry that this one names.
import '@wod/ui/base.css';
import * as Platform from '@wod/platform';
import { SessionProvider, SiteProvider, fits, type Host, type RemoteModule, type Session, type Site } from '@wod/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Link, Outlet, RouterProvider, createBrowserRouter, type RouteObject } from 'react-router';

/** Where this host serves the release of the planner from. */
const RELEASE = '/planner';

/** What a release says of itself before any of its code runs. */
interface Remote {
  mounts: { path: string }[];
  nav: { label: string; to: string }[];
}

const read = async <Content,>(file: string) => (await (await fetch(`${RELEASE}/${file}`)).json()) as Content;

/** The planner brings none of these itself: it finds them here. */
Object.assign(globalThis, { wodShared: { react: React, 'react-dom': ReactDOM, '@wod/platform': Platform } });

async function loadPlanner(host: Host): Promise<RouteObject[]> {
  const { entry, chunks } = await read<{ entry: string; chunks: { remote: { css: string[] } } }>('browser/manifest.json');
  for (const file of chunks.remote.css) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${RELEASE}/browser/${file}` });
    document.head.append(link);
  }
  const planner = (await import(/* webpackIgnore: true */ `${RELEASE}/browser/${entry}`)) as RemoteModule;
  if (!fits(planner.platformVersion)) throw new Error(`The planner was built for version ${planner.platformVersion} of the platform.`);
  return planner.routes(host);
}

const site: Site = { name: 'Garage Gym', origin: location.origin, legal: {} };
/** Nobody signs in here. */
const session: Session = { state: { status: 'signedOut' }, signIn: () => undefined, signOut: () => undefined };
/** The cookie by which the api knows the browser again goes along: the api answers on this site's own origin. */
const host: Host = { site, transport: (path, init) => fetch(`/api${path}`, init) };

const { mounts, nav } = await read<Remote>('remote.json');
const isPlanners = (path: string) => mounts.some((mount) => path === mount.path || path.startsWith(`${mount.path}/`));

function Frame() {
  return (
    <>
      <nav aria-label="Garage Gym">
        <Link to="/">Garage Gym</Link>
        {nav.map(({ label, to }) => <Link key={to} to={to}>{label}</Link>)}
      </nav>
      <main><Outlet /></main>
    </>
  );
}

const FRAME = 'frame';

const router = createBrowserRouter(
  [{ id: FRAME, Component: Frame, HydrateFallback: () => null, children: [{ path: '/', element: <h1>Welcome to the Garage Gym</h1> }] }],
  {
    async patchRoutesOnNavigation({ path, patch }) {
      if (isPlanners(path)) patch(FRAME, await loadPlanner(host));
    },
  },
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <SiteProvider value={site}>
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  </SiteProvider>,
);
