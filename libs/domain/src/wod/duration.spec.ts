import { durationLabel, formatClock } from './duration.js';

describe('durationLabel', () => {
  it.each([
    [0, 'Quick'],
    [1, 'Quick'],
    [14, 'Quick'],
    [15, 'Standard'],
    [29, 'Standard'],
    [30, 'Long'],
    [44, 'Long'],
    [45, 'Extended'],
    [1440, 'Extended'],
  ])('calls %d minutes %s', (minutes, label) => {
    expect(durationLabel(minutes)).toBe(label);
  });
});

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [20, '0:20'],
    [59, '0:59'],
    [60, '1:00'],
    [90, '1:30'],
    [599, '9:59'],
    [3600, '60:00'],
    [4500, '75:00'],
    [59.6, '1:00'],
    [-3, '0:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});
