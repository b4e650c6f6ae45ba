import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Transactions } from '../platform/database/transactions.js';
import type { Library } from './library.js';
import { ReplicaWatch } from './replica-watch.js';

const PERIOD = 400;
const transactions = { inTurn: <Result>(work: () => Promise<Result>) => work() } as Transactions;

let refresh: jest.Mock<Promise<void>, []>;
let warn: jest.SpyInstance;
let file: { path: string; isGone: boolean; isWritableAgain: boolean; problem: string | undefined };
let driver: { databaseConnection: { file: typeof file } };
let watch: ReplicaWatch;

const watching = (type: 'better-sqlite3' | 'mysql') =>
  new ReplicaWatch({ options: { type }, driver } as unknown as DataSource, transactions, { refresh } as unknown as Library);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const warnings = () => warn.mock.calls.map(([message]) => message as string);

beforeEach(() => {
  jest.useFakeTimers();
  refresh = jest.fn(() => Promise.resolve());
  warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  file = { path: 'library.sqlite', isGone: false, isWritableAgain: false, problem: undefined };
  driver = { databaseConnection: { file } };
  watch = watching('better-sqlite3');
});
afterEach(() => {
  watch.onApplicationShutdown();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each(['better-sqlite3', 'mysql'] as const)('looks several times a second until it is stopped (%s)', async (type) => {
  watch = watching(type);
  watch.start();
  expect(refresh).not.toHaveBeenCalled();
  await pass(2 * PERIOD);
  expect(refresh).toHaveBeenCalledTimes(2);
  watch.onApplicationShutdown();
  await pass(2 * PERIOD);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(warnings()).toEqual([]);
});

it('looks again only when it has seen', async () => {
  let seen = () => {};
  refresh.mockReturnValue(new Promise((resolve) => (seen = resolve)));
  watch.start();
  await pass(5 * PERIOD);
  expect(refresh).toHaveBeenCalledTimes(1);
  watch.onApplicationShutdown();
  seen();
  await pass(2 * PERIOD);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('knows how old what is held is', async () => {
  await pass(5000);
  expect([watch.age, watch.staleSeconds]).toEqual([0, undefined]);
  refresh.mockRejectedValue(new Error('away'));
  watch.start();
  await pass(2000);
  expect([watch.age, watch.staleSeconds]).toEqual([2, undefined]);
  await pass(1900);
  expect([watch.age, watch.staleSeconds]).toEqual([3.9, 3]);
  refresh.mockResolvedValue(undefined);
  await pass(PERIOD);
  expect(watch.staleSeconds).toBeUndefined();
  expect(watch.age).toBeLessThan(PERIOD / 1000);
});

it('says once that changes are not seen, and once that they are', async () => {
  refresh.mockRejectedValue(new Error('away'));
  watch.start();
  await pass(3 * PERIOD);
  refresh.mockResolvedValue(undefined);
  await pass(3 * PERIOD);
  expect(warnings()).toEqual([
    "Changes of other processes can't be seen: Error: away",
    'The database answers again, and changes made by other processes are seen',
  ]);
});

it('says nothing of a database that goes away while the process ends', async () => {
  let fail = (_: Error) => {};
  refresh.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  watch.start();
  await pass(PERIOD);
  watch.onApplicationShutdown();
  fail(new Error('closed'));
  await pass(PERIOD);
  expect(warnings()).toEqual([]);
});

it('reads no file that others do not find any more', async () => {
  file.isGone = true;
  watch.start();
  await pass(2 * PERIOD);
  expect(refresh).not.toHaveBeenCalled();
  expect(warnings()).toEqual([expect.stringMatching(/^The library can only be read at the moment: library\.sqlite was deleted or replaced/)]);
});

it('says once that nothing can be saved, and once that it can', async () => {
  file.problem = 'the disk is full';
  watch.start();
  await pass(2 * PERIOD);
  file.problem = undefined;
  await pass(2 * PERIOD);
  expect(warnings()).toEqual(['The library can only be read at the moment: the disk is full', 'The library can be saved again']);
  expect(refresh).toHaveBeenCalledTimes(4);
});
