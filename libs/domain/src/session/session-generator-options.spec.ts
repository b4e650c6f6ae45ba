import type { WodType } from '../wod/wod-type.js';
import { generateSession } from './session-generator.js';
import type { GeneratorInput, GeneratorWod } from './session-generator.js';

const wod = (name: string, type: WodType, minutes: number): GeneratorWod => ({ id: `id-${name}`, name, type, minutes, equipment: [] });

const library = [
  wod('a', 'AMRAP', 4),
  wod('b', 'AMRAP', 5),
  wod('c', 'EMOM', 6),
  wod('d', 'ROUNDS', 7),
  wod('e', 'LADDER', 8),
  wod('f', 'TABATA', 9),
];
const run = (fields: Partial<GeneratorInput>) =>
  generateSession({ totalMinutes: 45, mobilityMinutes: 10, cooldownMinutes: 5, wods: library, equipment: [], excludedTypes: [], ...fields });
const names = (fields: Partial<GeneratorInput>): string => {
  const result = run(fields);
  return 'error' in result ? result.error : result.wods.map(({ name }) => name).join(' ');
};
const reasons = (fields: Partial<GeneratorInput>) => {
  const result = run(fields);
  return 'error' in result ? [] : result.reasons;
};
const picked = (...of: string[]) => library.filter(({ name }) => of.includes(name));

it('leaves the choice as it is while no option is used', () => {
  expect(names({})).toBe('a c d e b');
  expect(names({ keep: [], skip: [] })).toBe('a c d e b');
  expect(reasons({})).toEqual([
    'the shortest of a new type',
    'the shortest of a new type',
    'the shortest of a new type',
    'the shortest of a new type',
    'the shortest that still fits',
  ]);
});

describe('maxWods', () => {
  it.each([
    [1, 'a'],
    [3, 'a c d'],
    [99, 'a c d e b'],
  ])('stops at %d', (maxWods, result) => {
    expect(names({ maxWods })).toBe(result);
  });

  it('counts the kept ones', () => {
    expect(names({ maxWods: 2, keep: picked('f') })).toBe('f a');
    expect(names({ maxWods: 1, keep: picked('e', 'f') })).toBe('e f');
  });
});

describe('skip', () => {
  it('never chooses what is skipped', () => {
    expect(names({ skip: ['id-a', 'id-d'] })).toBe('b c e f');
  });

  it('finds nothing when everything is skipped', () => {
    expect(names({ skip: library.map(({ id }) => id) })).toBe('No WODs found matching your criteria. Try adjusting equipment or excluded types.');
  });
});

describe('needs', () => {
  const wods = library.map(
    (one, index): GeneratorWod => ({ ...one, needs: index === 0 ? ['PARTNER'] : index === 2 ? ['POOL', 'MEDICINE_BALL'] : undefined }),
  );

  it.each<[Partial<GeneratorInput>, string]>([
    [{}, 'a c d e b'],
    [{ equipment: ['BOX'] }, 'a c d e b'],
    [{ excludedNeeds: ['VEST', 'PARTNER'] }, 'b c d e'],
    [{ excludedNeeds: ['PARTNER', 'POOL'] }, 'b d e f'],
  ])('chooses none that needs what is left out: %j', (fields, result) => {
    expect(names({ wods, ...fields })).toBe(result);
  });
});

describe('keep', () => {
  it('puts the kept ones first, fills the rest, and takes none twice', () => {
    expect(names({ keep: picked('d', 'f') })).toBe('d f a c');
    expect(reasons({ keep: picked('d', 'f') })).toEqual(['kept', 'kept', 'the shortest of a new type', 'the shortest of a new type']);
  });

  it('counts their types as used, and draws none of them again', () => {
    expect(names({ keep: picked('a') })).toBe('a c d e b');
  });

  it('keeps what no criterion would choose', () => {
    expect(names({ keep: picked('f'), excludedTypes: ['TABATA', 'AMRAP', 'ROUNDS'] })).toBe('f c e');
  });

  it.each([29, 30])('stays with the kept ones when nothing else fits: %i of 30 minutes', (minutes) => {
    expect(names({ keep: [wod('long', 'AMRAP', minutes)] })).toBe('long');
  });

  it('says when the kept ones alone are too long', () => {
    expect(names({ keep: [wod('long', 'AMRAP', 31)] })).toBe('The WODs that you keep take longer than the time available.');
  });
});

describe('what a session may have', () => {
  const many = Array.from({ length: 60 }, (_, index) => wod(`w${String(index).padStart(2, '0')}`, 'AMRAP', 3));
  const day = { totalMinutes: 480, wods: many };

  it.each([undefined, 99])('is never exceeded, with at most %s WODs wanted', (maxWods) => {
    expect(names({ ...day, maxWods }).split(' ')).toHaveLength(50);
  });

  it('has room for some change-overs, and their minutes alone count', () => {
    expect(run({ ...day, maxWods: 30, changeOver: 3, changeOversMax: 20 })).toMatchObject({
      reasoning: 'Selected 30 WODs (90 minutes) and 60 minutes to change over with 315 minutes of buffer.',
    });
    expect(names({ changeOver: 17, changeOversMax: 0, keep: picked('b', 'f') })).toBe('b f c d');
  });
});

describe('seed', () => {
  it('gives the same session for the same seed, however the library is ordered', () => {
    expect(run({ seed: 7 })).toEqual(run({ seed: 7, wods: [...library].reverse() }));
  });

  it('gives different sessions for different seeds', () => {
    const sessions = new Set(Array.from({ length: 20 }, (_, seed) => names({ seed })));
    expect(sessions.size).toBeGreaterThan(5);
  });

  it('keeps to the time, takes new types first and says why', () => {
    const said = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const result = run({ seed });
      if ('error' in result) throw new Error(result.error);
      expect(result.wods.reduce((sum, { minutes = 0 }) => sum + minutes, 0)).toBeLessThanOrEqual(30);
      expect(new Set(result.wods).size).toBe(result.wods.length);
      expect(result.wods[0]?.type).not.toBe(result.wods[1]?.type);
      expect(result.reasons[0]).toBe('drawn, of a new type');
      for (const reason of result.reasons) said.add(reason);
    }
    expect([...said]).toEqual(['drawn, of a new type', 'drawn, fits the time left']);
  });
});

describe('minutes that are not for WODs', () => {
  it.each<[string, Partial<GeneratorInput>, string]>([
    ['blocks', { blockMinutes: 11 }, 'a c d'],
    ['blocks that leave nothing', { blockMinutes: 30 }, 'No time available for WODs after warm-up and cool-down'],
    ['changing over', { changeOver: 2 }, 'a c d b'],
    ['changing over, when it would leave too little', { changeOver: 9 }, 'a c'],
    ['both', { blockMinutes: 9, changeOver: 3 }, 'a c b'],
    ['changing over between kept ones', { changeOver: 11, keep: picked('b', 'f') }, 'b f'],
    [
      'changing over between kept ones, too long',
      { changeOver: 17, keep: picked('b', 'f') },
      'The WODs that you keep take longer than the time available.',
    ],
  ])('%s', (_, fields, result) => {
    expect(names(fields)).toBe(result);
  });

  it('says how long changing over takes', () => {
    expect(run({ changeOver: 3, maxWods: 3 })).toMatchObject({
      reasoning: expect.stringMatching(/^Selected 3 WODs \(17 minutes\) and 6 minutes to change over with 7 minutes of buffer\./) as string,
    });
  });
});
