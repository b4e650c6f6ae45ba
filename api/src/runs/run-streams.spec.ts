import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ServiceUnavailableException } from '@nestjs/common';
import { OwnRuns } from './own-runs.js';
import { PER_RUN, RunStreams } from './run-streams.js';

/** What a reader is sent on. */
class Connection extends EventEmitter {
  writableEnded = false;
  destroyed = false;
  readonly written: string[] = [];

  write(text: string): boolean {
    this.written.push(text);
    return true;
  }

  end(): void {
    this.writableEnded = true;
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
}

const CODE = 'AAAAAA';
let runs: OwnRuns;
let streams: RunStreams;

beforeEach(async () => {
  runs = new OwnRuns();
  await runs.create(CODE, { version: 1, keyHash: '', json: '{}' }, 'gym');
  streams = new RunStreams(runs);
});
afterEach(() => streams.onApplicationShutdown());

function follow(network: string, connection = new Connection()): Connection {
  void streams.open(CODE, connection as unknown as ServerResponse, network);
  return connection;
}
const refusal = (network: string) => () => streams.assertRoom(CODE, network);

it('has no place for a reader who left before it was opened, or when the server stops', () => {
  const left = new Connection();
  left.destroy();
  const ended = new Connection();
  ended.end();
  for (const connection of [left, ended]) follow('a', connection);
  expect(streams.size).toBe(0);
});

it('counts a reader no more once it is dropped, or its run has ended', async () => {
  const reader = follow('a');
  reader.destroy();
  expect(streams.size).toBe(0);
  const unknown = new Connection();
  await streams.open('BBBBBB', unknown as unknown as ServerResponse, 'a');
  expect([unknown.writableEnded, streams.size]).toEqual([true, 0]);
});

it('refuses a full run only to the network that has most of its readers, which makes room for others', () => {
  const wall = follow('gym');
  const flood = Array.from({ length: PER_RUN - 1 }, () => follow('stranger'));
  expect(refusal('stranger')).toThrow(ServiceUnavailableException);
  expect(refusal('gym')).not.toThrow();
  follow('gym');
  expect([wall, ...flood].filter(({ destroyed }) => destroyed)).toEqual([flood[0]]);
  expect(streams.size).toBe(PER_RUN);
});

it('refuses a full run to one more when no network has more than others', () => {
  const crowd = Array.from({ length: PER_RUN }, (_, index) => follow(`network ${index}`));
  expect(refusal('one more')).toThrow('Too many screens follow this clock');
  expect(crowd.some(({ destroyed }) => destroyed)).toBe(false);
});

it('sends a change a little at a time, networks taking turns', async () => {
  // Each write takes so long by this clock.
  const now = jest.spyOn(performance, 'now');
  let at = 0;
  now.mockImplementation(() => (at += 0.1));
  const [crowd, gym] = [Array.from({ length: 100 }, () => follow('stranger')), follow('gym')];
  const everybody = [...crowd, gym];
  const have = (text: string) => everybody.filter(({ written }) => written.some((event) => event.includes(text))).length;
  while (have('{}') < everybody.length) await nextTurn();
  await runs.replace(CODE, { version: 2, keyHash: '', json: 'change' });
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  expect(have('change')).toBeLessThan(20);
  while (!gym.written.at(-1)?.includes('change')) await nextTurn();
  expect(have('change')).toBeLessThan(50);
  while (have('change') < everybody.length) await nextTurn();
  now.mockRestore();
});
