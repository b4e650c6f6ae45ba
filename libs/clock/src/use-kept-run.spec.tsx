import type { RunRecord } from '@wod/domain';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useKeptRun } from './use-kept-run';

const ended = jest.fn();

const KEY = 'running-clock:wod:fran';
const OTHERS = ['running-clock:wod:helen', 'running-clock:session:fran'];
const runWith = (rounds: number): RunRecord => ({
  of: { kind: 'wod', id: 'fran' },
  answers: {},
  beganAt: Date.now(),
  events: Array.from({ length: rounds }, (_, at) => ({ do: 'tap', at })),
});

/** A tab with a clock. */
function tab() {
  return renderHook(() => {
    const [run, setRun] = useState(() => runWith(0));
    const [change] = useState(() => (to: (run: RunRecord, now: number) => RunRecord) => setRun((old) => to(old, Date.now())));
    const end = useKeptRun(run, change, true, ended);
    return { run, change, end };
  }).result;
}

const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? 'null') as RunRecord).events.length;
const otherTabHas = (rounds: number) => localStorage.setItem(KEY, JSON.stringify(runWith(rounds)));
const isHeard = () => dispatchEvent(new StorageEvent('storage', { key: KEY }));

beforeEach(() => ended.mockClear());
afterEach(() => localStorage.clear());

it('keeps what is done, and takes over what another tab does', () => {
  const result = tab();
  act(() => result.current.change((run) => ({ ...run, events: [...run.events, { do: 'tap', at: 1 }] })));
  expect(kept()).toBe(1);
  otherTabHas(3);
  act(isHeard);
  expect(result.current.run.events).toHaveLength(3);
});

it('says when another tab has ended it', () => {
  tab();
  localStorage.removeItem(KEY);
  act(isHeard);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('never writes what another tab has written before over what that one has written since', () => {
  const result = tab();
  act(() => {
    otherTabHas(1);
    isHeard();
    otherTabHas(2);
  });
  expect(kept()).toBe(2);
  act(isHeard);
  expect(result.current.run.events).toHaveLength(2);
});

it('is neither changed nor ended by what becomes of another run', () => {
  for (const other of OTHERS) localStorage.setItem(other, JSON.stringify(runWith(9)));
  const result = tab();
  act(isHeard);
  for (const other of OTHERS) localStorage.removeItem(other);
  act(isHeard);
  expect(ended).not.toHaveBeenCalled();
  expect([result.current.run.events.length, kept()]).toEqual([0, 0]);
});

it('ends its own run alone', () => {
  for (const other of OTHERS) localStorage.setItem(other, '{}');
  tab().current.end();
  expect(Object.keys(localStorage).sort()).toEqual([...OTHERS].sort());
});

it('where it stays although another tab has ended it, the next one of that tab is none of its own', () => {
  const result = tab();
  localStorage.removeItem(KEY);
  act(isHeard);
  otherTabHas(2);
  act(isHeard);
  expect(result.current.run.events).toHaveLength(0);
  act(() => result.current.change((run) => ({ ...run, events: runWith(1).events })));
  result.current.end();
  expect(kept()).toBe(2);
});

it('what is not over yet after all is kept again', () => {
  const result = tab();
  localStorage.removeItem(KEY);
  act(isHeard);
  act(() => result.current.change((run) => ({ ...run, events: runWith(1).events })));
  expect(kept()).toBe(1);
});

it('leaves room: what is long over goes, and of the others the latest stay', () => {
  const keyOf = (id: string) => `running-clock:wod:${id}`;
  const show = (id: string, minutesAgo: number) => {
    const run: RunRecord = { of: { kind: 'wod', id }, answers: {}, beganAt: Date.now() - minutesAgo * 60_000, events: [] };
    renderHook(() => useKeptRun(run, jest.fn(), true, jest.fn())).unmount();
  };
  localStorage.setItem('starred', '[]');
  localStorage.setItem('running-clock', JSON.stringify({ ...runWith(1), beganAt: 0 }));
  show('yesterday', 24 * 60);
  for (let index = 1; index <= 30; index += 1) show(`w${index}`, 1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')))).toHaveLength(20);
  expect(['yesterday', 'w10', 'w11', 'w30'].map((id) => localStorage.getItem(keyOf(id)) !== null)).toEqual([false, false, true, true]);
  expect([localStorage.getItem('starred'), localStorage.getItem('running-clock')]).toEqual(['[]', null]);
});

it('once all are ended nothing is left of them', () => {
  tab().current.end();
  expect(localStorage).toHaveLength(0);
});
