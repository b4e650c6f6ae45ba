import { STORAGE_KEYS, type RunRecord } from '@wod/domain';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useKeptRun } from './use-kept-run';

const ended = jest.fn();

const KEY = STORAGE_KEYS.runningClock;
const runWith = (rounds: number): RunRecord =>
  ({ of: { kind: 'wod', id: 'fran' }, answers: {}, beganAt: Date.now(), events: Array.from({ length: rounds }, (_, at) => ({ do: 'tap', at })) });

/** A tab with a clock. */
function tab() {
  return renderHook(() => {
    const [run, setRun] = useState(() => runWith(0));
    const [change] = useState(() => (to: (run: RunRecord, now: number) => RunRecord) => setRun((old) => to(old, Date.now())));
    useKeptRun(run, change, true, ended);
    return { run, change };
  }).result;
}

const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? 'null') as RunRecord).events.length;
const otherTabHas = (rounds: number) => localStorage.setItem(KEY, JSON.stringify(runWith(rounds)));
const isHeard = () => dispatchEvent(new StorageEvent('storage', { key: KEY }));

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
