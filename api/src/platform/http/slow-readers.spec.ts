import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Client, newClient } from './clients.js';
import { slowReaders } from './slow-readers.js';

const MB = 1024 * 1024;
const SECOND = 1000;

/** A connection on which so much waits to be taken. */
class Reader {
  readonly socket = { destroyed: false, bytesWritten: 0, writableLength: 0 };
  readonly client: Client;

  constructor(
    readonly waits: number,
    network = 'a',
    answers = 1,
  ) {
    this.client = newClient(this.socket as Socket, network);
    const underWay = { response: this.socket as unknown as ServerResponse, end: () => undefined, isStream: false };
    this.client.underWay.push(...Array.from({ length: answers }, () => underWay));
    this.socket.writableLength = this.socket.bytesWritten = waits;
  }

  take(bytes: number): void {
    this.socket.writableLength -= bytes;
  }
}

const looking = (readers: Reader[]) => (now: number) => {
  const closed = slowReaders(
    readers.map(({ client }) => client),
    now,
  );
  for (const { socket } of closed) Object.assign(socket ?? {}, { destroyed: true });
  return closed.map((client) => readers.findIndex((reader) => reader.client === client));
};

it('gives a reader half a minute, and longer the more there is to take', () => {
  const look = looking([new Reader(1000), new Reader(MB)]);
  look(0);
  expect([look(30 * SECOND), look(31 * SECOND), look(160 * SECOND), look(162 * SECOND)]).toEqual([[], [0], [], [1]]);
});

it('waits for whoever goes on taking enough, and begins anew with whoever has taken all', () => {
  const [steady, next] = [new Reader(100 * MB), new Reader(1000)] as const;
  const look = looking([steady, next]);
  for (let now = 0; now < 300 * SECOND; now += 500) {
    steady.take(100_000);
    if (now === 20 * SECOND) next.take(1000);
    if (now === 21 * SECOND) next.socket.writableLength = next.socket.bytesWritten = 2000;
    if (now < 51 * SECOND) expect(look(now)).toEqual([]);
    else expect([[], [1]]).toContainEqual(look(now));
  }
  expect(next.socket.destroyed).toBe(true);
});

it('closes those of a network that have been slow for longest when too much waits for it', () => {
  const readers = [new Reader(9 * MB, 'b'), ...Array.from({ length: 3 }, () => new Reader(7 * MB))];
  const look = looking(readers);
  expect([look(0), look(500), look(1000)]).toEqual([[], [1], []]);
});

it('counts what small answers take besides their bytes', () => {
  const look = looking(Array.from({ length: 150 }, () => new Reader(100, 'a', 32)));
  expect(look(0)).toEqual([]);
  expect(look(500)).toEqual(Array.from({ length: 26 }, (_, index) => index));
});

it('closes those of the network for which most waits when too much waits for all', () => {
  const readers = ['a', 'b', 'c', 'd', 'e', 'f'].map((network) => new Reader(network === 'd' ? 12 * MB : 11 * MB, network));
  const look = looking(readers);
  expect([look(0), look(500)]).toEqual([[], [3]]);
});
