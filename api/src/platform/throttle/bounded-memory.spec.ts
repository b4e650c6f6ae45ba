import { BoundedMemory } from './bounded-memory.js';

const WINDOW = { customDuration: 60 };

it('keeps so many keys and no more, and forgets those that were counted longest ago', async () => {
  const memory = new BoundedMemory(100);
  for (let time = 0; time < 3; time += 1) await memory.penalty('one that goes on', 1, WINDOW);
  await memory.penalty('one that has ended', 1, WINDOW);
  for (let network = 0; network < 99; network += 1) {
    await memory.penalty(`flood ${network}`, 1, WINDOW);
    await memory.penalty('one that goes on', 1, WINDOW);
  }
  expect([memory.size, memory.dump().storage.length]).toEqual([100, 100]);
  expect(await memory.get('one that has ended')).toBeNull();
  expect((await memory.get('one that goes on'))?.consumedPoints).toBe(102);
});

it('forgets at once what it is told to', async () => {
  const memory = new BoundedMemory(100);
  await memory.penalty('a', 1, WINDOW);
  await memory.delete('a');
  expect([memory.size, memory.dump().storage.length, await memory.get('a')]).toEqual([0, 0, null]);
});
