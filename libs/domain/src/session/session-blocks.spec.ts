import { parseTimeOfDay, sessionBlocks, stretchLength, stretchSpan, stretchTime, timeOfDay } from './session-blocks.js';

const entry = (estimatedDuration?: number) => ({ wod: { estimatedDuration } });

describe('sessionBlocks', () => {
  it('puts warm-up, WODs and cool-down one after the other', () => {
    const [a, b, open] = [entry(20), entry(15), entry()];
    expect(sessionBlocks({ mobilityMinutes: 10, cooldownMinutes: 5, wods: [a, open, b] })).toEqual([
      { kind: 'warmUp', from: 0, to: 10 },
      { kind: 'wod', entry: a, from: 10, to: 30 },
      { kind: 'wod', entry: open, from: 30, to: 30 },
      { kind: 'wod', entry: b, from: 30, to: 45 },
      { kind: 'coolDown', from: 45, to: 50 },
    ]);
  });

  it('puts blocks where they belong, in their order, and those behind the last WOD before the cool-down', () => {
    const [a, b] = [entry(20), entry(15)];
    const block = (place: number) => ({ place, minutes: 3 });
    const [briefing, setUp, early, change, far] = [block(0), block(1), block(1), block(2), block(9)];
    expect(sessionBlocks({ mobilityMinutes: 10, cooldownMinutes: 5, wods: [a, b], blocks: [far, setUp, change, briefing, early] })).toEqual([
      { kind: 'block', block: briefing, from: 0, to: 3 },
      { kind: 'warmUp', from: 3, to: 13 },
      { kind: 'block', block: setUp, from: 13, to: 16 },
      { kind: 'block', block: early, from: 16, to: 19 },
      { kind: 'wod', entry: a, from: 19, to: 39 },
      { kind: 'block', block: change, from: 39, to: 42 },
      { kind: 'wod', entry: b, from: 42, to: 57 },
      { kind: 'block', block: far, from: 57, to: 60 },
      { kind: 'coolDown', from: 60, to: 65 },
    ]);
  });

  it('leaves out what does not last', () => {
    expect(sessionBlocks({ mobilityMinutes: 0, cooldownMinutes: 0, wods: [] })).toEqual([]);
  });
});

describe('time of day', () => {
  it.each([
    ['00:00', 0],
    ['18:05', 1085],
    ['23:59', 1439],
  ])('%s is %d minutes', (text, minutes) => {
    expect(parseTimeOfDay(text)).toBe(minutes);
    expect(timeOfDay(minutes)).toBe(text);
  });

  it.each(['', '24:00', '9:00', '18:60', '18.00', '18:05:00', null, undefined])('%p is none', (text) => {
    expect(parseTimeOfDay(text)).toBeUndefined();
  });

  it('goes on after midnight', () => {
    expect(timeOfDay(1439 + 2)).toBe('00:01');
  });
});

describe('a stretch', () => {
  it.each([
    [0, undefined, '0 min'],
    [17, undefined, '17 min'],
    [17, 1080, '18:17'],
    [10, 1435, '00:05'],
  ])('%d minutes into a class that begins at %p is at %s', (minutes, startsAt, text) => {
    expect(stretchTime(minutes, startsAt)).toBe(text);
  });

  it.each([
    ['wod', 5, 17, '12 min', '18:05–18:17'],
    ['wod', 17, 17, 'open end', '18:17, open end'],
    ['block', 17, 17, '0 min', '18:17–18:17'],
    ['warmUp', 0, 10, '10 min', '18:00–18:10'],
  ] as const)('%s from %d to %d lasts %s: %s', (kind, from, to, length, span) => {
    expect([stretchLength(kind, to - from), stretchSpan({ kind, from, to }, 1080)]).toEqual([length, span]);
  });
});
