import { setTimeout as wait } from 'node:timers/promises';
import { QueueFullError } from './fair-queue.js';
import { type LoopMeter, Pace } from './pace.js';

const LIMITS = { atOnce: 2, perSecond: 1, waiting: 8, waitingPerShare: 5, shares: 100 };
let loop: ReturnType<LoopMeter>;
let pace: Pace;
let begun: string[];
let others = 0;

beforeEach(() => {
  loop = { active: 0, idle: 0 };
  pace = new Pace(LIMITS, () => ({ ...loop }));
  begun = [];
});

/** Asks this many times at once; each makes the loop work for a while. */
const ask = (share: string, times: number, workMs = 4) =>
  Promise.allSettled(
    Array.from({ length: times }, (_, index) =>
      pace.turn(share).then((end) => {
        begun.push(`${share}${index + 1}`);
        loop.active += workMs;
        end();
      }),
    ),
  );

/** Long enough for several looks, while somebody else asks. */
async function looks(): Promise<void> {
  await somebodyElse();
  await wait(20);
}

const somebodyElse = () => pace.turn(`other ${others++}`);

it('lets everything of one who is alone begin', async () => {
  await ask('a', 5);
  expect(begun).toHaveLength(5);
});

it('lets what is beyond the free ones begin one by one, each when the loop has rested for twice as long as it has worked', async () => {
  await somebodyElse();
  const all = ask('a', 5);
  await looks();
  expect(begun).toEqual(['a1', 'a2']);
  loop.idle += 15;
  await looks();
  expect(begun).toEqual(['a1', 'a2']);
  loop.idle += 2;
  await looks();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  loop.idle += 9;
  await looks();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  loop.idle += 9;
  await all;
});

it('gives back what is free while the loop rests, and nothing while it works', async () => {
  const asked = async () => {
    await somebodyElse();
    begun = [];
    const all = ask('a', 4, 0);
    await looks();
    return { all, first: [...begun] };
  };
  await somebodyElse();
  const before = ask('a', 2, 0);
  loop.active += 2000;
  const busy = await asked();
  expect(busy.first).toEqual(['a1']);
  loop.idle += 2000;
  await Promise.all([before, busy.all]);
  loop.idle += 2000;
  const idle = await asked();
  expect(idle.first).toEqual(['a1', 'a2']);
  loop.idle += 2000;
  await idle.all;
});

it('lets others begin at once meanwhile', async () => {
  await somebodyElse();
  const all = ask('a', 4);
  await ask('b', 1);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  loop.idle = 1000;
  await all;
});

it('lets nothing more begin before the one under way has ended', async () => {
  const ends: (() => void)[] = [];
  await somebodyElse();
  const all = Promise.all(Array.from({ length: 4 }, () => pace.turn('a').then((end) => ends.push(end))));
  loop.idle += 20;
  await looks();
  expect(ends).toHaveLength(2);
  ends.forEach((end) => end());
  await looks();
  expect(ends).toHaveLength(3);
  loop.idle += 20;
  await looks();
  expect(ends).toHaveLength(3);
  ends.forEach((end) => end());
  await all;
});

it('goes on though the loop never rests', async () => {
  await somebodyElse();
  await ask('a', 5, 60);
  expect(begun).toHaveLength(5);
});

it('slows nobody down once the others have been away for a second', async () => {
  await somebodyElse();
  loop.active += 1000;
  await ask('a', 5, 0);
  expect(begun).toHaveLength(5);
});

it('has one share for all that come without a name', async () => {
  await ask('', 2);
  await somebodyElse();
  const all = ask('', 7);
  await looks();
  expect(begun).toEqual(['1', '2']);
  loop.idle = 1000;
  expect((await all).filter(({ status }) => status === 'rejected')).toHaveLength(2);
});

/** Which of a share's were refused. */
const refused = async (asked: ReturnType<typeof ask>) =>
  (await asked).flatMap((result, index) => (result.status === 'rejected' && result.reason instanceof QueueFullError ? [index + 1] : []));

it('refuses what is too much of one share, and what is too much in all', async () => {
  await somebodyElse();
  const [a, b] = [ask('a', 9), ask('b', 8)];
  loop.idle = 1000;
  // The last place of the longer line goes to the shorter one, until both are as long.
  expect([await refused(a), await refused(b)]).toEqual([
    [7, 8, 9],
    [7, 8],
  ]);
});

it('takes the last place of the longest line for a share with a shorter one when too much waits', async () => {
  await somebodyElse();
  const asked = [ask('a', 7), ask('b', 5), ask('c', 4)];
  await looks();
  loop.idle = 1000;
  expect(await Promise.all(asked.map(refused))).toEqual([[6, 7], [], []]);
});
