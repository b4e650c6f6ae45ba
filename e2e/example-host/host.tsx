// A minimal host for the planner: another site, with its own router, look and React. All it knows of the planner is in
// the release: remote.json, and its container's mf-manifest.json.
import '@wod/ui/base.css';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as Platform from '@wod/platform';
import { SessionProvider, SiteProvider, type Host, type RemoteModule, type Session, type Site } from '@wod/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Link, Outlet, RouterProvider, createBrowserRouter, type RouteObject } from 'react-router-dom';

/** Where this host serves the planner's release. */
const RELEASE = '/planner';

/** What a release declares before any of its code runs. */
interface Remote {
  mounts: { path: string }[];
  nav: { label: string; to: string }[];
}

const read = async <Content,>(file: string) => (await (await fetch(`${RELEASE}/${file}`)).json()) as Content;

/** A host loads either the manifest, which also names the styles, or the container itself. */
const MANIFEST = { entry: `${RELEASE}/browser/mf-manifest.json` };
const CONTAINER = { entry: `${RELEASE}/browser/remoteEntry.js`, type: 'module' } as const;

const share = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const federation = createInstance({
  name: 'garage_gym',
  remotes: [{ name: 'mfe-sessions', ...(location.search === '?by=container' ? CONTAINER : MANIFEST) }],
  // The planner brings none of these itself.
  shared: {
    react: share(React.version, React),
    'react-dom': share(ReactDOM.version, ReactDOM),
    '@wod/platform': share(Platform.PLATFORM_VERSION, Platform),
  },
});

async function loadPlanner(host: Host): Promise<RouteObject[]> {
  const planner = await federation.loadRemote<RemoteModule>('mfe-sessions/routes');
  return planner?.routes(host) ?? [];
}

const site: Site = { name: 'Garage Gym', origin: location.origin, legal: {} };
/** Nobody signs in here. */
const session: Session = { state: { status: 'signedOut' }, signIn: () => undefined, signOut: () => undefined };
/** The cookie that identifies the browser to the api is sent along: the api is on this site's own origin. */
const host: Host = { site, transport: (path, init) => fetch(`/api${path}`, init) };

const { mounts, nav } = await read<Remote>('remote.json');
const isPlanners = (path: string) => mounts.some((mount) => path === mount.path || path.startsWith(`${mount.path}/`));

function Frame() {
  return (
    <>
      <nav aria-label="Garage Gym">
        <Link to="/">Garage Gym</Link>
        {nav.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
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
