// Hostile clients, for the drills and their quick versions among the journeys.
import { connect } from 'node:net';

const TICK_MS = 1000;
const BACK_AFTER_MS = 200;
/** How long to wait for the answer to one malformed request. */
const PATIENCE_MS = 5000;
const READ_BYTES = 1000;
/** How long all clients of a siege take to arrive: what is measured is how they stay. */
const ARRIVAL_MS = 3000;

/** @param {string[]} head */
const lines = (...head) => `${head.join('\r\n')}\r\n\r\n`;
/** @param {string} target @param {string[]} headers */
const post = (target, ...headers) => lines(`POST ${target} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers);
/** @param {string} target @param {string[]} headers */
const get = (target, ...headers) => lines(`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers);
/** @param {string} target @param {string} body @param {string[]} headers */
const ofLength = (target, body, ...headers) => post(target, `Content-Length: ${body.length}`, 'Connection: close', ...headers) + body;

/**
 * @typedef {{ begin?: (paths: Paths) => string, tick?: (socket: import('node:net').Socket) => void, reads?: boolean }} Behaviour
 *
 * @typedef {object} Paths addresses on the attacked server
 * @property {string} small a small answer
 * @property {string} large an answer too large for the buffers on the way
 * @property {string} form takes a body
 */

/**
 * What lingering connections do: at first, and then every second.
 * @satisfies {Record<string, Behaviour>}
 */
export const BEHAVIOURS = {
  'idle from the start': { reads: true },
  'idle after one request': { reads: true, begin: ({ small }) => get(small) },
  'a byte of header per second': {
    reads: true,
    begin: ({ small }) => `GET ${small} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `,
    tick: (socket) => socket.write('x'),
  },
  'a byte of body per second': { reads: true, begin: ({ form }) => post(form, 'Content-Length: 100000'), tick: (socket) => socket.write(' ') },
  '1 kB read per second': { begin: ({ large }) => get(large, 'Accept-Encoding: identity'), tick: (socket) => socket.read(READ_BYTES) },
};

/** Clients that all behave alike. One that is turned away comes back. */
export class Siege {
  turnedAway = 0;
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set();
  #isOver = false;

  /** @param {string} origin @param {number} count @param {keyof typeof BEHAVIOURS} behaviour @param {Paths} paths */
  constructor(origin, count, behaviour, paths) {
    this.origin = new URL(origin);
    /** @type {Behaviour} */
    this.behaviour = BEHAVIOURS[behaviour];
    this.paths = paths;
    for (let number = 0; number < count; number += 1) setTimeout(() => this.#isOver || this.#connect(), (number / count) * ARRIVAL_MS);
    this.timer = setInterval(() => {
      for (const socket of this.#sockets) if (!socket.pending && socket.writable) this.behaviour.tick?.(socket);
    }, TICK_MS);
  }

  get size() {
    return this.#sockets.size;
  }

  #connect() {
    const { begin, reads } = this.behaviour;
    const socket = connect(Number(this.origin.port), this.origin.hostname, () => begin && socket.write(begin(this.paths)));
    this.#sockets.add(socket);
    if (reads) socket.resume();
    socket
      .on('error', () => undefined)
      .on('close', () => {
        this.#sockets.delete(socket);
        if (this.#isOver) return;
        this.turnedAway += 1;
        setTimeout(() => this.#isOver || this.#connect(), BACK_AFTER_MS);
      });
  }

  async end() {
    this.#isOver = true;
    clearInterval(this.timer);
    const closed = [...this.#sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(closed);
  }
}

const chunk = (/** @type {string} */ text) => `${text.length.toString(16)}\r\n${text}\r\n`;
/** @param {number} count @param {(index: number) => string} make */
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const DEEP = 100_000;
const MEGABYTE = 'x'.repeat(1_000_000);

/** @type {Record<string, (paths: Paths) => string>} the bytes, as latin1 */
const MALFORMED = {
  'a body that says it is too large': ({ form }) => post(form, 'Content-Length: 50000000') + MEGABYTE + MEGABYTE,
  'a body that gets too large in chunks': ({ form }) => post(form, 'Transfer-Encoding: chunked') + chunk(MEGABYTE).repeat(3),
  'JSON that breaks off': ({ form }) => ofLength(form, '{"username":"admin","password":'),
  'lists 100,000 levels deep': ({ form }) => ofLength(form, '['.repeat(DEEP) + ']'.repeat(DEEP)),
  'objects 100,000 levels deep': ({ form }) => ofLength(form, '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)),
  '100,000 fields': ({ form }) => ofLength(form, `{${many(DEEP, (index) => `"${index}":0`).join()}}`),
  '2,000 headers': ({ small }) => get(small, ...many(2000, (index) => `X-Header-${index}: ${'x'.repeat(100)}`)),
  'one header of 100 kB': ({ small }) => get(small, `Cookie: a=${'x'.repeat(100_000)}`),
  'an address of 100 kB': ({ small }) => get(`${small}?search=${'x'.repeat(100_000)}`),
  'a compressed body that is none': ({ form }) => ofLength(form, '\x1f\x8b\x08garbage', 'Content-Encoding: gzip'),
  'a body in another character set': ({ form }) =>
    lines(`POST ${form} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json; charset=utf-16', 'Content-Length: 4', 'Connection: close') +
    '\xff\xfe{\x00',
  'a body that is no UTF-8': ({ form }) => post(form, 'Content-Length: 16', 'Connection: close') + '{"username":"\xff"}',
  'an address that is no UTF-8': ({ small }) => get(`${small}/%ff%fe`, 'Connection: close'),
  'an unknown transfer encoding': ({ form }) => post(form, 'Transfer-Encoding: gzip, cow') + '{}',
  'chunks without a size': ({ form }) => post(form, 'Transfer-Encoding: chunked') + 'zz\r\n{}\r\n0\r\n\r\n',
  'a chunk larger than any memory': ({ form }) => post(form, 'Transfer-Encoding: chunked') + 'FFFFFFFFFFFFFFFFFF\r\n{}\r\n',
  'a length and chunks at once': ({ form }) =>
    post(form, 'Content-Length: 4', 'Transfer-Encoding: chunked') + '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
  'garbage behind a request': ({ small }) => get(small) + '\x00\xff\x16\x03\x01 garbage \r\n'.repeat(3000),
  'the greeting of TLS': () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(520, '\x00'),
  'the greeting of HTTP/2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
};

/**
 * Requests that nobody sends by accident.
 * @param {Paths} paths @returns {{ name: string, bytes: Buffer }[]}
 */
export const malformedRequests = (paths) => Object.entries(MALFORMED).map(([name, make]) => ({ name, bytes: Buffer.from(make(paths), 'latin1') }));

/**
 * Sends a malformed request and reads what comes back until the connection ends.
 * @param {string} origin @param {Buffer} bytes @param {string} [localAddress] where the connection comes from
 * @returns {Promise<number[]>} the statuses of all answers; none if the connection simply closed
 */
export function sendMalformed(origin, bytes, localAddress) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port: Number(port), host: hostname, localAddress }, () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearTimeout(timer);
        resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)));
      });
  });
}
