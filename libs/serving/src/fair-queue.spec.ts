import { type EndTurn, FairQueue, type FairQueueLimits, QueueFullError } from './fair-queue.js';

/** Asks for a turn and notes when it comes. */
function asking(limits: Partial<FairQueueLimits> = {}) {
  const queue = new FairQueue({ running: 1, waiting: 100, waitingPerShare: 100, ...limits });
  const turns: { name: string; end: EndTurn }[] = [];
  const refused: string[] = [];
  const ask = (share: string, name = share, signal?: AbortSignal) =>
    queue.turn(share, signal).then(
      (end) => turns.push({ name, end }),
      (error: unknown) => refused.push(error instanceof QueueFullError ? name : `${name}: ${String(error)}`),
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends turn after turn until nobody waits. */
  async function order(): Promise<string[]> {
    await settled();
    for (let at = 0; at < turns.length; at += 1) {
      turns[at]?.end();
      await settled();
    }
    return turns.map(({ name }) => name);
  }
  return { ask, turns, refused, settled, order };
}

it('lets shares take turns, however much one of them wants', async () => {
  const { ask, order } = asking();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  void ask('b', 'b1');
  void ask('c', 'c1');
  void ask('b', 'b2');
  expect(await order()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('lets as many have their turn at once as it may', async () => {
  const { ask, turns, settled } = asking({ running: 2 });
  for (const name of ['1', '2', '3']) void ask(name);
  await settled();
  expect(turns).toHaveLength(2);
  turns[0]?.end();
  turns[0]?.end();
  await settled();
  expect(turns).toHaveLength(3);
  void ask('4');
  await settled();
  expect(turns).toHaveLength(3);
});

it('leaves places for others when one share could take them all', async () => {
  const { ask, turns, settled } = asking({ running: 4, runningPerShare: 2 });
  const begun = async () => (await settled(), turns.map(({ name }) => name));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name);
  expect(await begun()).toEqual(['a1', 'a2']);
  void ask('b', 'b1');
  expect(await begun()).toEqual(['a1', 'a2', 'b1']);
  turns[2]?.end();
  turns[0]?.end();
  expect(await begun()).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['b2', 'b3', 'b4', 'c1']) void ask(name.slice(0, 1), name);
  expect(await begun()).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'b3']);
  turns[4]?.end();
  turns[1]?.end();
  expect(await begun()).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'b3', 'b4', 'a4']);
});

it('refuses what goes beyond the share of one', async () => {
  const { ask, refused, order } = asking({ waitingPerShare: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  void ask('b', 'b1');
  expect(await order()).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(refused).toEqual(['a4']);
});

it('takes the last place of the longest line for a shorter one when it is full', async () => {
  const { ask, refused, order } = asking({ waiting: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  void ask('b', 'b1');
  void ask('b', 'b2');
  void ask('a', 'a5');
  expect(await order()).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(refused.toSorted()).toEqual(['a4', 'a5', 'b2']);
});

it('forgets who has left', async () => {
  const { ask, refused, order } = asking({ waiting: 2 });
  const leaving = new AbortController();
  void ask('a', 'a1');
  void ask('b', 'b1', leaving.signal);
  void ask('c', 'c1');
  leaving.abort('left');
  void ask('d', 'd1', AbortSignal.abort('gone before'));
  void ask('e', 'e1');
  expect(await order()).toEqual(['a1', 'c1', 'e1']);
  expect(refused).toEqual(['b1: left', 'd1: gone before']);
});
