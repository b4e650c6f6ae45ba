import { TABATA, tabataMinutes } from './tabata.js';

describe('tabata', () => {
  it('is 20 s of work and 10 s of rest, 8 times', () => {
    expect(TABATA).toEqual({ workSeconds: 20, restSeconds: 10, roundsPerCycle: 8 });
  });

  it.each([
    [1, 4],
    [2, 8],
    [5, 20],
    [10, 40],
  ])('%d cycles last %d minutes', (cycles, minutes) => {
    expect(tabataMinutes(cycles)).toBe(minutes);
  });
});
