import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '@wod/platform';
import remote from '../remote.json';
import { routes } from './routes';

const host: Host = { transport: async () => Response.json({}), site: { name: 'Test Site', origin: 'https://wod.example', legal: {} } };
/** A route without a page of its own only leads on. */
const pages = routes(host).filter(({ lazy }) => lazy !== undefined);

test('every page stands under a mount of this section', () => {
  const mounts = remote.mounts.map(({ path }) => path);
  for (const { path } of pages) expect(mounts).toContain(`/${path?.split('/')[1]}`);
});

test('every entry of the navigation leads to a page', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(remote.nav.map(({ to }) => to)));
});

test('the chunk of a page has the name of its route', () => {
  const source = readFileSync(join(__dirname, 'routes.ts'), 'utf8');
  const chunks = [...source.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name);
  expect(chunks).toEqual(pages.map(({ id }) => id));
});

test.each(pages.map((page) => [page.id, page] as const))('%s loads a page that says what it is about', async (_, page) => {
  const load = page.lazy as () => Promise<{ Component: unknown; handle: { meta: unknown } }>;
  expect(await load()).toMatchObject({ Component: expect.any(Function), handle: { meta: expect.any(Function) } });
});
