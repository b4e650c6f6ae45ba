import type { DataSource } from 'typeorm';
import { LongJobs } from './long-jobs.js';

let jobs: LongJobs;

/** Work that goes on until it is told to end. */
function unending(): { work: () => Promise<string>; end: () => void } {
  let end = () => {};
  const ended = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { work: () => ended, end };
}

beforeEach(() => {
  jest.useFakeTimers();
  jobs = new LongJobs({ options: { type: 'mysql' } } as DataSource);
});
afterEach(() => jest.useRealTimers());

it('knows what is under way, whether it ends well or not', async () => {
  const { work, end } = unending();
  const [good, bad] = [jobs.run('good', work), jobs.run('bad', () => Promise.reject(new Error('no')))];
  expect([jobs.isUnderWay('good'), jobs.isUnderWay('bad'), jobs.isUnderWay('other')]).toEqual([true, true, false]);
  await expect(bad).rejects.toThrow('no');
  end();
  expect(await good).toBe('done');
  expect([jobs.isUnderWay('good'), jobs.isUnderWay('bad')]).toEqual([false, false]);
});

it('saves how far a job has come at once, then twice a second at most', async () => {
  const save = jest.fn(() => Promise.resolve());
  await jobs.run('one', async (progress) => {
    for (let step = 0; step < 12; step += 1) {
      await progress(save);
      jest.advanceTimersByTime(100);
    }
  });
  expect(save).toHaveBeenCalledTimes(3);
});

it('asks jobs to end when the process does, and waits for them', async () => {
  const { work, end } = unending();
  void jobs.run('one', work);
  jobs.endIfClosing('Nothing was changed');
  let isClosed = false;
  const closing = jobs.beforeApplicationShutdown().then(() => (isClosed = true));
  expect(() => jobs.endIfClosing('Nothing was changed')).toThrow('The server was stopped in the middle. Nothing was changed');
  await jest.advanceTimersByTimeAsync(1000);
  expect(isClosed).toBe(false);
  end();
  await closing;
});

it.each([
  [0, false],
  [14_000, false],
  [16_000, true],
  [-16_000, true],
])('what was said %d ms ago has ended with its process: %s', (ago, expected) => {
  expect(jobs.isSilent(new Date(Date.now() - ago))).toBe(expected);
});
