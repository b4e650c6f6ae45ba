import { setImmediate as nextTurn } from 'node:timers/promises';
import { QueueFullError } from './fair-queue.js';
import { LoopTurns } from './loop-turns.js';

const LIMITS = { running: 2, waiting: 100, waitingPerShare: 4 };

it('lets a few begin in each turn of the event loop, and shares one after the other', async () => {
  const turns = new LoopTurns(LIMITS);
  const begun: string[] = [];
  const ask = (share: string, name: string) => turns.turn(share).then(() => void begun.push(name));
  const all = Promise.all([...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name)), ask('b', 'b1')]);
  await Promise.resolve();
  const inFirstTurn = await nextTurn().then(() => [...begun]);
  expect(inFirstTurn.slice(0, 2)).toEqual(['a1', 'a2']);
  expect(inFirstTurn.length).toBeLessThan(6);
  await all;
  expect(begun.indexOf('b1')).toBeLessThan(begun.indexOf('a4'));
});

it('begins at once while there is room in this turn of the loop', async () => {
  const turns = new LoopTurns(LIMITS);
  expect([turns.begin('a'), turns.begin('a'), turns.begin('a')]).toEqual([true, true, false]);
  await nextTurn();
  expect(turns.begin('a')).toBe(true);
});

it('refuses what is too much of one share', async () => {
  const turns = new LoopTurns(LIMITS);
  const asked = await Promise.allSettled(Array.from({ length: 7 }, () => turns.turn('a')));
  expect(asked.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected']);
  expect((asked.at(-1) as PromiseRejectedResult).reason).toBeInstanceOf(QueueFullError);
});
