import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connectionsFor, openFilesLimit } from './connections.js';
import { HttpServer } from './http-server.js';
import { securityHeaders } from './security-headers.js';

const site = { name: 'x', origin: 'https://wod.example', sessionEditing: 'owner', legal: {} } as const;
/** Loopback has many addresses; one of them is a proxy in front of the server. */
const [PROXY, STRANGER, VISITOR] = ['127.0.0.1', '127.0.1.1', '127.0.2.1'];
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let server: HttpServer;
let port: number;
let asked: string[];
const warnings: [string, unknown][] = [];
/** Responses held back by a test. */
const waiting: ServerResponse[] = [];

beforeEach(async () => {
  asked = [];
  warnings.splice(0);
  waiting.splice(0);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/fails') throw new TypeError('a mistake');
    if (request.url === '/half-way') throw (response.write('half'), new TypeError('a mistake'));
    if (request.url === '/waits') return void waiting.push(response);
    request.resume();
    await once(request, 'end');
    return response.end('ok');
  };
  server = new HttpServer(
    (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/fails-at-once') throw new TypeError('a mistake');
      return answer(request, response);
    },
    { headers: securityHeaders(site), warn: (message, { error }) => warnings.push([message, error]), isTrusted: (address) => address === PROXY },
  );
  port = await server.open(0, '127.0.0.1');
});
afterEach(() => server.stop(0));

async function open(localAddress = PROXY): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  await once(socket, 'connect');
  return socket;
}

/** Sends these bytes and returns everything received until the connection ends. */
async function send(bytes: string): Promise<string> {
  const socket = await open();
  socket.write(bytes, 'latin1');
  return text(socket);
}

const post = (...lines: string[]) => ['POST / HTTP/1.1', 'Host: x', ...lines].join('\r\n');

it.each([
  ['no request', 'nonsense\r\n\r\n', 400],
  ['the greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a length and chunks', post('Content-Length: 4', 'Transfer-Encoding: chunked', '', '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'), 400],
  ['two lengths', post('Content-Length: 4', 'Content-Length: 30', '', 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'), 400],
  ['a length that is no number', post('Content-Length: +4', '', 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'), 400],
  [
    'chunks that are not the last encoding',
    post('Transfer-Encoding: chunked, identity', '', '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'),
    400,
  ],
  ['a space before the colon', post('Content-Length : 4', '', 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'), 400],
  ['a header over two lines', post('X-Folded: a', ' b', '', ''), 400],
  ['a line break of one byte', 'GET / HTTP/1.1\nHost: x\n\n', 400],
  ['a zero byte in a header', post('X-Zero: a\x00b', '', ''), 400],
  ['a chunk size that is none', post('Transfer-Encoding: chunked', '', 'zz\r\n{}\r\n0\r\n\r\n'), 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHOST: y\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an expectation', post('Expect: 200-ok', 'Content-Length: 0', '', ''), 417],
  ['101 headers', post(...Array.from({ length: 100 }, (_, index) => `X-${index}: 1`), '', ''), 431],
  ['16 KB of headers', post(`X-Long: ${'x'.repeat(17_000)}`, '', ''), 431],
  ['16 KB of chunk extensions', post('Transfer-Encoding: chunked', '', `1;${'x'.repeat(17_000)}\r\n`), 413],
])('refuses %s, with our headers, and ends the connection', async (_, bytes, status) => {
  const answer = await send(bytes);
  const [head = '', body] = answer.split('\r\n\r\n', 2);
  const lines = head.toLowerCase().split('\r\n');
  expect(lines[0]).toMatch(new RegExp(`^http/1.1 ${status} `));
  expect(lines).toEqual(
    expect.arrayContaining([
      'connection: close',
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'cache-control: no-store',
      'content-type: text/plain; charset=utf-8',
      'strict-transport-security: max-age=31536000',
      `content-length: ${body?.length}`,
    ]),
  );
  expect(body).toMatch(/^The request [\w\s]+$/);
  expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
  // What follows it is not taken for a separate request.
  expect(asked.join()).not.toContain('smuggled');
});

it('answers what was asked before bytes that are no request', async () => {
  const answers = await send(`${GET}nonsense\r\n\r\n`);
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

it('takes a request of HTTP/1.0 without a host, and 100 headers', async () => {
  expect(await send('GET / HTTP/1.0\r\n\r\n')).toContain('200 OK');
  const many = Array.from({ length: 98 }, (_, index) => `X-${index}: 1\r\n`).join('');
  expect(await send(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${many}\r\n`)).toContain('200 OK');
});

it('looks at the request of one network before all of another are begun, however many came at once', async () => {
  const of = (address: string, path: string) => `GET /${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  const greedy = await Promise.all(Array.from({ length: 10 }, () => open()));
  const modest = await open();
  modest.write(of('198.51.100.1', 'before'));
  await once(modest, 'data');
  for (const socket of greedy) socket.resume().write(of('203.0.113.7', 'again').repeat(30));
  modest.write(of('198.51.100.1', 'once'));
  await once(modest, 'data');
  expect(asked.indexOf('GET /once')).toBeLessThan(150);
  for (const socket of [...greedy, modest]) socket.destroy();
});

it('ends a connection that asks for more than it waits for, and looks at nothing else that it sent', async () => {
  const ask = (times: number) => 'GET /waits HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times);
  const patient = await open();
  patient.write(ask(32));
  while (waiting.length < 32) await new Promise(setImmediate);
  let arrived = 0;
  server.on('request', () => (arrived += 1));
  expect(await send(ask(1000))).toMatch(/^(|HTTP\/1.1 503 [^]+Too much is under way. Please try again)$/);
  expect([arrived, asked.length, warnings]).toEqual([
    33,
    64,
    [['Connections were closed that asked for more than 32 things without waiting for an answer', undefined]],
  ]);
  expect(patient.destroyed).toBe(false);
  patient.destroy();
});

it('answers one expectation, and parses none behind it', async () => {
  let arrived = 0;
  server.on('checkExpectation', () => (arrived += 1));
  expect(await send(`${post('Expect: 200-ok', 'Content-Length: 0')}\r\n\r\n`.repeat(100))).toMatch(/^(|HTTP\/1.1 417 [^]+)$/);
  expect(arrived).toBe(1);
});

it('lets only a proxy send bodies in pieces of unknown number, and parses none of the others', async () => {
  const pieces = `${post('Transfer-Encoding: chunked', '')}\r\n${'1\r\n \r\n'.repeat(500)}0\r\n\r\n`;
  for (const [address, status] of [
    [PROXY, 200],
    [STRANGER, 411],
  ] as const) {
    let parsed = 0;
    server.once('request', (request: IncomingMessage) => {
      const push = request.push.bind(request);
      request.push = (piece: unknown) => ((parsed += 1), push(piece));
    });
    const socket = await open(address);
    socket.write(pieces);
    expect(String(await once(socket, 'data'))).toContain(`HTTP/1.1 ${status} `);
    expect(parsed > 1).toBe(status === 200);
    socket.destroy();
  }
});

it('tells every answer of a connection that has ended, also those that wait behind one that goes on', async () => {
  const socket = await open();
  socket.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
  while (waiting.length < 3) await new Promise(setImmediate);
  const closed = Promise.all(waiting.map((response) => once(response, 'close')));
  socket.destroy();
  await closed;
  expect(waiting.map((response) => response.destroyed)).toEqual([true, true, true]);
});

it('answers a request that our code fails on, and goes on', async () => {
  for (const path of ['/fails', '/fails-at-once']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong on our side']);
  }
  await expect(fetch(`http://127.0.0.1:${port}/half-way`).then((half) => half.text())).rejects.toThrow(/terminated|fetch failed/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(warnings).toEqual([1, 2, 3].map(() => ['A request could not be answered', new TypeError('a mistake')]));
});

it('logs an error of its own, at most one a second, and goes on', async () => {
  const error = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
  for (let time = 0; time < 1000; time += 1) server.emit('error', error);
  expect(warnings).toEqual([['A connection could not be taken', error]]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

describe('when all connections are taken', () => {
  const WAITS = 'GET /waits HTTP/1.1\r\nHost: x\r\n\r\n';
  const FULL = ['All 4 connections are taken, so one of the network that has most was closed', undefined];
  const closed = (socket: Socket) => once(socket.resume(), 'close').catch(({ code }) => code);
  const of = (address: string, path: string) => `GET /${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate);
  };

  beforeEach(() => void (server.maxConnections = 4));

  it('closes those that only wait for a next request, and no other', async () => {
    const [idle, ...busy] = [await open(), await open(), await open()] as const;
    idle.write(GET);
    await once(idle, 'data');
    for (const socket of busy) socket.write(WAITS);
    await until(() => waiting.length === 2);
    const late = await open();
    await closed(idle);
    late.write(GET);
    expect(String(await once(late, 'data'))).toContain('200 OK');
    expect(warnings).toEqual([]);
    for (const response of waiting) response.end('late');
    for (const socket of busy) expect(String(await once(socket, 'data'))).toContain('late');
    for (const socket of [late, ...busy]) socket.destroy();
  });

  it('closes the oldest of the network that has most whose answer has not begun, so that others are let in', async () => {
    const visitor = await open(VISITOR);
    visitor.write(WAITS);
    const begun = await open(STRANGER);
    begun.write(WAITS);
    await until(() => waiting.length === 2);
    waiting[1]?.write('begun');
    const unfinished = await open(STRANGER);
    unfinished.write(post('Content-Length: 100', '', '{').replace('/', '/waits'));
    await until(() => waiting.length === 3);
    const ended = closed(unfinished);
    const late = await open('127.0.3.1');
    await ended;
    late.write(GET);
    expect(String(await once(late, 'data'))).toContain('200 OK');
    expect(warnings).toEqual([FULL]);
    for (const response of waiting) response.end('late');
    for (const socket of [visitor, begun]) expect(String(await once(socket, 'data'))).toMatch(/late|begun/);
    for (const socket of [visitor, begun, late]) socket.destroy();
  });

  it('counts a connection of a trusted proxy for the network that it speaks for', async () => {
    const sockets: Socket[] = [];
    for (const address of ['198.51.100.1', '203.0.113.7', '203.0.113.8']) {
      const socket = await open();
      socket.write(of(address, 'waits'));
      await until(() => waiting.length === sockets.length + 1);
      sockets.push(socket);
    }
    const late = await open();
    await closed(sockets[1] as Socket);
    late.write(of('192.0.2.1', ''));
    expect(String(await once(late, 'data'))).toContain('200 OK');
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
    for (const socket of [late, ...sockets]) socket.destroy();
  });
});

it('keeps only so much for readers of one network who take nothing of it', async () => {
  const large = Buffer.alloc(12 * 1024 * 1024);
  const sockets = [await open(STRANGER), await open(STRANGER), await open(VISITOR)];
  for (const socket of sockets) {
    socket.pause().write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n');
    const { length } = waiting;
    while (waiting.length === length) await new Promise(setImmediate);
    waiting.at(-1)?.end(large);
  }
  await once(waiting[0] as ServerResponse, 'close');
  expect(waiting.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  expect(warnings).toEqual([['Connections were closed whose readers took too little of their answers', undefined]]);
  for (const socket of sockets) socket.destroy();
});

it('keeps only so much of what one network has begun to send', async () => {
  const begin = async (address: string) => {
    const socket = await open();
    socket.write(`${post('Content-Length: 262144', `X-Forwarded-For: ${address}`, '', '')}{`);
    return socket;
  };
  const visitor = await begin('198.51.100.1');
  const first = await begin('203.0.113.7');
  const answer = text(first);
  const others: Socket[] = [];
  while (others.length < 64) others.push(await begin('203.0.113.8'));
  expect(await answer).toMatch(/^HTTP\/1.1 408 [^]+The request took too long to arrive$/);
  expect(warnings).toContainEqual(['Requests were ended that had not arrived, since too much of their network or of all was on its way', undefined]);
  for (const socket of [visitor, others.at(-1) as Socket]) {
    socket.write(' '.repeat(262_143));
    expect(String(await once(socket, 'data'))).toContain('200 OK');
  }
  for (const socket of [visitor, ...others]) socket.destroy();
});

it.each([
  [1000, 200],
  [2000, 413],
])('answers a body in %d pieces with %d', async (pieces, status) => {
  const socket = await open();
  socket.write(post('Transfer-Encoding: chunked', '', '1\r\n \r\n'.repeat(pieces)));
  if (status === 200) socket.write('0\r\n\r\n');
  expect(String(await once(socket, 'data'))).toContain(`HTTP/1.1 ${status} `);
  socket.destroy();
});

describe('when a network opens more connections than others leave room for', () => {
  /** However slow the machine is, the visitor was here a moment ago. */
  beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(performance.now()));
  afterEach(() => jest.restoreAllMocks());

  const openAtOnce = (count: number, localAddress: string) => Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }));
  const answers = (sockets: Socket[]) => Promise.all(sockets.map(async (socket) => String(await once(socket, 'data'))));

  it('lets the others in first, and answers on each of its own', async () => {
    const before = await open(VISITOR);
    const many = openAtOnce(300, STRANGER);
    const late = connect({ port, host: '127.0.0.1', localAddress: VISITOR });
    for (const socket of many) socket.write(GET);
    for (const socket of [before, late]) socket.write('GET /visitor HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await answers([before, late, ...many])).toEqual(Array.from({ length: 302 }, () => expect.stringContaining('200 OK')));
    expect(asked.lastIndexOf('GET /visitor')).toBeLessThan(150);
    for (const socket of [before, late, ...many]) socket.destroy();
  });

  it('turns away those that wait beyond a number, and says so to the operator', async () => {
    const visitor = await open(VISITOR);
    const many = openAtOnce(600, STRANGER);
    const ended = many.map((socket) => once(socket.resume(), 'close').catch(({ code }) => code));
    expect(await Promise.race(ended)).toBe('ECONNRESET');
    expect(warnings).toEqual([['Connections of a network that opens too many were turned away', undefined]]);
    visitor.write(GET);
    expect(String(await once(visitor, 'data'))).toContain('200 OK');
    for (const socket of [visitor, ...many]) socket.destroy();
  });

  it('takes whatever a trusted proxy opens', async () => {
    const visitor = await open(VISITOR);
    const many = openAtOnce(600, PROXY);
    for (const socket of many) socket.write(GET);
    expect(await answers(many)).toEqual(many.map(() => expect.stringContaining('200 OK')));
    for (const socket of [visitor, ...many]) socket.destroy();
  });
});

it('keeps a quarter of what a process may open for everything else', () => {
  expect([connectionsFor(1024), connectionsFor(1_048_576), connectionsFor(Infinity)]).toEqual([768, 4000, 4000]);
  expect(openFilesLimit()).toBeGreaterThanOrEqual(256);
});

describe('when it is stopped', () => {
  it('says in each answer that the connection ends, and answers those that are open', async () => {
    const [begun, before, half] = [await open(), await open(), await open()];
    begun.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n');
    while (waiting.length < 1) await new Promise(setImmediate);
    before.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n');
    half.write('GET /late HTTP/1.1\r\n');
    while (waiting.length < 2) await new Promise(setImmediate);
    // The head of this one has been sent, and doesn't announce the end.
    waiting[0]?.write('begun');
    await once(begun, 'data');

    const stopped = server.stop(60_000);
    waiting[0]?.end();
    await once(begun.resume(), 'close');
    const answers = Promise.all([text(before), text(half)]);
    waiting[1]?.end('ok');
    half.write('Host: x\r\n\r\n');
    for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i);
    await stopped;
    await expect(open()).rejects.toThrow('ECONNREFUSED');
  });

  it('ends connections that are idle or were never used', async () => {
    const [unused, idle] = [await open(), await open()];
    idle.write(GET);
    await once(idle, 'data');
    await Promise.all([server.stop(60_000), once(unused.resume(), 'close'), once(idle.resume(), 'close')]);
  });

  it('cuts what is not done when the grace is over', async () => {
    const socket = await open();
    socket.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n');
    while (waiting.length < 1) await new Promise(setImmediate);
    await Promise.all([server.stop(1), once(socket.resume(), 'close')]);
  });
});
