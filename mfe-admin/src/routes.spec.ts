import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '@wod/platform';
import remote from '../remote.json';
import { routes } from './routes';

const host: Host = { transport: async () => Response.json({}), site: { name: 'Test Site', origin: 'https://wod.example', legal: {} } };
const pages = routes(host);

test('has a page for every route of the panel', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/admin/login',
    '/admin',
    '/admin/bin',
    '/admin/settings',
    '/admin/import-wods',
    '/admin/transfer',
    '/admin/wods/new',
    '/admin/wods/paste',
    '/admin/wods/:id/edit',
    '/admin/wods/:id/history',
    '/admin/drafts',
    '/admin/exercises',
    '/admin/exercises/new',
    '/admin/exercises/:id/edit',
    '/admin/exercises/:id/history',
    '/admin/exercises/:id/merge',
    '/admin/change-log',
    '/admin/inbox/:kind',
    '/admin/today',
    '/admin/sessions',
    '/admin/*',
  ]);
});

test('the server, which has no routes of the panel, knows its pages, and answers 404 for any other address', () => {
  expect([...remote.pages, '/admin/*']).toEqual(pages.map(({ path }) => path));
});

test('only the login stands under a public mount', () => {
  expect(remote.mounts).toEqual([
    { path: '/admin/login', access: 'public' },
    { path: '/admin', access: 'admin' },
  ]);
});

test('the chunk of a page begins the names of its routes', () => {
  const source = readFileSync(join(__dirname, 'routes.ts'), 'utf8');
  const chunks = [...source.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name ?? '');
  for (const { id = '' } of pages) expect(chunks).toContain(id.replace(/-(new|edit|wod|exercise)$/, ''));
});

test.each(pages.map((page) => [page.id, page] as const))('%s loads a page that has a title', async (_, page) => {
  const load = page.lazy as () => Promise<{ handle: { meta: (data: undefined, page: object) => { title: string; path?: string } } }>;
  const { handle } = await load();
  const meta = handle.meta(undefined, { site: host.site, url: new URL('https://wod.example/admin'), params: {} });
  expect(meta.title).toMatch(/^\S.* \| Test Site$/);
  expect(meta.path).toBeUndefined();
});
