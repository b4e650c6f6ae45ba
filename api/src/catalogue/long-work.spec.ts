import { ServiceUnavailableException } from '@nestjs/common';
import { LongWork, type Slices } from './long-work.js';

/** Work that takes longer than a slice between two yields. */
function* slow(steps: number, done: string[], name: string): Slices<string> {
  for (let step = 0; step < steps; step += 1) {
    const ends = performance.now() + 0.2;
    while (performance.now() < ends);
    yield;
  }
  done.push(name);
  return name;
}
const always = () => true;

it('lets others in before it is done, and does one work after the other', async () => {
  const work = new LongWork();
  const done: string[] = [];
  const results = Promise.all([work.run(slow(20, done, 'long'), always), work.run(slow(1, done, 'short'), always)]);
  await new Promise((resolve) => setImmediate(resolve));
  done.push('another request');
  expect(await results).toEqual(['long', 'short']);
  expect(done).toEqual(['another request', 'long', 'short']);
});

it('rests after a work before it begins the next', async () => {
  const work = new LongWork();
  const done: string[] = [];
  const first = work.run(slow(20, done, 'first'), always).then(() => void setImmediate(() => done.push('another request')));
  await Promise.all([first, work.run(slow(1, done, 'second'), always)]);
  expect(done).toEqual(['first', 'another request', 'second']);
});

it('ends what is no longer current, and goes on with the next', async () => {
  const work = new LongWork();
  const done: string[] = [];
  let asked = 0;
  expect(await work.run(slow(20, done, 'stale'), () => (asked += 1) < 3)).toBeUndefined();
  expect(await work.run(slow(1, done, 'next'), always)).toBe('next');
  expect(done).toEqual(['next']);
});

it('goes on after work that fails', async () => {
  const work = new LongWork();
  const failing = (function* (): Slices<never> {
    yield;
    throw new Error('no');
  })();
  await expect(work.run(failing, always)).rejects.toThrow('no');
  expect(await work.run(slow(1, [], 'next'), always)).toBe('next');
});

it('refuses what would wait too long', async () => {
  const work = new LongWork();
  const taken = Array.from({ length: 100 }, (_, index) => work.run(slow(1, [], String(index)), always));
  await expect(work.run(slow(1, [], 'one too many'), always)).rejects.toThrow(ServiceUnavailableException);
  expect(await Promise.all(taken)).toHaveLength(100);
  expect(await work.run(slow(1, [], 'later'), always)).toBe('later');
});
