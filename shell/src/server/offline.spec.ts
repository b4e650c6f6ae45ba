/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import { runShell, type RunningShell } from '../../testing/running-shell';

const request = () => Promise.resolve(new Response('page', { headers: { vary: 'accept-encoding' } }));
let shell: RunningShell;

beforeAll(async () => {
  shell = await runShell({ request });
  shell.publish('shell', '1', { 'browser/sw.js': 'work();' });
});

afterAll(() => shell.close());

const get = (path: string) => fetch(shell.address + path, { redirect: 'manual' });

it('the worker’s program is that of the release, and checked on every visit', async () => {
  const answer = await get('/sw.js');
  expect(await answer.text()).toBe('work();');
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
  expect((await shell.ask('/sw.js', { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
});

it('switched off, another program removes it', async () => {
  const off = await runShell({ request, site: { serviceWorker: 'off' } });
  const answer = await fetch(`${off.address}/sw.js`);
  expect(await answer.text()).toContain('registration.unregister()');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  await off.close();
});

it('the policy has one way to name a script, and workers come from this site', async () => {
  const policy = (await get('/any')).headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(expect.arrayContaining(["worker-src 'self'", "require-trusted-types-for 'script'", 'trusted-types service-worker']));
});

it('the page for what isn’t kept has no scripts, and a place for the list', async () => {
  const answer = await get('/offline');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<h1 id="message-title" class="title">You are offline</h1>');
  expect(html).toMatch(/<div id="kept-pages"[^>]*><\/div>/);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('<script');
});

it('a timer leads to the workout of today', async () => {
  const answer = await get('/timer');
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([302, '/today', 'no-store']);
});

it('the app has shortcuts, and icons that a device may cut to its shape', async () => {
  const manifest = (await (await get('/site.webmanifest')).json()) as { icons: { purpose?: string; sizes: string }[]; shortcuts: { url: string }[] };
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/today', '/timer', '/training-sessions']);
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
});
