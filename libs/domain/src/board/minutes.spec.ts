import { hasRange, minutesAtMost, plannedMinutesText } from './minutes.js';

it.each([
  [{ estimatedDuration: 7, minutesLow: 5, minutesHigh: 9 }, 9],
  [{ estimatedDuration: 7 }, 7],
  [{ minutesHigh: 9 }, 9],
  [{ estimatedDuration: 7, minutesHigh: 0 }, 7],
  [{}, undefined],
])('%j takes at most %s minutes', (wod, expected) => {
  expect(minutesAtMost(wod)).toBe(expected);
});

it.each([
  [{ estimatedDuration: 7, minutesLow: 5, minutesHigh: 9 }, true, '~7 min, usually 5–9'],
  [{ estimatedDuration: 20, minutesLow: 20, minutesHigh: 20 }, false, '~20 min'],
  [{ estimatedDuration: 12 }, false, '~12 min'],
  [{ estimatedDuration: 12, minutesLow: 10 }, false, '~12 min'],
  [{ estimatedDuration: 0 }, false, undefined],
  [{}, false, undefined],
])('%j in a class', (wod, ranges, text) => {
  expect(hasRange(wod)).toBe(ranges);
  expect(plannedMinutesText(wod)).toBe(text);
});
