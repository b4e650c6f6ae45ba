import type { Transport } from '@wod/api-client';
import { SiteProvider, type Site } from '@wod/platform';
import { act, render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { routes } from '../src/routes';

export const site: Site = { name: 'Test Site', origin: 'https://wod.example', legal: {} };

interface Options {
  /** What the api answers, by path under /api or as a function of it; nothing is a 404, a number is an error status. */
  api?: Record<string, unknown> | ((path: string) => unknown);
  legal?: Site['legal'];
  /** The pages visited so far, the last one being open. */
  history: [string, ...string[]];
}

/** Opens a page of this section as the shell does, with a faked api, and waits until it stands. */
export async function openPage({ api = {}, legal = {}, history }: Options) {
  const requested: string[] = [];
  const transport: Transport = async (path) => {
    requested.push(path);
    const answer = (await (typeof api === 'function' ? api(path) : api[path])) ?? 404;
    return typeof answer === 'number'
      ? Response.json({ error: 'An error.', statusCode: answer, requestId: '1' }, { status: answer })
      : Response.json(answer);
  };
  const host = { transport, site: { ...site, legal } };
  const [first, ...others] = history;
  const shell = { HydrateFallback: () => null, children: routes(host) };
  const router = createMemoryRouter([shell], { initialEntries: [first] });
  const page = render(
    <SiteProvider value={host.site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  await settled(router);
  for (const path of others) {
    await act(() => router.navigate(path));
    await settled(router);
  }
  return { ...page, router, requested };
}

async function settled(router: ReturnType<typeof createMemoryRouter>) {
  await act(async () => {
    while (!router.state.initialized || router.state.navigation.state !== 'idle') await new Promise((resume) => setTimeout(resume));
  });
}
