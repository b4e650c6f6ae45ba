import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlannerKey } from './planner-key.js';

/** The cookie that the key sets in a browser. */
const givenBy = (key: PlannerKey): string => {
  const setCookie = jest.fn<void, [string, string]>();
  key.give({ setCookie } as unknown as FastifyReply, { origin: 'http://wod.example' });
  return setCookie.mock.calls[0]?.[1] ?? '';
};
const browserWith = (value: string) => ({ headers: {}, server: { parseCookie: () => ({ 'planner-key': value }) } }) as unknown as FastifyRequest;

it('is another one each time, of 256 bits', () => {
  const values = Array.from({ length: 20 }, () => givenBy(PlannerKey.random()));
  expect(new Set(values).size).toBe(20);
  for (const value of values) expect(Buffer.from(value, 'base64url')).toHaveLength(32);
});

it('is read back from the cookie that it was given in, and keeps only its SHA-256', () => {
  const key = PlannerKey.random();
  const read = PlannerKey.of(browserWith(givenBy(key)));
  expect(read?.hash).toBe(key.hash);
  expect(key.hash).toBe(createHash('sha256').update(givenBy(key)).digest('hex'));
  expect([read?.opens(key.hash), PlannerKey.random().opens(key.hash)]).toEqual([true, false]);
});

it.each([null, '', 'x', 'f'.repeat(64), 'ÿ'.repeat(64), 'f'.repeat(65)])('does not open %j', (hash) => {
  expect(PlannerKey.random().opens(hash)).toBe(false);
});

const KEY = 'a-b_c'.padEnd(43, '0');
it.each([
  [KEY, true],
  ['', false],
  [`${KEY}0`, false],
  [KEY.slice(1), false],
  [`${KEY.slice(1)}.`, false],
  [`"${KEY}"`, false],
  [`${KEY}\n`, false],
])('is %j: %s', (value, isKey) => {
  expect(PlannerKey.of(browserWith(value)) !== undefined).toBe(isKey);
});
