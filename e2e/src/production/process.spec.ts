// How the product's processes start, fail and end: real ones, one after another.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { halfRequest, type Line, SERVERS, ServerProcess } from './server-process';

const NAMES = Object.keys(SERVERS) as (keyof typeof SERVERS)[];
/** A path each of them answers without a database or an api. */
const PATHS = { 'npm start': '/robots.txt', 'the api': '/api/health/live', 'the document server': '/robots.txt' };

let data: string;
let started: ServerProcess[] = [];

test.beforeEach(async () => void (data = await mkdtemp(join(tmpdir(), 'wod-process-'))));
test.afterEach(async () => {
  for (const server of started) server.signal('SIGKILL');
  await Promise.all(started.map((server) => server.ended()));
  started = [];
  await rm(data, { recursive: true });
});

function start(name: keyof typeof SERVERS, env: NodeJS.ProcessEnv = {}, openFiles?: number) {
  const server = ServerProcess.start(name, { DATA_DIR: data, SEED: 'none', ...env }, openFiles);
  started.push(server);
  return server;
}

/** The response announces that the connection closes after it. */
const LAST_ANSWER = /^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i;

const statusOf = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

for (const name of NAMES) {
  const path = PATHS[name];

  test(`${name}: an error event that nobody listens to is logged, and everything goes on`, async () => {
    const server = start(name);
    const port = await server.port();
    server.signal('SIGUSR2');
    const line = JSON.parse(await server.until(/nobody expected/)) as Line;
    expect(line).toMatchObject({ level: 'error', err: { message: expect.stringContaining('ECONNREFUSED') } });
    expect(await statusOf(port, path)).toBe(200);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
  });

  for (const [what, signal] of [
    ['an exception that nobody caught', 'SIGHUP'],
    ['a rejection that nobody handled', 'SIGALRM'],
  ] as const) {
    test(`${name}: ${what} ends it with 1, once the requests under way are answered`, async () => {
      const server = start(name);
      const port = await server.port();
      const finish = await halfRequest(port, path);
      server.signal(signal);
      const line = JSON.parse(await server.until(/mistake in the code/)) as Line;
      expect(line).toMatchObject({ level: 'fatal', err: { type: 'TypeError', stack: expect.stringContaining('faults.mjs') } });
      // New requests are refused.
      await expect.poll(() => statusOf(port, path).catch(() => 'refused')).toBe('refused');
      expect(await finish()).toMatch(LAST_ANSWER);
      expect(await server.ended()).toBe(1);
    });
  }

  test(`${name}: more connections than it may have files open are no reason to end`, async () => {
    const server = start(name, {}, 256);
    const port = await server.port();
    const sockets = Array.from({ length: 600 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    );
    // Rejected connections are told so; the others are closed after being silent for a while.
    await Promise.race(sockets.map((socket) => new Promise((closed) => socket.once('close', closed))));
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => statusOf(port, path).catch(() => 'turned away')).toBe(200);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
  });

  test(`${name}: a second mistake ends it at once`, async () => {
    const server = start(name);
    await halfRequest(await server.port(), path);
    server.signal('SIGHUP');
    await server.until(/mistake in the code/);
    server.signal('SIGHUP');
    expect(await server.ended()).toBe(1);
    expect(server.log.at(-1)).toMatchObject({ level: 'fatal', msg: expect.stringContaining('at once') });
  });

  test(`${name}: the order to stop ends idle connections, answers the others, and ends it with 0`, async () => {
    const server = start(name);
    const port = await server.port();
    const [unused, finish] = [connect(port, '127.0.0.1').resume(), await halfRequest(port, path)];
    const kept = connect(port, '127.0.0.1');
    kept.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(String(await once(kept, 'data'))).toMatch(/connection: keep-alive/i);
    server.signal('SIGTERM');
    await Promise.all([once(unused, 'close'), once(kept.resume(), 'close')]);
    expect(await finish()).toMatch(LAST_ANSWER);
    expect(await server.ended()).toBe(0);
    expect(server.log.at(-1)).toMatchObject({ level: 'info', msg: 'SIGTERM: the process ends' });
  });

  test(`${name}: what keeps it from listening is one sentence that names the variable, before anything is stored`, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const cases: [NodeJS.ProcessEnv, string][] = [
      [{ PORT: String(port) }, `PORT ${port} is in use by another program: end that one, or set PORT to another port`],
      [{ METRICS_PORT: String(port) }, `METRICS_PORT ${port} is in use by another program: end that one, or set METRICS_PORT to another port`],
      [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is not an address of this machine'],
      [{ HOST: 'nowhere.invalid' }, "HOST nowhere.invalid is a name that can't be found"],
      [{ PORT: 'abc' }, 'The environment has wrong values:\n  PORT must be a whole number from 0 to 65535 (it is "abc")'],
    ];
    for (const [env, sentence] of cases) {
      const server = start(name, env);
      expect(await server.ended()).toBe(1);
      expect(server.log.at(-1)).toEqual({ level: 'fatal', time: expect.stringMatching(/^\d{4}-.*Z$/), msg: sentence });
      expect(await readdir(data)).toEqual([]);
    }
    taken.close();
  });
}

for (const address of ['localhost:4413', 'ftp://gateway', 'http://gateway:80443']) {
  test(`the document server: ${address} is no address of an api, and it says so`, async () => {
    const server = start('the document server', { API_ORIGIN: address });
    expect(await server.ended()).toBe(1);
    expect(server.log.at(-1)).toMatchObject({
      level: 'fatal',
      msg: `API_ORIGIN must be where the api answers, such as http://gateway:8080 (it is "${address}")`,
    });
  });
}

test('every line is an object with time and level, from the first start to the last request', async () => {
  const server = start('npm start', { LOG_LEVEL: 'info', SEED: 'catalogue', NODE_OPTIONS: '--pending-deprecation' });
  const port = await server.port();
  const id = (await fetch(`http://127.0.0.1:${port}/api/auth/me`)).headers.get('x-request-id') ?? '';
  const line = JSON.parse(await server.until(new RegExp(id))) as Line;
  expect(line).toMatchObject({ level: 'warn', id, status: 401 });
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  for (const each of server.log) {
    expect(each).toMatchObject({ level: expect.stringMatching(/^(info|warn)$/), time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
  }
  const said = server.log.map(({ msg }) => msg).join('\n');
  expect(said).toMatch(/Its password is shown only now: admin \/ \S{16,}\n/);
  expect(said).toContain('until these are set: LEGAL_OPERATOR, LEGAL_ADDRESS, LEGAL_CONTACT\n');
});

test('beside the api’s bundle only packages with a binary are loaded, so that there are no two of the others', async () => {
  const script = `
    import { createRequire } from 'node:module';
    await import('${new URL('../../../api/dist/index.js', import.meta.url).href}');
    console.log(JSON.stringify(Object.keys(createRequire('file:///').cache)));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const packages = (JSON.parse(stdout) as string[]).map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file);
  expect(packages).toEqual(expect.arrayContaining(['libsql', '@node-rs/argon2']));
  expect(packages.filter((name) => !/argon2|libsql|^@neon-rs\/load$|^detect-libc$/.test(name))).toEqual([]);
});

test('the order to stop in the middle of a start is no success', async () => {
  const server = start('the api', { SEED: 'catalogue' });
  await server.until(/Importing/);
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(143);
});

test('a SIGTERM to npm ends npm start with 0, and nothing stays behind', async () => {
  const npm = new ServerProcess('npm', ['start', '--silent'], { DATA_DIR: data, SEED: 'none' });
  started.push(npm);
  const port = await npm.port();
  npm.signal('SIGTERM');
  expect(await npm.ended()).toBe(0);
  await expect(statusOf(port, '/robots.txt')).rejects.toThrow('fetch failed');
});
