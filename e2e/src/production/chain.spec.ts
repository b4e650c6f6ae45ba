// The whole way over https: deploy/tls.conf, with or without deploy/cache.conf behind it, deploy/nginx.conf, a document server and the api. What
// reaches the api passes through here.
import { once } from 'node:events';
import { createServer, request as sendRaw, type Server } from 'node:http';
import type { RequestOptions } from 'node:https';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { freePorts } from '@wod/testing/ports';
import { installed, Programs } from '@wod/testing/programs';
import { startProduct, type Product } from '../product/product';
import { overTls, startCache, startGateway, startTls } from './nginx';
import { SERVERS } from './server-process';

const CDN = '127.0.9.1';
const local = (port: number) => `127.0.0.1:${port}`;

if (installed('nginx') === undefined || installed('openssl') === undefined) {
  console.log('left out: the whole way over https (apt-get install nginx openssl)');
} else {
  for (const hasCache of [false, true]) {
    test.describe(hasCache ? 'over https and a cache' : 'over https', () => {
      test.describe.configure({ mode: 'default' });
      const trustProxy = hasCache ? 3 : 2;
      /** what the api was told of where requests come from, by their address */
      const told = new Map<string, string>();
      let product: Product;
      let between: Server;
      let programs: Programs;
      let https: number;

      test.beforeAll(async () => {
        product = await startProduct({ SEED: 'none', TRUST_PROXY: String(trustProxy) });
        between = createServer((request, response) => {
          const { method, url = '', headers } = request;
          told.set(url, String(headers['x-forwarded-for']));
          const passed = sendRaw(product.address + url, { method, headers }, (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            pipeline(answer, response, () => undefined);
          }).once('error', () => response.destroy());
          request.pipe(passed);
        }).listen(0, '127.0.0.1');
        programs = new Programs(await mkdtemp(join(tmpdir(), 'wod-chain-')));
        const [gateway = 0, shell = 0, cache = 0, inner = 0, http = 0, ofTls = 0] = await freePorts(6);
        https = ofTls;
        programs.start('shell', process.execPath, [...SERVERS['the document server']], {
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(shell),
          API_ORIGIN: `http://${local(gateway)}`,
          TRUST_PROXY: String(trustProxy),
        });
        await programs.untilReady('shell', `http://${local(shell)}/robots.txt`);
        await startGateway(programs, { port: gateway, api: local((between.address() as AddressInfo).port), shell: local(shell), trustProxy });
        if (hasCache) await startCache(programs, { port: cache, inner, origin: local(gateway) });
        await startTls(programs, { http, https, gateway: local(hasCache ? cache : gateway), proxies: CDN });
      });
      test.afterAll(async () => {
        await programs.close();
        between.closeAllConnections();
        between.close();
        await product.close();
        await rm(programs.folder, { recursive: true });
      });

      const get = async (path: string, options: RequestOptions) => {
        const answer = await overTls(https, path, options);
        return [answer.statusCode, await text(answer)];
      };

      test('the document server names each visitor to the api', async () => {
        const visitors: [visitor: string, options: RequestOptions][] = [
          ['127.0.1.1', { localAddress: '127.0.1.1' }],
          ['127.0.2.1', { localAddress: '127.0.2.1', headers: { 'x-forwarded-for': '198.51.100.1' } }],
          ['203.0.113.7', { localAddress: CDN, headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } }],
        ];
        for (const [visitor, options] of visitors) {
          const search = visitor.replace(/\W/g, '');
          expect(await get(`/wods?search=${search}`, options)).toEqual([200, expect.stringContaining(search)]);
          const asked = [...told].filter(([url]) => url.includes(search)).map(([, forwardedFor]) => forwardedFor.split(', ')[0]);
          expect([visitor, new Set(asked)]).toEqual([visitor, new Set([visitor])]);
        }
      });

      test('the events of a clock come as they happen', async () => {
        const run = { of: { kind: 'wod', id: 'fran' }, answers: {}, beganAt: Date.now(), events: [] };
        const created = await fetch(`${product.address}/api/runs`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ run }),
        });
        const { code } = (await created.json()) as { code: string };
        const events = await overTls(https, `/api/runs/${code}/events`);
        const [first] = (await once(events, 'data')) as [Buffer];
        expect(String(first)).toContain('"version":1');
        events.destroy();
      });
    });
  }
}
