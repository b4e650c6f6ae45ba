import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { SentTogether } from './sent-together.js';

let sent: string[];
let together: SentTogether;
/** Has its body sent; resolves when it is. */
const end = (body: string) => new Promise<void>((resolve) => {
  const response = { end: (bytes: Buffer) => (sent.push(String(bytes)), resolve()) };
  together.end(response as unknown as ServerResponse, Buffer.from(body));
});

beforeEach(() => {
  sent = [];
  together = new SentTogether();
});

it('sends what is due at the end of the turn, in order', async () => {
  const all = [end('a'), end('b')];
  expect(sent).toEqual([]);
  await Promise.all(all);
  expect(sent).toEqual(['a', 'b']);
});

it('sends what is due after turns in which nothing was', async () => {
  await end('a');
  await wait(5);
  await Promise.all([end('b'), end('c')]);
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('sends ahead of work that goes on from turn to turn, once there has been something to send', async () => {
  await end('a');
  const work = nextTurn().then(() => sent.push('work'));
  await Promise.all([end('b'), work]);
  expect(sent).toEqual(['a', 'b', 'work']);
});
