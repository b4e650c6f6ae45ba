// A document server in front of an api elsewhere that comes and goes.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { farApi, listen } from '@wod/server';
import { OwnReleases } from '../product/own-releases';
import { SITE_NAME, SITE_ORIGIN } from '../product/product';
import { expect, test } from '../product/with-product';

let api: Server;
let origin: string;
let version = '1';
/** the version of the sessions, which an older api doesn't report */
let sessions: string | undefined;
let asked: string[] = [];
let releases: OwnReleases;
let shell: { address: string; close(): Promise<void> };

/** The product's api, except for the versions, which the test controls. */
test.beforeEach(async ({ product }) => {
  api = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/api/content-version') {
      response.end(JSON.stringify({ version, ...(sessions !== undefined && { library: version, sessions }) }));
      return;
    }
    asked.push(path);
    response.setHeader('x-content', /^\/api\/(wods|days)/.test(path) ? 'library' : 'sessions');
    void fetch(product.address + path).then(async (answer) => response.end(await answer.text()));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  releases = await OwnReleases.copy();
  const site = { name: SITE_NAME, origin: SITE_ORIGIN, legal: {} };
  shell = await listen({ api: farApi(origin, () => {}), site, remotes: releases.directory, port: 0, host: '127.0.0.1', warn: () => {} });
});

test.afterEach(async () => {
  sessions = undefined;
  await shell.close();
  await endApi();
  await releases.remove();
});

async function endApi() {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
}

/** How many api requests one more visit to the home page causes. */
async function askedForHome(): Promise<number> {
  asked = [];
  expect((await fetch(shell.address)).status).toBe(200);
  return asked.length;
}

test('a page is made once as long as the content stays the same, and anew after that', async () => {
  // The recent workouts and the days.
  expect(await askedForHome()).toBe(2);
  // It is kept once the api's replicas have had some seconds to see a change.
  await expect.poll(askedForHome).toBe(0);
  version = '2';
  await expect.poll(askedForHome).toBe(2);
  // The replica that was asked may not have seen the change yet.
  expect(await askedForHome()).toBe(2);
  await expect.poll(askedForHome).toBe(0);
});

test('a change of the sessions leaves what shows the library', async () => {
  sessions = '1.1';
  await expect.poll(askedForHome).toBe(0);
  const askedForSessions = async () => {
    asked = [];
    expect((await fetch(`${shell.address}/training-sessions`)).status).toBe(200);
    return asked.length;
  };
  await expect.poll(askedForSessions).toBe(0);
  sessions = '1.2';
  await expect.poll(askedForSessions).toBe(1);
  expect(await askedForHome()).toBe(0);
});

test('without the api, what was made goes on being served; the rest says that it is away', async ({ library }) => {
  const home = async () => (await fetch(shell.address)).text();
  await expect.poll(askedForHome).toBe(0);
  const before = await home();
  await endApi();

  expect(await home()).toBe(before);
  const unseen = await fetch(shell.address + library.wod('Fran'));
  expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '10']);
  const page = await unseen.text();
  expect(page).toContain('Failed to fetch WOD details');
  expect(page).toContain('>Training Sessions</a>');
  const sitemap = await fetch(`${shell.address}/sitemap.xml`);
  expect([sitemap.status, sitemap.headers.get('retry-after')]).toEqual([503, '10']);

  await new Promise<void>((resolve) => api.listen(Number(new URL(origin).port), '127.0.0.1', resolve));
  expect((await fetch(shell.address + library.wod('Fran'))).status).toBe(200);
});
