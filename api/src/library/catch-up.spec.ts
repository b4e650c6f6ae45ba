import timers from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Transactions } from '../platform/database/transactions.js';
import type { Environment } from '../platform/environment/environment.js';
import type { Library } from './library.js';
import { CatchUp } from './catch-up.js';

const transactions = { inTurn: <Result>(work: () => Promise<Result>) => work() } as Transactions;

let refresh: jest.Mock<Promise<void>, []>;
let warnings: jest.SpyInstance;
let catchUp: CatchUp;

/** Makes this many refreshes fail before one succeeds. */
const failing = (times: number) => {
  for (let time = 0; time < times; time += 1) refresh.mockRejectedValueOnce(new Error('the disk is slow'));
};
const caughtUp = () =>
  new Promise<void>((resolve) => {
    warnings.mockImplementation((message: string) => void (message.startsWith('Every change') && resolve()));
  });
const on = (embedded: boolean) => new CatchUp({ embedded } as Environment, transactions, { refresh } as unknown as Library);

beforeEach(() => {
  refresh = jest.fn(() => Promise.resolve());
  warnings = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  catchUp = on(true);
});
afterEach(() => {
  catchUp.onApplicationShutdown();
  jest.restoreAllMocks();
});

it('has the read model take a change in before the change is answered', async () => {
  let isTakenIn = false;
  refresh.mockImplementation(async () => {
    await new Promise(setImmediate);
    isTakenIn = true;
  });
  await catchUp.afterCommit();
  expect([isTakenIn, catchUp.staleSeconds]).toEqual([true, undefined]);
  expect(warnings).not.toHaveBeenCalled();
});

it('fails no change that is saved: it counts as missing, and is read again until it is there', async () => {
  failing(2);
  const done = caughtUp();
  await catchUp.afterCommit();
  expect(catchUp.staleSeconds).toBe(0);
  await done;
  expect([catchUp.staleSeconds, refresh.mock.calls.length]).toEqual([undefined, 3]);
  expect(warnings.mock.calls).toEqual([
    ['A change is saved, but not read yet: Error: the disk is slow'],
    ['Every change that is saved is read again'],
  ]);
});

it('reads again soon, and ever less often, but never gives up', async () => {
  const pause = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
  failing(9);
  const done = caughtUp();
  await catchUp.afterCommit();
  await done;
  expect(pause.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
});

it('is said once, however many changes follow, and for as long as the first is missing', async () => {
  failing(3);
  const done = caughtUp();
  await catchUp.afterCommit();
  await catchUp.afterCommit();
  await done;
  expect(warnings).toHaveBeenCalledTimes(2);
  expect(refresh).toHaveBeenCalledTimes(4);
});

it('knows from the next change that brings both that nothing is missing', async () => {
  failing(1);
  await catchUp.afterCommit();
  await catchUp.afterCommit();
  expect(catchUp.staleSeconds).toBeUndefined();
});

it('tells for how many whole seconds', async () => {
  failing(1);
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  await catchUp.afterCommit();
  now.mockReturnValue(3999);
  expect(catchUp.staleSeconds).toBe(2);
});

it('does not read again in a process that is ending', async () => {
  failing(1);
  await catchUp.afterCommit();
  catchUp.onApplicationShutdown();
  await new Promise(setImmediate);
  expect([refresh.mock.calls.length, catchUp.staleSeconds]).toEqual([1, 0]);
});

it('waits on MySQL for a while only, so that a database that is silent keeps nobody waiting', async () => {
  catchUp = on(false);
  await catchUp.afterCommit();
  expect(catchUp.staleSeconds).toBeUndefined();
  refresh.mockReturnValueOnce(new Promise(() => undefined));
  const patience = jest.spyOn(timers, 'setTimeout').mockResolvedValueOnce(undefined);
  await catchUp.afterCommit();
  expect(patience.mock.calls[0]?.[0]).toBe(2000);
  expect(catchUp.staleSeconds).toBe(0);
  expect(warnings).toHaveBeenCalledWith('A change is saved, but not read yet: Error: The database does not answer');
});
