import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { SentTogether } from './sent-together.js';

const AT_ONCE = ['a', 'b', 'c', 'd'];

let sent: string[];
let together: SentTogether;
/** Resolves when all of these bodies are sent. */
const end = (...bodies: string[]) =>
  Promise.all(
    bodies.map(
      (body) =>
        new Promise<void>((resolve) => {
          const response = { end: (bytes: Buffer) => (sent.push(String(bytes)), resolve()) };
          together.end(response as unknown as ServerResponse, Buffer.from(body));
        }),
    ),
  );

beforeEach(() => {
  sent = [];
  together = new SentTogether();
});

it('sends the first of a turn at once and the others at its end, in order', async () => {
  const all = end(...AT_ONCE, 'e', 'f');
  expect(sent).toEqual(AT_ONCE);
  await all;
  expect(sent).toEqual([...AT_ONCE, 'e', 'f']);
});

it('begins anew in each turn, also after turns in which nothing was sent', async () => {
  await end(...AT_ONCE, 'e');
  for (const pause of [nextTurn(), wait(5)]) {
    await pause;
    sent = [];
    const all = end(...AT_ONCE, 'e');
    expect(sent).toEqual(AT_ONCE);
    await all;
    expect(sent).toEqual([...AT_ONCE, 'e']);
  }
});

it('sends ahead of work that goes on from turn to turn, once there has been something to send', async () => {
  await end(...AT_ONCE, 'e');
  sent = [];
  const work = nextTurn().then(() => sent.push('work'));
  await Promise.all([end(...AT_ONCE, 'e'), work]);
  expect(sent).toEqual([...AT_ONCE, 'e', 'work']);
});
