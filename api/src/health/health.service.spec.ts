import type { DataSource } from 'typeorm';
import type { Library } from '../library/library.js';
import { HealthService } from './health.service.js';

it('takes one connection for all who ask at the same time, and looks again for the next', async () => {
  let answer: (failure: Error) => void = () => undefined;
  const query = jest.fn(() => new Promise<never>((_, reject) => (answer = reject)));
  const health = new HealthService({ version: 1 } as Library, { query } as unknown as DataSource);
  const all = Promise.all(Array.from({ length: 100 }, () => health.problem()));
  answer(new Error('away'));
  expect(new Set(await all)).toEqual(new Set(['The library is read from memory only: the database does not answer']));
  expect(query).toHaveBeenCalledTimes(1);
  const next = health.problem();
  expect(query).toHaveBeenCalledTimes(2);
  answer(new Error('away'));
  await next;
});
