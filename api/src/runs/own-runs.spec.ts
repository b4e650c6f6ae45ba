import { KEPT } from '@wod/domain';
import { OwnRuns } from './own-runs.js';
import { RUNS_MAX, type KeptRun } from './run-store.js';

const run: KeptRun = { version: 1, keyHash: '', json: '{}' };

it('keeps so many, and a network that fills it loses its own', async () => {
  const runs = new OwnRuns();
  await runs.create('mine', run, 'quiet');
  for (let index = 0; index < RUNS_MAX + 10; index += 1) await runs.create(`flood ${index}`, run, 'loud');
  expect(await runs.get('mine')).toBe(run);
  expect([await runs.get('flood 10'), await runs.get('flood 11')]).toEqual([undefined, run]);
});

it('forgets them after a day, and says so', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const runs = new OwnRuns();
  runs.onChange = jest.fn();
  expect([await runs.create('a', run, 'n'), await runs.create('a', run, 'n')]).toEqual([true, false]);
  now.mockReturnValue(KEPT.sharedClockHours * 3_600_000 - 1);
  expect(await runs.get('a')).toBe(run);
  now.mockReturnValue(KEPT.sharedClockHours * 3_600_000);
  expect(await runs.get('a')).toBeUndefined();
  expect(runs.onChange).toHaveBeenCalledWith('a', Infinity, undefined);
  now.mockRestore();
});
