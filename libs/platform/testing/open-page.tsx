import type { Transport } from '@wod/api-client';
import { type BoardChoice, type Problem, USUAL_CHOICE } from '@wod/domain';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { Navigate, Outlet, RouterProvider, createMemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import {
  ReaderChoiceProvider,
  SessionProvider,
  SiteProvider,
  useSession,
  type RemoteModule,
  type Session,
  type SessionState,
  type Site,
} from '../src';

export const testSite: Site = { name: 'Test Site', origin: 'https://wod.example', legal: {} };
export const signedIn: SessionState = { status: 'signedIn', admin: { username: 'admin' } };
export const signedOut: SessionState = { status: 'signedOut' };

/** A request that the page made. */
export interface Call {
  /** method and path, for example `PUT /wods/fran` */
  name: string;
  body?: unknown;
}

export interface OpenOptions {
  /**
   * What the api answers, by `METHOD /path`, or as a function of the call. A value that is a function is called; null is
   * 204, a number an error status without a sentence, a Response itself. Nothing is a 404.
   */
  api?: Record<string, unknown> | ((call: Call) => unknown);
  session?: SessionState;
  site?: Partial<Site>;
  /** Left out, the host knows of no choice. */
  choice?: BoardChoice;
  /** The address of the login; with it, every other page asks for a signed-in admin, as the shell's guard does. */
  login?: string;
  /** The pages visited so far, the last one being open. */
  history: [InitialEntry, ...InitialEntry[]];
}

/** An answer of the api that says why it refuses. */
export const refusal = (statusCode: number, error: string, details?: Problem[]) =>
  Response.json({ error, statusCode, requestId: '1', details }, { status: statusCode });

/** Opens a page of a remote as the shell does, with a faked api, and waits until it is rendered. */
export async function openPage(
  routes: RemoteModule['routes'],
  { api = {}, session = signedOut, site: configured = {}, choice: first, login, history }: OpenOptions,
) {
  const site = { ...testSite, ...configured };
  const calls: Call[] = [];
  const transport: Transport = async (path, init) => {
    const call = { name: `${init?.method ?? 'GET'} ${path}`, ...(init?.body != null && { body: JSON.parse(String(init.body)) as unknown }) };
    calls.push(call);
    const found = typeof api === 'function' ? api(call) : api[call.name];
    return toResponse((await (typeof found === 'function' ? found(call) : found)) as unknown);
  };
  const signIn = jest.fn<void, Parameters<Session['signIn']>>();
  const signOut = jest.fn<void, []>();
  const element = login === undefined ? <Outlet /> : <Guard login={login} />;
  const shell = { element, HydrateFallback: () => null, children: [...routes({ transport, site }), { path: '*', element: null }] };
  const router = createMemoryRouter([shell], { initialEntries: history });

  function Shell() {
    const [state, setState] = useState(session);
    const [choice, setChoice] = useState(first ?? USUAL_CHOICE);
    const change = first && { action: '/choose', to: (part: Partial<BoardChoice>) => setChoice({ ...choice, ...part }) };
    signIn.mockImplementation((_, admin) => setState({ status: 'signedIn', admin }));
    signOut.mockImplementation(() => setState({ status: 'signedOut' }));
    return (
      <SiteProvider value={site}>
        <SessionProvider value={{ state, signIn, signOut }}>
          <ReaderChoiceProvider value={{ ...choice, ...(change && { change }) }}>
            <RouterProvider router={router} />
          </ReaderChoiceProvider>
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

function Guard({ login }: { login: string }) {
  const { pathname, search, hash } = useLocation();
  const { status } = useSession().state;
  if (status === 'signedIn' || pathname === login) return <Outlet />;
  return <Navigate to={login} replace state={{ from: pathname + search + hash }} />;
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone();
  if (answer === null) return new Response(null, { status: 204 });
  return typeof answer === 'number' || answer === undefined ? new Response('not JSON', { status: answer ?? 404 }) : Response.json(answer);
}

async function settled(router: ReturnType<typeof createMemoryRouter>) {
  await act(async () => {
    while (!router.state.initialized || router.state.navigation.state !== 'idle') await new Promise((resume) => setTimeout(resume));
  });
}
