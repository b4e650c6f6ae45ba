import { worse, worstOf } from '../src/runs.mjs';

const figure = (what: string, value: number, goal: { atMost?: number; atLeast?: number }, unit = '×') => ({ what, unit, value, ...goal });
const run = (slowdown: number, rate: number, seconds = 1) => [
  {
    part: 'requests',
    title: '',
    meaning: '',
    figures: [figure('slowdown', slowdown, { atMost: 1.5 }), figure('rate', rate, { atLeast: 0.75 }), figure('start', seconds, { atMost: 2 }, 's')],
  },
];
const machine = { cpu: 'one', cores: 2, memory: '8 GB', node: 'v24', platform: 'linux' };
const kept = { date: '', runs: 3, machine, reports: worstOf([run(1.1, 0.8), run(1.3, 0.7), run(1.2, 0.75)]) };

it('keeps the worst of several runs, and their spread', () => {
  expect(kept.reports).toEqual([
    expect.objectContaining({
      figures: [
        { what: 'slowdown', unit: '×', atMost: 1.5, value: 1.3, low: 1.1, high: 1.3 },
        { what: 'rate', unit: '×', atLeast: 0.75, value: 0.7, low: 0.7, high: 0.8 },
        { what: 'start', unit: 's', atMost: 2, value: 1, low: 1, high: 1 },
      ],
    }),
  ]);
});

it('leaves a run out in which a part could not be measured', () => {
  const [report] = run(1.2, 0.8);
  expect(worstOf([[{ ...report!, figures: [], leftOut: 'no browser' }], run(1.2, 0.8)])).toEqual([
    expect.objectContaining({ leftOut: undefined, figures: report!.figures }),
  ]);
  expect(worstOf([[{ ...report!, figures: [], leftOut: 'no browser' }]])).toEqual([expect.objectContaining({ leftOut: 'no browser' })]);
});

it('refuses two things of one name, of which only one would be kept', () => {
  const [report] = run(1.2, 0.8);
  const figures = [figure('JavaScript', 98, { atMost: 104 }, 'kB'), figure('JavaScript', 1.03, { atMost: 1.06 })];
  expect(() => worstOf([[{ ...report!, figures }]])).toThrow('Two things are called "JavaScript".');
});

it('names what got worse by more than the spread', () => {
  expect(worse(run(1.45, 0.65), machine, kept)).toEqual([]);
  expect(worse(run(0.5, 0.9), machine, kept)).toEqual([]);
  expect(worse(run(1.6, 0.5, 1.1), machine, kept)).toEqual([
    'requests: slowdown is 1.6 ×; it was 1.3 ×, 1.1 to 1.3',
    'requests: rate is 0.5 ×; it was 0.7 ×, 0.7 to 0.8',
    'requests: start is 1.1 s; it was 1 s',
  ]);
});

it('compares only what travels with the figures of another machine', () => {
  expect(worse(run(1.2, 0.75, 9), { ...machine, cpu: 'another' }, kept)).toEqual([]);
  expect(worse(run(1.2, 0.5, 9), { ...machine, cpu: 'another' }, kept)).toHaveLength(1);
});
