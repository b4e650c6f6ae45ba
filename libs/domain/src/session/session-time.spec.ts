import { actualMinutes, differenceText, remainingColour, remainingMinutes, remainingText, wodsMinutes } from './session-time.js';

const entry = (estimatedDuration?: number) => ({ wod: { ...(estimatedDuration !== undefined && { estimatedDuration }) } });
const session = (...durations: (number | undefined)[]) => ({
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  wods: durations.map(entry),
});

describe('session time', () => {
  it('counts an unknown duration as 0', () => {
    expect(wodsMinutes([entry(20), entry(), entry(12)])).toBe(32);
    expect(wodsMinutes([])).toBe(0);
  });

  it.each([
    [session(), 15, 45, '-45'],
    [session(20, undefined, 20), 55, 5, '-5'],
    [session(45), 60, 0, ''],
    [session(20, 30), 65, -5, '+5'],
    [{ ...session(20), blocks: [{ minutes: 5 }, { minutes: 3 }] }, 43, 17, '-17'],
  ])('%j', (planned, actual, remaining, difference) => {
    expect(actualMinutes(planned)).toBe(actual);
    expect(remainingMinutes(planned)).toBe(remaining);
    expect(differenceText(planned)).toBe(difference);
  });

  it.each([
    [-10, 'bad'],
    [-1, 'bad'],
    [0, 'warn'],
    [4, 'warn'],
    [5, 'good'],
    [45, 'good'],
  ])('%d minutes remaining are %s', (remaining, colour) => {
    expect(remainingColour(remaining)).toBe(colour);
  });

  it.each([
    [12, '12 min free'],
    [1, '1 min free'],
    [0, 'exactly full'],
    [-7, '7 min over'],
  ])('%d minutes remaining are said as %s', (remaining, text) => {
    expect(remainingText(remaining)).toBe(text);
  });
});
