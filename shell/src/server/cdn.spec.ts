/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transport } from '@wod/api-client';
import { containerManifest } from '../../testing/container';
import { runShell, type RunningShell } from '../../testing/running-shell';

const CDN = { seconds: 60, staleSeconds: 300 };
const CONTROL = 'max-age=60, stale-while-revalidate=300, stale-if-error=300';

let content: Record<string, string>;
let versions = { library: '1', sessions: '1.1' };
let beforeAnswering = () => {};
let shell: RunningShell;

const request: Transport = async (path) => {
  beforeAnswering();
  return path.startsWith('/sitemap')
    ? Response.json({ entries: [], pagination: { page: 1, pages: 1, total: 0 } }, { headers: content })
    : new Response('data', { headers: content });
};

beforeEach(async () => {
  content = { 'x-content': 'library', vary: 'accept-encoding' };
  versions = { library: '1', sessions: '1.1' };
  beforeAnswering = () => {};
  shell = await runShell({ request, contentVersion: () => versions, cdn: CDN });
  shell.publish('shell', '1', { 'browser/sw.js': 'work();' });
});
afterEach(() => shell.close());

/** What a CDN is told, after it is checked that a browser is told what it always is. */
async function toldOf(path: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const { headers: said } = await shell.ask(path, headers);
  expect(said['cache-control']).not.toMatch(/max-age|stale/);
  if (said['cdn-cache-control'] !== undefined) expect(said['set-cookie']).toBeUndefined();
  expect(said['surrogate-control']).toBe(said['cdn-cache-control']);
  return [said['cdn-cache-control'], said['surrogate-key']];
}

const SHARED = [CONTROL, 'pages library'];
const NOT = [undefined, undefined];

it('may keep what is made of the library, when it is made, from memory, and when its own copy is still right', async () => {
  for (const path of ['/page', '/sitemap.xml', '/feed.rss', '/card/a?scheme=dark', '/list/a?page=2&filter=x']) {
    expect([path, await toldOf(path), await toldOf(path)]).toEqual([path, SHARED, SHARED]);
  }
  const {
    headers: { etag },
  } = await shell.ask('/page');
  const unchanged = await shell.ask('/page', { 'if-none-match': etag ?? '' });
  expect([unchanged.status, unchanged.headers['surrogate-control']]).toEqual([304, CONTROL]);
  expect(await toldOf('/page', { cookie: 'planner-key=ann; board=lb.rx' })).toEqual(SHARED);
});

it('gets the smallest at once, since it keeps the first that it gets', async () => {
  const sizeOf = async () => (await shell.ask('/page', { 'accept-encoding': 'br' })).body.length;
  expect(await sizeOf()).toBe(await sizeOf());
});

it('may keep what shows no content at all, under the key of the pages alone', async () => {
  expect(await toldOf('/fixed/a')).toEqual([CONTROL, 'pages']);
});

it.each([
  ['of training sessions', { 'x-content': 'sessions' }],
  ['of who knows what', {}],
  ['for one visitor', { 'x-content': 'library', vary: 'cookie' }],
  ['of what may be out of date', { 'x-content': 'library', 'x-content-stale': '3' }],
])('may not keep what is made %s', async (_, headers) => {
  content = headers;
  for (const time of [1, 2]) expect([time, await toldOf('/page')]).toEqual([time, NOT]);
});

it('may not keep what was being made while the library changed', async () => {
  beforeAnswering = () => (versions = { library: '2', sessions: '2.1' });
  expect(await toldOf('/page')).toEqual(NOT);
  expect(await toldOf('/page')).toEqual(SHARED);
});

it.each([
  '/page?utm_source=a',
  '/list/a?page=2&x=1',
  '/card/a?scheme=neither',
  '/sitemap.xml?x',
  '/feed.rss?x=1',
  `/list/a?filter=${'x'.repeat(600)}`,
])('may not keep %s, of which there is no end', async (path) => {
  for (const time of [1, 2]) expect([time, await toldOf(path)]).toEqual([time, NOT]);
});

it.each([
  '/panel',
  '/panel/settings',
  '/no/such/page',
  '/page/x.css',
  '/list/a/',
  '/card/a?view=board',
  '/board-choice?unit=lb',
  '/robots.txt',
  '/sw.js',
  '/remotes.json',
  '/%',
])('may not keep %s', async (path) => expect(await toldOf(path)).toEqual(NOT));

it('may not keep a page that is drawn in the browser, such as the sign-in', async () => {
  shell.publish('drawn', '1', { 'browser/mf-manifest.json': containerManifest('drawn.js') });
  const pointers = join(shell.remotes, 'remotes.json');
  const { remotes } = JSON.parse(readFileSync(pointers, 'utf8')) as { remotes: object[] };
  const drawn = { name: 'drawn', version: '1', mounts: [{ path: '/sign-in', access: 'public' }], nav: [], pages: ['/sign-in'] };
  writeFileSync(pointers, JSON.stringify({ remotes: [...remotes, drawn] }));
  while (!(await shell.ask('/remotes.json')).body.includes('drawn')) await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await shell.ask('/sign-in')).status).toBe(200);
  expect(await toldOf('/sign-in')).toEqual(NOT);
});

it('may keep nothing where nothing is configured', async () => {
  const plain = await runShell({ request, contentVersion: () => versions });
  for (const time of [1, 2])
    expect([time, Object.keys((await plain.ask('/page')).headers).filter((name) => /surrogate|cdn/.test(name))]).toEqual([time, []]);
  await plain.close();
});

it('lets nothing into a page but its address and the choice: no header of whoever asks first', async () => {
  const hostile = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'evil',
    'x-forwarded-port': '666',
    forwarded: 'host=evil.example',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
    'x-host': 'evil.example',
    referer: 'https://evil.example/',
    'user-agent': 'evil',
    'accept-language': 'evil',
  };
  const first = await shell.ask('/page', hostile);
  expect(first.headers['surrogate-key']).toBe('pages library');
  expect(`${first.body.toString()} ${JSON.stringify(first.headers)}`).not.toContain('evil');
  expect((await shell.ask('/page')).body.equals(first.body)).toBe(true);
});
