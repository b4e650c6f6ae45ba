import type { RunEvent } from '../clock/run.js';
import { MINUTE_MS } from '../text/spans.js';
import { sunday } from './class.fixtures.js';
import { wallOfClass } from './class-on-wall.js';
import { classProgrammeOf } from './class-programme.js';
import { classLength, classStateAt } from './class-state.js';

const SIX = new Date(2026, 10, 22, 18, 0).getTime();
const did = (at: number, what: RunEvent['do'], fields: Partial<RunEvent> = {}): RunEvent => ({ at: at * MINUTE_MS, do: what, ...fields });
const stateAt = (events: RunEvent[], at: number) => classStateAt(classProgrammeOf(sunday), events, at * MINUTE_MS);
const onWall = (events: RunEvent[], at: number) => {
  const { headline, columns } = wallOfClass('Sunday class', classProgrammeOf(sunday), stateAt(events, at), SIX, 20.5);
  return [
    headline,
    ...columns.flat().flatMap(({ lines }) => lines.map(({ amount, movement, note, entry }) => `${entry} ${amount} ${movement}, ${note}`)),
  ];
};

test('the plan on the wall is that of the class as it runs: its times of day and lengths, without what is left out', () => {
  expect(onWall([], -5)).toEqual([
    '18:00 to 19:00',
    '0 18:00 Briefing, 5 min',
    '1 18:05 Warm-up, 12 min',
    '2 18:17 Set-up, 3 min',
    '3 18:20 DT, 5 rounds for time, 13 min',
    '4 18:33 Change over, 3 min',
    '5 18:36 Annie, 50-40-30-20-10 for time, 10 min',
    '6 18:46 Cool-down, 14 min',
  ]);
  const late = [did(0, 'lost', { amount: 600 }), did(2, 'next'), did(2, 'omit', { task: 2 }), did(2, 'minutes', { task: 3, amount: -1 })];
  expect(onWall(late, 3)).toEqual([
    '18:10 to 19:00',
    '0 18:10 Briefing, 2 min',
    '1 18:12 Warm-up, 12 min',
    '3 18:24 DT, 5 rounds for time, 12 min',
    '4 18:36 Change over, 3 min',
    '5 18:39 Annie, 50-40-30-20-10 for time, 10 min',
    '6 18:49 Cool-down, 11 min',
  ]);
  expect(onWall([...late, did(8, 'finish')], 9)).toEqual(['18:10 to 18:18', '0 18:10 Briefing, 2 min', '1 18:12 Warm-up, 6 min']);
});

test('a class took as long as it was on, however late it began', () => {
  expect(classLength(stateAt([did(0, 'lost', { amount: 720 }), did(30, 'lost', { amount: 120 }), did(40, 'finish')], 50))).toBe(42 * MINUTE_MS);
});
