import { middleMinutes, ownMinutes } from './own-minutes.js';

it.each([
  [5, 9, 7],
  [5, 8, 7],
  [20, 20, 20],
  [undefined, 9, undefined],
  [5, undefined, undefined],
  [NaN, 9, undefined],
  [0, 9, undefined],
])('the middle of %s to %s minutes is %s', (minutesLow, minutesHigh, middle) => {
  expect(middleMinutes({ minutesLow, minutesHigh })).toBe(middle);
});

it.each([
  ['a number', { estimatedDuration: 12 }, 12],
  ['a number that is said to be their own', { estimatedDuration: 12, minutesAreOwn: true }, 12],
  ['a number that is said to be the estimate', { estimatedDuration: 12, minutesAreOwn: false }, undefined],
  ['a range', { minutesLow: 5, minutesHigh: 9 }, 7],
  ['a range and another number', { estimatedDuration: 12, minutesLow: 5, minutesHigh: 9 }, 7],
  ['a range, and that the estimate counts', { minutesLow: 5, minutesHigh: 9, minutesAreOwn: false }, undefined],
  ['half a range and a number', { estimatedDuration: 12, minutesLow: 5 }, 12],
  ['nothing', {}, undefined],
  ['0 minutes', { estimatedDuration: 0, minutesAreOwn: true }, undefined],
])('who says %s has said the minutes that follow', (_, said, minutes) => {
  expect(ownMinutes(said)).toBe(minutes);
});
