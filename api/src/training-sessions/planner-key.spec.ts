import { createHash } from 'node:crypto';
import { PlannerKey } from './planner-key.js';

const cookieOf = (key: PlannerKey) => key.cookie({ isSecure: false }).split(';', 1)[0] ?? '';

it('is another one each time, of 256 bits', () => {
  const values = Array.from({ length: 20 }, () => cookieOf(PlannerKey.random()).replace('planner-key=', ''));
  expect(new Set(values).size).toBe(20);
  for (const value of values) expect(Buffer.from(value, 'base64url')).toHaveLength(32);
});

it('is read back from the cookie that it was given in, and keeps only its SHA-256', () => {
  const key = PlannerKey.random();
  const read = PlannerKey.in(cookieOf(key));
  expect(read?.hash).toBe(key.hash);
  expect(key.hash).toBe(createHash('sha256').update(cookieOf(key).replace('planner-key=', '')).digest('hex'));
  expect([read?.opens(key.hash), PlannerKey.random().opens(key.hash)]).toEqual([true, false]);
});

it.each([null, '', 'x', 'f'.repeat(64), 'ÿ'.repeat(64), 'f'.repeat(65)])('does not open %j', (hash) => {
  expect(PlannerKey.random().opens(hash)).toBe(false);
});

const KEY = 'a-b_c'.padEnd(43, '0');
it.each([
  [`planner-key=${KEY}`, true],
  [`a=b; planner-key=${KEY}; c=d`, true],
  [`a=b;planner-key=${KEY};c=d`, true],
  [`planner-key=${KEY} ; c=d`, true],
  [undefined, false],
  ['', false],
  ['planner-key=', false],
  [`planner-key=${KEY}0`, false],
  [`planner-key=${KEY.slice(1)}`, false],
  [`planner-key=${KEY.slice(1)}.`, false],
  [`planner-key="${KEY}"`, false],
  [`my-planner-key=${KEY}`, false],
  [`Planner-Key=${KEY}`, false],
  [`x=planner-key=${KEY}`, false],
])('is in %j: %s', (header, isThere) => {
  expect(PlannerKey.in(header) !== undefined).toBe(isThere);
});
