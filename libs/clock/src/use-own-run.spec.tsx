import { act, renderHook } from '@testing-library/react';
import { useOwnRun } from './use-own-run';

/** A device whose sound never comes, as during a call. */
class StuckAudio {
  static opened = 0;
  readonly state = 'suspended';
  readonly destination = {};

  constructor() {
    StuckAudio.opened += 1;
  }

  createGain = () => ({ gain: {}, connect: () => undefined });
  resume = () => new Promise(() => undefined);
  close = () => Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  StuckAudio.opened = 0;
  Object.assign(globalThis, { AudioContext: StuckAudio });
});

afterEach(() => jest.useRealTimers());

const of = { kind: 'wod', id: 'fran' } as const;

/** A page on which somebody has tapped "Start". */
function started() {
  const page = renderHook(() => useOwnRun(of));
  act(() => page.result.current.begin((beganAt) => ({ of, answers: {}, beganAt, events: [] })));
  return page;
}

it('a clock runs at once, whatever becomes of the sound, which is opened when that is on the screen', async () => {
  const { result } = started();
  expect(result.current.run?.of).toEqual(of);
  expect(result.current.sounds.awaitsTouch).toBe(false);
  expect(StuckAudio.opened).toBe(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(StuckAudio.opened).toBe(1);
});

it('a page that is left meanwhile opens no sound', async () => {
  const { unmount } = started();
  unmount();
  await jest.advanceTimersByTimeAsync(1000);
  expect(StuckAudio.opened).toBe(0);
});

it('what another tab has begun meanwhile goes on, and only what is shown here begins anew', () => {
  const page = renderHook(() => useOwnRun(of));
  const there = { of, answers: {}, beganAt: Date.now() - 60_000, events: [{ at: 1000, do: 'tap' as const }] };
  localStorage.setItem('running-clock:wod:fran', JSON.stringify(there));
  const begin = () => act(() => page.result.current.begin((beganAt) => ({ of, answers: {}, beganAt, events: [] })));
  begin();
  expect(page.result.current.run).toEqual(there);
  begin();
  expect(page.result.current.run?.events).toEqual([]);
});
