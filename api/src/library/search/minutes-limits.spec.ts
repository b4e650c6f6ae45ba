import { minutesIn } from './minutes-limits.js';

const DAY = 24 * 60;

it.each([
  ['under 10 minutes', 0, 10],
  ['less than 20 min', 0, 20],
  ["max 12'", 0, 12],
  ['up to 15 mins', 0, 15],
  ['<10 min', 0, 10],
  ['sub 20 min', 0, 20],
  ['under 1 hour', 0, 60],
  ['over 40 minutes', 40, DAY],
  ['at least 30-min', 30, DAY],
  ['30+ min', 30, DAY],
  ['min 30 minutes', 30, DAY],
  ['20-30 min', 20, 30],
  ['20 to 30 minutes', 20, 30],
  ['between 1 and 2 hours', 60, 120],
  ['30 minutes or less', 0, 30],
  ["20' or under", 0, 20],
  ['1 hour and under', 0, 60],
  ['25 min max', 0, 25],
  ['40 minutes or more', 40, DAY],
  ['1 hour or longer', 60, DAY],
  ['under 10', 0, 10],
  ['less than 20', 0, 20],
  ['sub 15', 0, 15],
  ['<30', 0, 30],
])('%j is from %i to %i minutes', (text, from, to) => {
  expect(minutesIn(text)).toEqual({ rest: ' ', said: [text], limits: [{ from, to }] });
});

it.each([
  '20 min',
  'emom 10',
  '21-15-9',
  '2 to 3 min rest',
  'max reps in 5 min',
  '5 min max reps',
  '2 min plank or more',
  'burpees over the bar',
  '10-15 reps',
  'double under 5 min',
  'single-under 2 min',
  'double under 10',
  'under 10 rounds',
  'max 10',
])('%j has no limit', (text) => {
  expect(minutesIn(text)).toEqual({ rest: text, said: [], limits: [] });
});

it.each([
  ['about 20 minutes', 18, 22],
  ["~10'", 8, 12],
  ['around 60 min', 54, 66],
  ['ca. 1 hour', 54, 66],
])('%j is an estimate from %i to %i minutes', (text, from, to) => {
  expect(minutesIn(text)).toEqual({ rest: ' ', said: [text], limits: [{ from, to, isAbout: true }] });
});

it('leaves what else is said, and may be there more than once', () => {
  const { rest, limits } = minutesIn('dumbbell under 20 min over 10 min amrap');
  expect(rest.split(' ').filter(Boolean)).toEqual(['dumbbell', 'amrap']);
  expect(limits).toEqual([
    { from: 0, to: 20 },
    { from: 10, to: DAY },
  ]);
});
