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
const unchanged = { version: () => 1, network: 'one' };
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('lets others in before it is done, and does one work after the other', async () => {
  const work = new LongWork();
  const done: string[] = [];
  const run = (name: string, steps: number) => work.run({ ...unchanged, begin: () => slow(steps, done, name) });
  const results = Promise.all([run('long', 20), run('short', 1)]);
  await nextTurn();
  done.push('another request');
  expect(await results).toEqual(['long', 'short']);
  expect(done).toEqual(['another request', 'long', 'short']);
});

it('rests after a work before it begins the next', async () => {
  const work = new LongWork();
  const done: string[] = [];
  const run = (name: string, steps: number) => work.run({ ...unchanged, begin: () => slow(steps, done, name) });
  const first = run('first', 20).then(() => void setImmediate(() => done.push('another request')));
  await Promise.all([first, run('second', 1)]);
  expect(done).toEqual(['first', 'another request', 'second']);
});

it('leaves others about as many turns after a work as they had during it, where they have work themselves', async () => {
  const work = new LongWork();
  const turns = { all: 0, isOver: false };
  const others = () => {
    const ends = performance.now() + 1;
    while (performance.now() < ends);
    turns.all += 1;
    if (!turns.isOver) setImmediate(others);
  };
  setImmediate(others);
  const noted = (steps: number) => work.run({ ...unchanged, begin: () => slow(steps, [], '') }).then(() => turns.all);
  const [during, before] = await Promise.all([noted(60), noted(1)]);
  turns.isOver = true;
  expect(before - during).toBeGreaterThan(during / 4);
});

it('goes on after work that fails', async () => {
  const work = new LongWork();
  const failing = function* (): Slices<never> {
    yield;
    throw new Error('no');
  };
  await expect(work.run({ ...unchanged, begin: failing })).rejects.toThrow('no');
  expect(await work.run({ ...unchanged, begin: () => slow(1, [], 'next') })).toBe('next');
});

it('refuses what would wait too long, and of one network before the others’', async () => {
  const work = new LongWork();
  const done: string[] = [];
  const run = (network: string, name: string) => work.run({ ...unchanged, network, begin: () => slow(1, done, name) });
  const greedy = Array.from({ length: 101 }, (_, at) => run('greedy', `greedy ${at}`));
  await expect(run('greedy', 'one too many')).rejects.toThrow(ServiceUnavailableException);
  const other = run('other', 'other');
  expect(await Promise.all([...greedy, other])).toHaveLength(102);
  // One was under way, and networks take turns.
  expect(done.indexOf('other')).toBeLessThanOrEqual(2);
  expect(await run('greedy', 'later')).toBe('later');
});

describe('when the content changes', () => {
  /** Records the version that each of its steps saw. */
  function* reading(steps: number, version: () => number, seen: number[]): Slices<number[]> {
    for (let step = 0; step < steps; step += 1) {
      const ends = performance.now() + 0.2;
      while (performance.now() < ends);
      seen.push(version());
      yield;
    }
    return seen;
  }

  it('is begun anew, so that no answer mixes two states', async () => {
    const work = new LongWork();
    let version = 1;
    const beginnings: number[][] = [];
    const begin = () => reading(4, () => version, beginnings[beginnings.push([]) - 1] as number[]);
    const result = work.run({ begin, version: () => version, network: 'one' });
    await nextTurn();
    version = 2;
    expect(await result).toEqual([2, 2, 2, 2]);
    expect(beginnings).toHaveLength(2);
  });

  it('is done at once when it changes again and again', async () => {
    const work = new LongWork();
    let version = 1;
    let beginnings = 0;
    const changing = setInterval(() => (version += 1), 0);
    const begin = () => ((beginnings += 1), reading(200, () => version, []));
    const result = await work.run({ begin, version: () => version, network: 'one' });
    clearInterval(changing);
    expect(new Set(result).size).toBe(1);
    expect(beginnings).toBe(4);
  });
});
