import { data } from 'react-router-dom';
import { PrefetchedData } from './prefetched-data';

const answers = (...values: unknown[]) => jest.fn(() => Promise.resolve(values.shift()));

describe('PrefetchedData', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('loads once, for one use', async () => {
    const prefetched = new PrefetchedData();
    const load = answers('first', 'second');
    void prefetched.keep('wod /1', load);
    void prefetched.keep('wod /1', load);
    expect(load).toHaveBeenCalledTimes(1);
    await expect(prefetched.take('wod /1')).resolves.toBe('first');
    expect(prefetched.take('wod /1')).toBeUndefined();
  });

  it('loads anew when a minute has passed', async () => {
    const prefetched = new PrefetchedData();
    const load = answers('first', 'second');
    void prefetched.keep('wod /1', load);
    jest.advanceTimersByTime(60_000);
    expect(prefetched.take('wod /1')).toBeUndefined();
    void prefetched.keep('wod /1', load);
    await expect(prefetched.take('wod /1')).resolves.toBe('second');
  });

  it('forgets what was refused or failed, so that it is asked for again', async () => {
    const prefetched = new PrefetchedData();
    await expect(prefetched.keep('refused', answers(data({ status: 'failed' }, { status: 503 })))).resolves.toBe(false);
    await expect(prefetched.keep('failed', () => Promise.reject(new TypeError('offline')))).resolves.toBe(false);
    await expect(prefetched.keep('fine', answers(data({ status: 'loaded' })))).resolves.toBe(true);
    expect(prefetched.take('refused')).toBeUndefined();
    expect(prefetched.take('failed')).toBeUndefined();
    expect(prefetched.take('fine')).toBeDefined();
  });

  it('forgets everything when the content changes', () => {
    const prefetched = new PrefetchedData();
    void prefetched.keep('wod /1', answers('first'));
    prefetched.clear();
    expect(prefetched.take('wod /1')).toBeUndefined();
  });
});
