/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Transport } from '@wod/api-client';
import { containerManifest } from '../../testing/container';
import { runShell, until, type RunningShell } from '../../testing/running-shell';

const versions = { library: '1', sessions: '1.1' };
let content: Record<string, string> = {};
let asked: string[] = [];
/** Paths that the api answers only when a test lets it. */
let held = new Map<string, () => void>();
let aborted: string[] = [];
let shell: RunningShell;

const request: Transport = async (path, init) => {
  asked.push(path);
  init?.signal?.addEventListener('abort', () => aborted.push(path));
  if (path.startsWith('/slow')) await new Promise<void>((resolve) => held.set(path, resolve));
  return new Response(`data of ${path}`, { headers: content });
};

beforeEach(async () => {
  content = { 'x-content': 'library' };
  Object.assign(versions, { library: '1', sessions: '1.1' });
  asked = [];
  held = new Map();
  aborted = [];
  shell = await runShell({ request, contentVersion: () => ({ ...versions }) });
});

afterEach(async () => {
  for (const go of held.values()) go();
  await shell.close();
  expect(shell.warnings).toEqual([]);
});

const titleOf = async (path: string, headers = {}) => /<title>(.*)<\/title>/.exec((await shell.ask(path, headers)).body.toString())?.[1];

describe('the address', () => {
  it('counts by its path and the parameters that the page declares', async () => {
    for (const query of ['', '?', '?utm_source=a', '?fbclid=b&utm_source=c', '?x=1'])
      expect(await titleOf(`/list/a${query}`)).toBe('data of /list/a at ');
    expect(asked).toEqual(['/list/a']);
    for (const query of ['?page=2&filter=x', '?filter=x&page=2', '?utm=1&filter=x&x&page=2']) {
      expect(await titleOf(`/list/a${query}`)).toBe('data of /list/a?filter=x&amp;page=2 at ?filter=x&amp;page=2');
    }
    expect(asked).toEqual(['/list/a', '/list/a?filter=x&page=2']);
    expect((await shell.ask('/list/a?utm=1&page=2')).body.toString()).toContain('address: ?page=2.');
  });

  it('counts by its path alone for a page that declares none', async () => {
    for (let number = 0; number < 20; number += 1) await shell.ask(`/page?x=${number}`);
    expect(asked).toEqual(['/page']);
  });

  it('keeps its whole query when it is corrected', async () => {
    const { status, headers } = await shell.ask('/list/a/?utm_source=b&page=2');
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/list/a?utm_source=b&page=2', 'no-cache']);
  });

  it('of unreasonable length is answered and not kept', async () => {
    const path = `/list/a?filter=${'x'.repeat(600)}`;
    for (let time = 0; time < 2; time += 1) expect((await shell.ask(path)).status).toBe(200);
    expect(asked).toHaveLength(2);
  });
});

it.each([
  ['br', 'gzip', 'identity'],
  ['gzip', 'identity', 'br'],
  ['identity', 'br', 'gzip'],
])('a document is the same in every encoding: %s, %s, %s', async (...encodings) => {
  const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const texts = new Set<string>();
  for (const encoding of [...encodings, ...encodings] as (keyof typeof plain)[]) {
    const { headers, body } = await shell.ask('/page', { 'accept-encoding': encoding });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    texts.add(plain[encoding](body).toString());
  }
  expect([...texts]).toEqual([expect.stringContaining('data of /page')]);
  expect(asked).toEqual(['/page']);
});

it.each(['br', 'gzip'])('whoever is the first to ask gets it compressed quickly, all others smaller: %s', async (encoding) => {
  const sizes: number[] = [];
  for (let time = 0; time < 3; time += 1) sizes.push((await shell.ask('/page', { 'accept-encoding': encoding })).body.length);
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  expect(sizes[2]).toBe(sizes[1]);
});

it('a document stays as long as the content that it shows', async () => {
  const timesAsked = async (path: string) => {
    const before = asked.length;
    await shell.ask(path);
    return asked.length - before;
  };
  await shell.ask('/of-the-library');
  content = { 'x-content': 'sessions' };
  await shell.ask('/of-sessions');
  content = {};
  await shell.ask('/of-who-knows-what');
  versions.sessions = '1.2';
  expect([await timesAsked('/of-the-library'), await timesAsked('/of-sessions'), await timesAsked('/of-who-knows-what')]).toEqual([0, 1, 1]);
  Object.assign(versions, { library: '2', sessions: '2.2' });
  expect([await timesAsked('/of-the-library'), await timesAsked('/of-sessions')]).toEqual([1, 1]);
});

it('a section that is drawn in the browser answers 404 where it says that it has no page', async () => {
  shell.publish('panel', '1', { 'browser/mf-manifest.json': containerManifest('panel.js') });
  const entry = { name: 'panel', version: '1', mounts: [{ path: '/admin', access: 'admin' }], nav: [], pages: ['/admin', '/admin/:id/edit'] };
  writeFileSync(join(shell.remotes, 'remotes.json'), JSON.stringify({ remotes: [entry] }));
  while (!(await shell.ask('/remotes.json')).body.includes('panel')) await new Promise((resolve) => setTimeout(resolve, 50));
  const statusOf = async (path: string) => (await shell.ask(path)).status;
  expect([await statusOf('/admin'), await statusOf('/admin/1/edit'), await statusOf('/admin/no-such')]).toEqual([200, 200, 404]);
  // Behind the sign-in, YouTube's pictures may be loaded too; all else is as strict, and so are all other pages.
  const policyOf = async (path: string) => (await fetch(shell.address + path)).headers.get('content-security-policy');
  expect(await policyOf('/elsewhere')).toContain("; img-src 'self';");
  expect(await policyOf('/admin')).toBe((await policyOf('/elsewhere'))?.replace("img-src 'self'", "img-src 'self' https://i.ytimg.com"));
});

describe('rendering', () => {
  it('is done once for all who ask at once', async () => {
    const answers = Array.from({ length: 10 }, () => titleOf('/slow'));
    await until(() => held.has('/slow'));
    held.get('/slow')?.();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['data of /slow']));
    expect(asked).toEqual(['/slow']);
  });

  it('is done anew for who asks after a change', async () => {
    const before = shell.ask('/slow');
    await until(() => held.has('/slow'));
    const first = held.get('/slow');
    held.clear();
    versions.library = '2';
    const after = shell.ask('/slow');
    await until(() => held.has('/slow'));
    first?.();
    held.get('/slow')?.();
    await Promise.all([before, after]);
    expect(asked).toEqual(['/slow', '/slow']);
  });

  /** Asks for more pages than are rendered at once, from one network. */
  const flood = (count: number) =>
    Array.from({ length: count }, (_, index) => shell.ask(`/slow-${index}`, { 'x-address': `203.0.113.${index % 250}` }));
  const letOne = () => {
    const [path, go] = [...held][0] ?? [];
    held.delete(path ?? '');
    go?.();
  };

  it('is bounded; one network leaves half of the places to others, however long its pages wait for the api', async () => {
    const ofTheFlood = flood(60);
    await until(() => shell.arrived === 60);
    expect((await shell.ask('/other', { 'x-address': '198.51.100.1' })).status).toBe(200);
    expect(held.size).toBe(3);
    const letAll = setInterval(letOne, 1);
    expect((await Promise.all(ofTheFlood)).every(({ status }) => status === 200)).toBe(true);
    clearInterval(letAll);
  });

  it('is refused with a sentence when too much waits already, for that network alone', async () => {
    const ofTheFlood = flood(120);
    await until(() => shell.arrived === 120);
    const refused = await Promise.race(ofTheFlood);
    expect([
      refused.status,
      refused.headers['retry-after'],
      refused.headers['cache-control'],
      refused.headers['content-type'],
      refused.body.toString(),
    ]).toEqual([503, '10', 'no-store', 'text/plain; charset=utf-8', 'Too many pages are being requested at once. Please try again in a moment.']);
    const other = shell.ask('/other', { 'x-address': '198.51.100.1' });
    await until(() => shell.arrived === 121);
    const letAll = setInterval(letOne, 1);
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(ofTheFlood)).map(({ status }) => status);
    clearInterval(letAll);
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 503).length]).toEqual([103, 17]);
    shell.warnings.length = 0;
  });

  it('is given up for who has left', async () => {
    const ofTheFlood = flood(3);
    const ofThisNetwork = Array.from({ length: 3 }, (_, index) => shell.ask(`/slow-here-${index}`));
    await until(() => held.size === 6);
    await Promise.all(Array.from({ length: 90 }, (_, index) => shell.askAndLeave(`/slow-left-${index}`)));
    await until(() => shell.left === 90);
    const letAll = setInterval(letOne, 1);
    expect((await shell.ask('/stays')).status).toBe(200);
    await Promise.all([...ofTheFlood, ...ofThisNetwork]);
    clearInterval(letAll);
    expect(asked.filter((path) => path.startsWith('/slow-left'))).toEqual([]);
  });

  it('stops asking the api when the last who waited for it has left', async () => {
    await shell.askAndLeave(
      '/slow',
      until(() => held.has('/slow')),
    );
    await until(() => aborted.length > 0);
    expect(shell.answers).toEqual([]);
  });
});

describe('a file that a page declares', () => {
  it('is made once, whatever is added to its address and whoever asks, and again when its content changes', async () => {
    const { status, headers, body } = await shell.ask('/feed.rss');
    expect([status, headers['content-type'], headers.vary, String(body)]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'accept-encoding',
      'data of /feed',
    ]);
    await shell.ask('/feed.rss?utm_source=a', { cookie: 'board=lb.scaled' });
    expect((await shell.ask('/feed.rss', { 'if-none-match': headers.etag })).status).toBe(304);
    expect(asked).toEqual(['/feed']);
    versions.library = '2';
    await shell.ask('/feed.rss');
    expect(asked).toEqual(['/feed', '/feed']);
  });

  it('leaves every other address to the pages', async () => {
    for (const path of ['/other.rss', '/feed.rss/more', '/__proto__.rss'])
      expect((await shell.ask(path)).headers['content-type']).toBe('text/html; charset=utf-8');
  });
});
