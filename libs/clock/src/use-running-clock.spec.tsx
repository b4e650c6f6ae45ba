import type { Programme, RunRecord, Segment } from '@wod/domain';
import { act, renderHook } from '@testing-library/react';
import { shownDigits } from './clock-text';
import { Sounds } from './sounds';
import { useRunningClock } from './use-running-clock';

const interval: Segment = { kind: 'work', label: '', seconds: 20, tasks: [{ entry: 0 }], tap: 'none' };
const programme: Programme = { segments: [interval, { ...interval, kind: 'rest', seconds: 10 }, interval], score: 'NONE' };

// At the beginning of a minute: another one is drawn too, for the time of day.
beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 18, 5) }));
afterEach(() => jest.useRealTimers());

/** A clock whose work begins in so many milliseconds, and what it has shown, drawing by drawing. */
function running(beginsIn: number) {
  const sounds = new Sounds();
  const run: RunRecord = { of: { kind: 'wod', id: 'tabata' }, answers: {}, beganAt: Date.now() + beginsIn, events: [] };
  const shown: string[] = [];
  const { result, unmount } = renderHook(() => {
    const clock = useRunningClock(run, programme, sounds);
    shown.push(`${clock.state.phase} ${shownDigits(programme, clock.state, clock.at)}`);
    return clock;
  });
  shown.length = 0;
  return { result, shown, sounds, unmount };
}

/** Time passes in tenths of a second, each of which may be drawn. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) act(() => jest.advanceTimersByTime(100));
}

test('a clock is drawn when what it shows changes, each second once', () => {
  const { shown } = running(-4050);
  pass(4000);
  expect(shown).toEqual(['work 0:15', 'work 0:14', 'work 0:13', 'work 0:12']);
});

test('a clock that starts is drawn once until what it shows changes, however long that takes', () => {
  const run: RunRecord = { of: { kind: 'wod', id: 'tabata' }, answers: {}, beganAt: Date.now() - 4050, events: [] };
  const sounds = new Sounds();
  let drawn = 0;
  renderHook(() => {
    drawn += 1;
    useRunningClock(run, programme, sounds);
    if (drawn === 1) jest.advanceTimersByTime(30);
  });
  expect(drawn).toBe(1);
});

test('it is where it has to be at each tenth of a second, from the lead-in to the end', () => {
  const { result } = running(3000);
  for (let at = -3000; at <= 52_000; at += 100) {
    const { at: shownAt, state } = result.current;
    expect([at, shownDigits(programme, state, shownAt), state.phase]).toEqual([at, ...dueAt(at)]);
    pass(100);
  }
});

/** The digits and the phase that are due. */
function dueAt(at: number): [digits: string, phase: string] {
  if (at < 0) return [String(Math.ceil(-at / 1000)), 'lead-in'];
  if (at >= 50_000) return ['0:50', 'done'];
  const [end, phase] = at < 20_000 ? [20_000, 'work'] : at < 30_000 ? [30_000, 'rest'] : [50_000, 'work'];
  return [`0:${String(Math.ceil((end - at) / 1000)).padStart(2, '0')}`, phase];
}

test('what is done to it is drawn at once', () => {
  const { result, shown } = running(-4050);
  act(() => result.current.change((run) => ({ ...run, beganAt: run.beganAt - 10_000 })));
  expect(shown.at(-1)).toBe('work 0:06');
  act(() => result.current.change((run, now) => ({ ...run, pausedAt: now })));
  pass(5000);
  expect(shown.at(-1)).toBe('work 0:06');
});

describe('sounds', () => {
  const setVisible = (state: DocumentVisibilityState) => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  afterEach(() => jest.restoreAllMocks());

  /** A clock whose work has begun, and what it hands over: after how many seconds since then, and what. */
  function heard() {
    const clock = running(0);
    const [play, hush] = [jest.spyOn(clock.sounds, 'play'), jest.spyOn(clock.sounds, 'hush')];
    const began = Date.now();
    const marks = () => play.mock.calls.map(([kind, after = 0], call) => `${Math.round((times[call] ?? 0) + after)} ${kind}`);
    const times: number[] = [];
    play.mockImplementation(() => void times.push((Date.now() - began) / 1000));
    return { ...clock, hush, marks };
  }

  const ALL = [
    '17 count',
    '18 count',
    '19 count',
    '20 rest',
    '27 count',
    '28 count',
    '29 count',
    '30 go',
    '47 count',
    '48 count',
    '49 count',
    '50 end',
  ];

  test('of a hidden page are handed over for more than the minute after which it wakes up', () => {
    const { marks } = heard();
    setVisible('hidden');
    pass(100);
    expect(marks()).toEqual(ALL);
  });

  test('are heard once, whether the page is hidden or shown', () => {
    const { marks } = heard();
    pass(17_500);
    expect(marks()).toEqual(ALL.slice(0, 3));
    setVisible('hidden');
    pass(5000);
    setVisible('visible');
    pass(30_000);
    expect(marks()).toEqual(ALL);
  });

  test('that the device may have lost or held up are handed over anew once the page is shown', () => {
    const { hush, marks } = heard();
    setVisible('hidden');
    pass(5000);
    expect([marks(), hush.mock.calls]).toEqual([ALL, []]);
    setVisible('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(hush).toHaveBeenCalledTimes(1);
    pass(50_000);
    expect([marks(), hush.mock.calls.length]).toEqual([[...ALL, ...ALL], 1]);
  });

  test('that were held up while the device slept aren’t heard when it wakes, also where nobody looks', () => {
    const { hush } = heard();
    setVisible('hidden');
    pass(5000);
    jest.setSystemTime(Date.now() + 10 * 60_000);
    pass(200);
    expect(hush).toHaveBeenCalled();
  });

  test('that were handed over are taken back when something is done, and with the clock', () => {
    const { result, hush, unmount } = heard();
    setVisible('hidden');
    pass(100);
    act(() => result.current.change((run, now) => ({ ...run, pausedAt: now })));
    expect(hush).toHaveBeenCalledTimes(1);
    unmount();
    expect(hush).toHaveBeenCalledTimes(2);
  });
});
