import type { Transport } from '@wod/api-client';
import type { Problem } from '@wod/domain';
import { SessionProvider, SiteProvider, useLocation, useSession, type Session, type SessionState, type Site } from '@wod/platform';
import { act, configure, render } from '@testing-library/react';
import { useState } from 'react';
import { Navigate, Outlet, RouterProvider, createMemoryRouter, type InitialEntry } from 'react-router';
import { paths } from '../src/paths';
import { routes } from '../src/routes';
import { fakeDialogs } from './dialog';

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

export const site: Site = { name: 'Test Site', origin: 'https://wod.example', legal: {} };

const signedIn: SessionState = { status: 'signedIn', admin: { username: 'admin' } };

/** A request that the page made. */
export interface Call {
  /** method and path, for example `PUT /wods/fran` */
  name: string;
  body?: unknown;
}

interface Options {
  /**
   * What the api answers, by `METHOD /path`, or as a function of the call. A value that is a function is called; null is
   * 204, a number an error status without a sentence, a Response itself. Nothing is a 404.
   */
  api?: Record<string, unknown> | ((call: Call) => unknown);
  session?: SessionState;
  /** The pages visited so far, the last one being open. */
  history: [InitialEntry, ...InitialEntry[]];
}

/** An answer of the api that says why not. */
export const refusal = (statusCode: number, error: string, details?: Problem[]) =>
  Response.json({ error, statusCode, requestId: '1', details }, { status: statusCode });

/** Opens a page of this section as the shell does, with a faked api, and waits until it stands. */
export async function openPage({ api = {}, session = signedIn, history }: Options) {
  fakeDialogs();
  const calls: Call[] = [];
  const transport: Transport = async (path, init) => {
    const call = { name: `${init?.method ?? 'GET'} ${path}`, ...(init?.body != null && { body: JSON.parse(String(init.body)) as unknown }) };
    calls.push(call);
    const found = typeof api === 'function' ? api(call) : api[call.name];
    return toResponse((await (typeof found === 'function' ? found(call) : found)) as unknown);
  };
  const signIn = jest.fn<void, Parameters<Session['signIn']>>();
  const signOut = jest.fn<void, []>();
  const shell = { Component: Guard, HydrateFallback: () => null, children: [...routes({ transport, site }), { path: '*', element: null }] };
  const router = createMemoryRouter([shell], { initialEntries: history });

  function Shell() {
    const [state, setState] = useState(session);
    signIn.mockImplementation((_, admin) => setState({ status: 'signedIn', admin }));
    signOut.mockImplementation(() => setState({ status: 'signedOut' }));
    return (
      <SiteProvider value={site}>
        <SessionProvider value={{ state, signIn, signOut }}>
          <RouterProvider router={router} />
        </SessionProvider>
      </SiteProvider>
    );
  }

  const page = render(<Shell />);
  await settled(router);
  return {
    ...page,
    router,
    calls,
    signIn,
    signOut,
    /** path and query of the page that is open */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** What the shell does with a visitor of the panel who isn't signed in. */
function Guard() {
  const { pathname, search } = useLocation();
  const { status } = useSession().state;
  if (status === 'signedIn' || pathname === paths.login()) return <Outlet />;
  return <Navigate to={paths.login()} replace state={{ from: pathname + search }} />;
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone();
  if (answer === null) return new Response(null, { status: 204 });
  return typeof answer === 'number' || answer === undefined
    ? new Response('not JSON', { status: answer ?? 404 })
    : Response.json(answer);
}

async function settled(router: ReturnType<typeof createMemoryRouter>) {
  await act(async () => {
    while (!router.state.initialized || router.state.navigation.state !== 'idle') await new Promise((resume) => setTimeout(resume));
  });
}
