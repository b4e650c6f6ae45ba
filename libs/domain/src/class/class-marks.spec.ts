import type { RunEvent } from '../clock/run.js';
import { amrap } from './class.fixtures.js';
import { classMarksBetween } from './class-marks.js';
import { classProgrammeOf } from './class-programme.js';

const wods = [{ id: 'x', wodId: 'x', order: 1, wod: amrap }];
/** Warm-up 5, an AMRAP of 10, cool-down 2. */
const programme = classProgrammeOf({ totalMinutes: 17, mobilityMinutes: 5, cooldownMinutes: 2, wods });
const did = (seconds: number, what: RunEvent['do']): RunEvent => ({ at: seconds * 1000, do: what });
const heard = (events: RunEvent[], after: number, until: number) =>
  classMarksBetween(programme, events, after * 1000, until * 1000).map(({ at, kind }) => `${at / 1000} ${kind}`);

test.each<[string, RunEvent[], number, number, string[]]>([
  ['the beginning', [did(0, 'auto')], -10, 1, ['-3 count', '-2 count', '-1 count', '0 go']],
  ['by itself', [did(0, 'auto')], 0, 300, ['240 last-minute', '297 count', '298 count', '299 count', '300 go']],
  ['by hand the time is over', [], 0, 400, ['240 last-minute', '300 end']],
  ['and the change is heard at Next', [did(320, 'next')], 300, 400, ['320 go']],
  ['before Next nothing counts', [did(100, 'next')], 0, 200, ['100 go']],
  ['the end', [did(0, 'auto')], 960, 2000, ['1017 count', '1018 count', '1019 count', '1020 end']],
  ['the WOD’s own clock', [did(300, 'next'), did(310, 'go')], 300, 321, ['317 count', '318 count', '319 count', '320 go']],
  [
    'whose end is heard, not that of the stretch',
    [did(300, 'next'), did(310, 'go')],
    800,
    1000,
    ['860 last-minute', '917 count', '918 count', '919 count', '920 end'],
  ],
  [
    'one that is done before the stretch is over',
    [did(300, 'next'), did(310, 'go'), did(400, 'end')],
    399,
    1000,
    ['400 end', '840 last-minute', '900 end'],
  ],
  ['by itself after the WOD', [did(0, 'auto'), did(310, 'go')], 916, 925, ['917 count', '918 count', '919 count', '920 go']],
  ['what has passed is not heard again', [did(0, 'auto')], 300, 500, []],
])('%s', (_, events, after, until, marks) => {
  expect(heard(events, after, until)).toEqual(marks);
});

test('one tick after the other hears each mark once', () => {
  const events = [did(0, 'auto'), did(310, 'go')];
  const ticks = Array.from({ length: 12_000 }, (_, tick) => heard(events, tick / 10, (tick + 1) / 10)).flat();
  expect(ticks).toEqual(heard(events, 0, 1200));
  expect(new Set(ticks).size).toBe(ticks.length);
});
