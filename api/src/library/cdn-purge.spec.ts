import { Logger } from '@nestjs/common';
import type { ContentVersion } from '@wod/domain';
import { Environment } from '../platform/environment/environment.js';
import { CdnPurge } from './cdn-purge.js';
import type { Library } from './library.js';
import type { Today } from './today.js';

const URL = 'https://cdn.example/purge';
const LOOK = 500;
const PAUSE = 3000;

let version: string;
let ofSessions: string;
let status: number;
let fetched: jest.SpyInstance;
let warn: jest.SpyInstance;
let purge: CdnPurge;

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const purging = (settings: Partial<Environment>) =>
  new CdnPurge(
    Object.assign(new Environment(), settings),
    { contentVersion: {} } as Library,
    { dated: (): ContentVersion => ({ library: version, sessions: ofSessions }) } as unknown as Today,
  );
const warnings = () => warn.mock.calls.map(([message]) => message as string);

beforeEach(() => {
  jest.useFakeTimers();
  version = '1';
  ofSessions = '1.1';
  status = 200;
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status })));
  warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  purge = purging({ cdnPurgeUrl: URL, cdnPurgeKey: 'secret' });
});
afterEach(() => {
  purge.onApplicationShutdown();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('has all asked for anew after a start, in case it has changed, and lets it stand until then', async () => {
  purge.start();
  await pass(0);
  expect(fetched.mock.calls).toEqual([
    [
      URL,
      expect.objectContaining({
        method: 'POST',
        redirect: 'error',
        headers: { 'surrogate-key': 'library', 'fastly-key': 'secret', 'fastly-soft-purge': '1' },
      }),
    ],
  ]);
  await pass(PAUSE);
  expect(fetched).toHaveBeenCalledTimes(2);
  await pass(100 * PAUSE);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(warnings()).toEqual([]);
});

it('purges what has changed at once, and again once every process has the change', async () => {
  purge.start();
  await pass(2 * PAUSE);
  fetched.mockClear();
  version = '2';
  await pass(LOOK);
  expect(fetched.mock.calls).toEqual([[URL, expect.objectContaining({ headers: { 'surrogate-key': 'library', 'fastly-key': 'secret' } })]]);
  await pass(100 * PAUSE);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('purges nothing for what strangers plan, which no CDN keeps', async () => {
  purge.start();
  await pass(2 * PAUSE);
  fetched.mockClear();
  ofSessions = '1.2';
  await pass(10 * PAUSE);
  expect(fetched).not.toHaveBeenCalled();
});

it('makes two purges of any number of changes, and never more than one in three seconds', async () => {
  purge.start();
  await pass(3 * PAUSE);
  fetched.mockClear();
  for (let change = 0; change < 100; change += 1) {
    version += '1';
    await pass(10);
  }
  await pass(4 * PAUSE);
  // The first of them at once, all others together, twice.
  expect(fetched).toHaveBeenCalledTimes(3);
  fetched.mockClear();
  for (let change = 0; change < 600; change += 1) {
    version += '1';
    await pass(100);
  }
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(60_000 / PAUSE + 1);
});

it('tries again less and less often while it fails, and says so once', async () => {
  status = 503;
  purge.start();
  await pass(PAUSE + 2 * PAUSE + 4 * PAUSE);
  const tried = fetched.mock.calls.length;
  expect(tried).toBe(3);
  await pass(60 * 60_000);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(tried + 62);
  expect(warnings()).toEqual(["The CDN can't be purged, so changes show later: Error: it answers 503"]);
  status = 200;
  await pass(60_000 + PAUSE + LOOK);
  const all = fetched.mock.calls.length;
  expect(warnings()).toHaveLength(2);
  expect(warnings()[1]).toBe('The CDN can be purged again');
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(all);
});

it('sends nothing without an address, and nothing once it is stopped', async () => {
  const none = purging({});
  none.start();
  await pass(PAUSE);
  expect(fetched).not.toHaveBeenCalled();
  purge.start();
  await pass(0);
  purge.onApplicationShutdown();
  await pass(10 * PAUSE);
  expect(fetched).toHaveBeenCalledTimes(1);
});
