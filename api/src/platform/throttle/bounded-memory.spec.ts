import { BoundedMemory } from './bounded-memory.js';

const WINDOW = { customDuration: 60 };

it('keeps so many keys and no more, and forgets those that were counted longest ago', async () => {
  const memory = new BoundedMemory(100);
  for (let time = 0; time < 3; time += 1) await memory.penalty('network that goes on', 1, WINDOW);
  await memory.penalty('network that has ended', 1, WINDOW);
  for (let network = 0; network < 99; network += 1) {
    await memory.penalty(`network ${network}`, 1, WINDOW);
    await memory.penalty('network that goes on', 1, WINDOW);
  }
  expect([memory.size, memory.dump().storage.length]).toEqual([100, 100]);
  expect(await memory.get('network that has ended')).toBeNull();
  expect((await memory.get('network that goes on'))?.consumedPoints).toBe(102);
});

it('forgets nothing for what is counted for another purpose', async () => {
  const memory = new BoundedMemory(100);
  await memory.penalty('account admin', 1, WINDOW);
  for (let network = 0; network < 1000; network += 1) await memory.penalty(`runs unknown ${network}`, 1, WINDOW);
  expect((await memory.get('account admin'))?.consumedPoints).toBe(1);
  expect([memory.size, memory.dump().storage.length]).toEqual([101, 101]);
});

it('forgets at once what it is told to', async () => {
  const memory = new BoundedMemory(100);
  await memory.penalty('a', 1, WINDOW);
  await memory.delete('a');
  expect([memory.size, memory.dump().storage.length, await memory.get('a')]).toEqual([0, 0, null]);
});
