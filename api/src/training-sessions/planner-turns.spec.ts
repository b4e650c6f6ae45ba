import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Planner } from './planner.js';
import { PlannerTurns } from './planner-turns.js';

const visitor = (address: string): Planner => ({ isAdmin: false, key: undefined, address });

let turns: PlannerTurns;
let ends: (() => void)[];
let begun: string[];
/** A write to a database that doesn't answer before it is told to. */
const write = (planner: Planner) =>
  turns.run(planner, () => {
    begun.push(planner.isAdmin ? 'admin' : planner.address);
    return new Promise<void>((resolve) => ends.push(resolve));
  });

beforeEach(() => {
  turns = new PlannerTurns();
  ends = [];
  begun = [];
});
afterEach(() => jest.useRealTimers());

it('lets a visitor hold two connections, others go on beside them, and the admin at once', async () => {
  const flood = Array.from({ length: 100 }, () => write(visitor('192.0.2.1')).catch(({ message }: Error) => message));
  void write(visitor('198.51.100.1'));
  void write({ ...visitor('192.0.2.1'), isAdmin: true });
  await nextTurn();
  expect(begun.sort()).toEqual(['192.0.2.1', '192.0.2.1', '198.51.100.1', 'admin']);
  while (begun.length < 34) {
    for (const end of ends.splice(0)) end();
    await nextTurn();
  }
  for (const end of ends) end();
  const refused = (await Promise.all(flood)).filter((message) => message !== undefined);
  expect(refused).toEqual(Array(68).fill('The planner is busy at the moment. Please try again'));
});

it('lets nobody wait for ever', async () => {
  jest.useFakeTimers();
  const writes = [1, 2, 3].map(() => write(visitor('192.0.2.1')));
  const late = expect(writes[2]).rejects.toThrow('The planner is busy at the moment. Please try again');
  await jest.advanceTimersByTimeAsync(10_000);
  await late;
  expect(begun).toHaveLength(2);
});
