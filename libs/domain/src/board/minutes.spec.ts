import { minutesAtMost } from './minutes.js';

it.each([
  [{ estimatedDuration: 7, minutesLow: 5, minutesHigh: 9 }, 9],
  [{ estimatedDuration: 7 }, 7],
  [{ minutesHigh: 9 }, 9],
  [{ estimatedDuration: 7, minutesHigh: 0 }, 7],
  [{}, undefined],
])('%j takes at most %s minutes', (wod, expected) => {
  expect(minutesAtMost(wod)).toBe(expected);
});
