// The page metrics for the operator, from a single process and from a separate document server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from '@wod/server';
import { freePort, freePorts } from '@wod/testing/ports';
import { Programs } from '@wod/testing/programs';
import { OwnReleases } from '../product/own-releases';
import { SITE_NAME, SITE_ORIGIN, startProduct } from '../product/product';
import { expect, test } from '../product/with-product';

const DOCUMENT_SERVER = fileURLToPath(new URL('../../../server/dist/document-server.js', import.meta.url));
const originOf = (port: number) => `http://127.0.0.1:${port}`;

/** The number of responses for a route, by source and status. */
async function pagesOf(metricsPort: number, route: string) {
  const text = await (await fetch(`${originOf(metricsPort)}/metrics`)).text();
  const counts = text.matchAll(/^wod_document_request_duration_seconds_count\{route="(.*)",source="(.*)",status="(\d+)"\} (\d+)$/gm);
  return Object.fromEntries([...counts].flatMap(([, of, source, status, count]) => (of === route ? [[`${source} ${status}`, Number(count)]] : [])));
}

async function expectToBeMeasured(site: string, metricsPort: number) {
  // While the api's version may still be new, nothing is kept.
  await expect
    .poll(async () => {
      await fetch(`${site}/about`);
      return pagesOf(metricsPort, 'about');
    })
    .toEqual({ 'rendered 200': expect.any(Number), 'memory 200': expect.any(Number) });
  await fetch(`${site}/wods/nothing`);
  expect(await pagesOf(metricsPort, 'wod-detail')).toEqual({ 'rendered 404': 1 });
  await fetch(`${site}/robots.txt`);
  expect(await pagesOf(metricsPort, '')).toMatchObject({ 'other 200': expect.any(Number) });
}

test('one process measures its pages beside the api’s answers', async () => {
  const port = await freePort();
  const product = await startProduct({ METRICS_PORT: String(port) });
  await expectToBeMeasured(product.address, port);
  expect(await (await fetch(`${originOf(port)}/metrics`)).text()).toContain(
    'wod_http_request_duration_seconds_count{method="GET",route="/api/wods/:id",status="404"} 1',
  );
  await product.close();
});

test('a document server of its own measures its pages', async ({ product }) => {
  const [port = 0, metricsPort = 0] = await freePorts(2);
  const folder = await mkdtemp(join(tmpdir(), 'wod-measured-'));
  const programs = new Programs(folder);
  programs.start('shell', process.execPath, [DOCUMENT_SERVER], {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    HOST: '127.0.0.1',
    API_ORIGIN: product.address,
    SITE_ORIGIN,
    SITE_NAME,
  });
  await programs.untilReady('shell', `${originOf(port)}/robots.txt`);
  await expectToBeMeasured(originOf(port), metricsPort);
  await programs.close();
  await rm(folder, { recursive: true });
});

test('a page and what it asks of the api have one id, also without a gateway', async ({ product }) => {
  const releases = await OwnReleases.copy();
  const ids: (string | null)[] = [];
  const api = {
    request(path: string, init?: RequestInit) {
      ids.push(new Headers(init?.headers).get('x-request-id'));
      return fetch(`${product.address}/api${path}`, init);
    },
    contentVersion: () => '1',
    handle: () => undefined,
    close: () => Promise.resolve(),
  };
  const site = await listen({
    api,
    site: { name: SITE_NAME, origin: SITE_ORIGIN, legal: {} },
    remotes: releases.directory,
    port: 0,
    host: '127.0.0.1',
    warn: () => undefined,
  });
  const { headers } = await fetch(`${site.address}/wods`);
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids)).toEqual(new Set([headers.get('x-request-id')]));
  await site.close();
  await releases.remove();
});
