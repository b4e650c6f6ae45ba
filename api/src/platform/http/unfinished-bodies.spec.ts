import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { UnfinishedBodies } from './unfinished-bodies.js';

const KB = 1024;
const requestWith = (headers: IncomingHttpHeaders) => Object.assign(new EventEmitter(), { headers, push: () => true }) as unknown as IncomingMessage;
const ofLength = (bytes: number) => requestWith({ 'content-length': String(bytes) });

let bodies: UnfinishedBodies;
beforeEach(() => void (bodies = new UnfinishedBodies(() => undefined)));

/** Begins so many of a network, each as long as a body may be. */
function fill(count: number, network: string): IncomingMessage[] {
  return Array.from({ length: count }, () => {
    const request = ofLength(256 * KB);
    expect(bodies.begin(request, network)).toEqual([]);
    return request;
  });
}

it('has 16 MB of one network, whose oldest leaves for the next', () => {
  const [first, second] = fill(64, 'a');
  expect(bodies.begin(ofLength(1), 'b')).toEqual([]);
  expect([bodies.begin(ofLength(1), 'a'), bodies.begin(ofLength(256 * KB), 'a')]).toEqual([[first], [second]]);
});

it('has 64 MB of all, and the oldest leaves of the network that has most', () => {
  fill(60, 'a');
  const [oldest] = fill(64, 'b');
  for (const network of ['c', 'd', 'e']) fill(44, network);
  expect(bodies.begin(ofLength(1), 'f')).toEqual([oldest]);
});

it('counts none that has arrived or whose connection has ended', () => {
  for (const request of fill(64, 'a')) request.emit('close');
  const [oldest] = fill(64, 'a');
  expect(bodies.begin(ofLength(1), 'a')).toEqual([oldest]);
  // It leaves room once, also when its connection has ended for it.
  oldest?.emit('close');
  expect(bodies.begin(ofLength(256 * KB), 'a')).toHaveLength(1);
});

it('counts for as much as may come', () => {
  fill(63, 'a');
  expect(bodies.begin(requestWith({}), 'a')).toEqual([]);
  expect(bodies.begin(ofLength(0), 'a')).toEqual([]);
  expect(bodies.begin(ofLength(50_000_000), 'a')).toEqual([]);
  expect(bodies.begin(requestWith({ 'transfer-encoding': 'chunked' }), 'a')).toHaveLength(1);
});
