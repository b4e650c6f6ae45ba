// https in front of the gateway, with nginx and deploy/tls.conf. The server behind it reports the requests it gets.
import { createServer, type Server } from 'node:http';
import type { RequestOptions } from 'node:https';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { freePorts } from '@wod/testing/ports';
import { installed, Programs } from '@wod/testing/programs';
import { overTls, startTls } from './nginx';

/** Over https, whoever signed the certificate. */
async function get(
  port: number,
  path: string,
  options: RequestOptions = {},
): Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }> {
  const answer = await overTls(port, path, options);
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

if (installed('nginx') === undefined || installed('openssl') === undefined) {
  console.log('left out: https in front of the gateway (apt-get install nginx openssl)');
} else {
  test.describe.configure({ mode: 'default' });
  let folder: string;
  let gateway: Server;
  let programs: Programs;
  let http: number;
  let https: number;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wod-tls-'));
    gateway = createServer(({ headers, url }, response) => response.end(JSON.stringify({ url, headers }))).listen(0, '127.0.0.1');
    [http = 0, https = 0] = await freePorts(2);
    const challenges = join(folder, '.well-known/acme-challenge');
    await mkdir(challenges, { recursive: true });
    await writeFile(join(challenges, 'a-challenge'), 'proof', { mode: 0o644 });
    programs = new Programs(folder);
    await startTls(programs, { http, https, gateway: `127.0.0.1:${(gateway.address() as AddressInfo).port}`, proxies: '127.0.9.0/24' });
  });

  test.afterAll(async () => {
    await programs.close();
    gateway.close();
    await rm(folder, { recursive: true });
  });

  test('http is sent to https, but for what proves whose the name is', async () => {
    const sent = await fetch(`http://127.0.0.1:${http}/wods?search=fran`, { redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')]).toEqual([301, 'https://127.0.0.1/wods?search=fran']);
    expect(await (await fetch(`http://127.0.0.1:${http}/.well-known/acme-challenge/a-challenge`)).text()).toBe('proof');
    expect((await fetch(`http://127.0.0.1:${http}/.well-known/acme-challenge/../../privkey.pem`, { redirect: 'manual' })).status).toBe(301);
  });

  test('a visitor can not say who they are, nor how they came', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http', 'x-request-id': 'of-the-visitor', host: 'wod.example' };
    const { status, body } = await get(https, '/wods?page=2', { headers });
    const reached = JSON.parse(body) as { url: string; headers: Record<string, string> };
    expect([status, reached.url]).toEqual([200, '/wods?page=2']);
    expect(reached.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host: 'wod.example' });
    expect(reached.headers).not.toHaveProperty('x-request-id');
  });

  test('a CDN in front says who the visitor is, and nobody before it', async () => {
    const reachedAs = async (forwardedFor: string, localAddress: string) => {
      const { body } = await get(https, '/', { localAddress, headers: { 'x-forwarded-for': forwardedFor } });
      return (JSON.parse(body) as { headers: Record<string, string> }).headers['x-forwarded-for'];
    };
    expect(await reachedAs('198.51.100.1, 203.0.113.7', '127.0.9.1')).toBe('203.0.113.7');
    expect(await reachedAs('198.51.100.1, 203.0.113.7, 127.0.9.2', '127.0.9.1')).toBe('203.0.113.7');
    expect(await reachedAs('198.51.100.1, 2001:db8::7', '127.0.9.1')).toBe('2001:db8::7');
    expect(await reachedAs('203.0.113.7', '127.0.8.1')).toBe('127.0.8.1');
  });

  test('only TLS from 1.2 on is spoken', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      expect((await get(https, '/', { minVersion: version, maxVersion: version })).status).toBe(200);
    }
    await expect(get(https, '/', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).rejects.toThrow();
  });

  test('what it says itself protects a browser too', async () => {
    await new Promise((resolve) => gateway.close(resolve).closeAllConnections());
    const { status, headers } = await get(https, '/');
    expect(status).toBe(502);
    expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff', server: 'nginx' });
  });
}
