// Whom the gateway takes a request to be from, and what it lets one network hold: nginx with deploy/nginx.conf. The server behind it answers at
// once, or holds a request until it is let go.
import { type ClientRequest, createServer, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts } from '@wod/testing/ports';
import { installed, Programs } from '@wod/testing/programs';
import { startGateway } from './nginx';

/** What one network may have under way, and of these how many with a body. */
const UNDER_WAY = 1000;
const WITH_A_BODY = 250;
const AT_ONCE = 100;

/** The gateway, with this many trusted proxies, itself included. */
class Gateway {
  private readonly held: (() => void)[] = [];
  private readonly begun: ClientRequest[] = [];
  private readonly behind: Server;
  private address = '';
  private programs?: Programs;

  /** Runs a test with one. */
  static async during(trustProxy: number, test: (gateway: Gateway) => Promise<void>): Promise<void> {
    const gateway = await Gateway.start(trustProxy);
    try {
      await test(gateway);
    } finally {
      await gateway.close();
    }
  }

  private constructor() {
    this.behind = createServer(({ url }, response) => void (url === '/held' ? this.held.push(() => response.end()) : response.end())).listen(
      0,
      '127.0.0.1',
    );
  }

  private static async start(trustProxy: number): Promise<Gateway> {
    const gateway = new Gateway();
    gateway.programs = new Programs(await mkdtemp(join(tmpdir(), 'wod-gateway-')));
    const [port = 0] = await freePorts(1);
    gateway.address = `http://127.0.0.1:${port}`;
    const behind = `127.0.0.1:${(gateway.behind.address() as AddressInfo).port}`;
    await startGateway(gateway.programs, { port, api: behind, shell: behind, trustProxy });
    return gateway;
  }

  /** Asks on a connection of its own. @param body sent with a POST @returns the status */
  status(forwardedFor: string, path = '/', body?: string): Promise<number | undefined> {
    const headers = { ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) };
    const asked = request(this.address + path, { method: body === undefined ? 'GET' : 'POST', headers, agent: false });
    return new Promise((resolve, reject) => {
      asked
        .once('error', reject)
        .once('response', (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
        .end(body);
    });
  }

  /** Begins a POST whose body doesn't come. */
  begin(forwardedFor: string, headers: OutgoingHttpHeaders): void {
    const begun = request(this.address, { method: 'POST', headers: { 'x-forwarded-for': forwardedFor, ...headers }, agent: false });
    begun
      .once('error', () => undefined)
      .once('response', (answer) => answer.resume())
      .write('x');
    this.begun.push(begun);
  }

  /** Has as many requests under way as one network may. */
  async fill(forwardedFor: (number: number) => string): Promise<void> {
    while (this.held.length < UNDER_WAY) {
      const { length } = this.held;
      for (let number = length; number < length + AT_ONCE; number += 1) void this.status(forwardedFor(number), '/held');
      await expect.poll(() => this.held.length).toBe(length + AT_ONCE);
    }
  }

  private async close(): Promise<void> {
    for (const end of this.held) end();
    for (const begun of this.begun) begun.destroy();
    await this.programs?.close();
    this.behind.close();
    await rm(this.programs?.folder ?? '', { recursive: true });
  }
}

if (installed('nginx') === undefined) {
  console.log('left out: the gateway alone (apt-get install nginx)');
} else {
  const cases: [what: string, trustProxy: number, full: (number: number) => string, alsoFull: string[], others: string[]][] = [
    ['nobody in front', 1, (number) => `198.51.100.${number % 250}`, ['', '203.0.113.1'], []],
    [
      'a terminator in front',
      2,
      (number) => `192.0.2.1, 203.0.113.${number % 250}`,
      ['203.0.113.251'],
      ['', '198.51.100.1', '203.0.113.1, 198.51.100.1', `${'a'.repeat(15_000)}, 198.51.100.1`],
    ],
    [
      'a terminator and a cache in front',
      3,
      (number) => `192.0.2.1, 203.0.113.${number % 250}, 10.0.0.1`,
      ['203.0.113.251, 10.0.0.1', '2001:db8::1, 203.0.113.251,10.0.0.1'],
      ['198.51.100.1, 10.0.0.1', '2001:db8::1, 10.0.0.1', '203.0.113.1, 2001:db8::1, 10.0.0.1'],
    ],
    ['a terminator in front, and whoever asks past it', 2, () => '', ['unknown', '198.51.100.1, unknown'], ['198.51.100.1']],
  ];
  for (const [what, trustProxy, full, alsoFull, others] of cases) {
    test(`with ${what} the gateway bounds what one network has under way`, () =>
      Gateway.during(trustProxy, async (gateway) => {
        await gateway.fill(full);
        for (const forwardedFor of alsoFull) expect([forwardedFor, await gateway.status(forwardedFor)]).toEqual([forwardedFor, 503]);
        for (const forwardedFor of others) expect([forwardedFor, await gateway.status(forwardedFor)]).toEqual([forwardedFor, 200]);
      }));
  }

  test('one network has only so many bodies on their way', () =>
    Gateway.during(2, async (gateway) => {
      const begin = (number: number) =>
        gateway.begin('203.0.113.7', number % 2 === 0 ? { 'content-length': 200_000 } : { 'transfer-encoding': 'chunked' });
      for (let number = 0; number < WITH_A_BODY; number += 1) begin(number);
      await expect
        .poll(() => {
          // What is asked here may have taken the place of one of them.
          begin(0);
          return gateway.status('203.0.113.8', '/', 'a body');
        })
        .toBe(503);
      expect(await gateway.status('203.0.113.8')).toBe(200);
      expect(await gateway.status('203.0.113.8', '/', '')).toBe(200);
      expect(await gateway.status('198.51.100.1', '/', 'a body')).toBe(200);
    }));

  test('headers as long as they may be keep nobody waiting', () =>
    Gateway.during(2, async (gateway) => {
      // Looked at from each of its bytes, each of these would take seconds.
      const long = ['a', '1', '1,', ' ', ', ', '1, ', '1 '].flatMap((text) =>
        Array.from({ length: 30 }, () => `${text.repeat(15_000 / text.length)}x, 203.0.113.5`),
      );
      const asked = Promise.all(long.map((forwardedFor) => gateway.status(forwardedFor)));
      expect(await gateway.status('198.51.100.1')).toBe(200);
      expect(new Set(await asked)).toEqual(new Set([200]));
    }));
}
