import { EQUIPMENT } from '../exercise/equipment.js';
import type { Equipment } from '../exercise/equipment.js';
import { WOD_TYPES } from '../wod/wod-type.js';
import type { WodType } from '../wod/wod-type.js';
import { seededRandom } from './seeded-random.js';
import { generateSession } from './session-generator.js';
import type { GeneratorInput, GeneratorWod } from './session-generator.js';

const NO_TIME = 'No time available for WODs after warm-up and cool-down';
const NO_MATCH = 'No WODs found matching your criteria. Try adjusting equipment or excluded types.';

const wod = (name: string, type: WodType, minutes?: number, equipment: Equipment[] = ['BODYWEIGHT']): GeneratorWod => ({
  id: `id-${name}`,
  name,
  type,
  ...(minutes !== undefined && { minutes }),
  equipment,
});

const input = (wods: GeneratorWod[], fields: Partial<GeneratorInput> = {}): GeneratorInput => ({
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  wods,
  equipment: [],
  excludedTypes: [],
  ...fields,
});

/** The names that were chosen, or the error. */
const chosen = (of: GeneratorInput): string => {
  const result = generateSession(of);
  return 'error' in result ? result.error : result.wods.map(({ name }) => name).join(' ');
};

const minutes = (available: number) => ({ totalMinutes: available, mobilityMinutes: 0, cooldownMinutes: 0 });

describe('generateSession', () => {
  it.each<[string, GeneratorInput, string]>([
    ['no time at all', input([wod('a', 'AMRAP', 5)], { totalMinutes: 15 }), NO_TIME],
    ['less than no time', input([wod('a', 'AMRAP', 5)], { totalMinutes: 10 }), NO_TIME],
    ['an empty library', input([]), NO_MATCH],
    ['only unknown durations', input([wod('a', 'AMRAP'), wod('b', 'AMRAP', 0)]), NO_MATCH],
    ['only too long WODs', input([wod('a', 'AMRAP', 46)]), NO_MATCH],
    ['only excluded types', input([wod('a', 'AMRAP', 5)], { excludedTypes: ['AMRAP'] }), NO_MATCH],
    ['only other equipment', input([wod('a', 'AMRAP', 5, ['BARBELL'])], { equipment: ['BOX'] }), NO_MATCH],
    ['no more than 2 minutes', input([wod('a', 'AMRAP', 1)], minutes(2)), NO_MATCH],
  ])('says why there is nothing: %s', (_, of, error) => {
    expect(generateSession(of)).toEqual({ error });
  });

  it.each<[string, GeneratorInput, string]>([
    ['a WOD that fills the time exactly', input([wod('a', 'AMRAP', 45)]), 'a'],
    ['the shortest first', input([wod('long', 'AMRAP', 20), wod('short', 'AMRAP', 5), wod('mid', 'AMRAP', 10)], minutes(16)), 'short mid'],
    [
      'a new type before a shorter WOD of a used type',
      input([wod('a', 'AMRAP', 5), wod('b', 'AMRAP', 6), wod('c', 'EMOM', 12)], minutes(30)),
      'a c b',
    ],
    ['a new type that leaves exactly 2 minutes', input([wod('a', 'AMRAP', 5), wod('b', 'AMRAP', 6), wod('c', 'EMOM', 13)], minutes(20)), 'a c'],
    ['no new type that leaves less than 2 minutes', input([wod('a', 'AMRAP', 5), wod('b', 'AMRAP', 6), wod('c', 'EMOM', 14)], minutes(20)), 'a b'],
    ['the shortest that fits when no type is new', input([wod('a', 'AMRAP', 5), wod('b', 'AMRAP', 6), wod('c', 'AMRAP', 7)], minutes(12)), 'a b'],
    ['more while more than 2 minutes remain', input([wod('a', 'AMRAP', 5), wod('b', 'AMRAP', 3)], minutes(8)), 'b a'],
    ['nothing more when 2 minutes remain', input([wod('a', 'AMRAP', 1), wod('b', 'AMRAP', 2), wod('c', 'AMRAP', 3)], minutes(5)), 'a b'],
    ['no WOD twice', input([wod('a', 'AMRAP', 5)]), 'a'],
    ['equal durations by name', input([wod('b', 'AMRAP', 5), wod('a', 'AMRAP', 5)], minutes(10)), 'a b'],
    [
      'WODs all of whose equipment is at hand',
      input(
        [
          wod('bar', 'AMRAP', 5, ['BARBELL', 'BOX']),
          wod('box', 'EMOM', 6, ['BOX']),
          wod('both', 'LADDER', 7, ['BOX', 'RINGS']),
          wod('free', 'ROUNDS', 8, []),
        ],
        { equipment: ['BOX', 'RINGS'] },
      ),
      'box both free',
    ],
    ['bodyweight only when it was chosen', input([wod('a', 'AMRAP', 5), wod('b', 'AMRAP', 6, ['BOX'])], { equipment: ['BOX'] }), 'b'],
    [
      'types that are not excluded',
      input([wod('a', 'AMRAP', 5), wod('b', 'EMOM', 6), wod('c', 'TABATA', 8)], { excludedTypes: ['AMRAP', 'TABATA'] }),
      'b',
    ],
  ])('takes %s', (_, of, names) => {
    expect(chosen(of)).toBe(names);
  });

  it('orders equal durations and names by id', () => {
    const twins = [
      { ...wod('a', 'AMRAP', 5), id: '2' },
      { ...wod('a', 'EMOM', 5), id: '1' },
    ];
    expect(generateSession(input(twins))).toMatchObject({ wods: [{ id: '1' }, { id: '2' }] });
  });

  it.each<[string, GeneratorInput, string]>([
    ['one WOD', input([wod('a', 'AMRAP', 44)]), 'Selected 1 WOD (44 minutes) with 1 minute of buffer.'],
    ['one type', input([wod('a', 'AMRAP', 20), wod('b', 'AMRAP', 15)]), 'Selected 2 WODs (35 minutes) with 10 minutes of buffer.'],
    [
      'mixed types',
      input([wod('a', 'AMRAP', 20), wod('b', 'FOR_TIME', 15), wod('c', 'AMRAP', 10)]),
      'Selected 3 WODs (45 minutes) with 0 minutes of buffer. Mixed types: AMRAP, For Time.',
    ],
    [
      'filtered',
      input([wod('a', 'AMRAP', 20, ['BOX'])], { equipment: ['BOX'] }),
      'Selected 1 WOD (20 minutes) with 25 minutes of buffer. Filtered for available equipment.',
    ],
    [
      'everything',
      input([wod('a', 'AMRAP', 1, ['BOX']), wod('b', 'CHIPPER_EMOM', 2, ['BOX'])], { equipment: ['BOX'] }),
      'Selected 2 WODs (3 minutes) with 42 minutes of buffer. Mixed types: AMRAP, Chipper EMOM. Filtered for available equipment.',
    ],
  ])('explains %s', (_, of, reasoning) => {
    expect(generateSession(of)).toMatchObject({ reasoning });
  });
});

function randomInput(seed: number): GeneratorInput {
  const next = seededRandom(seed);
  const upTo = (max: number): number => Math.floor(next() * (max + 1));
  const some = <T>(of: readonly T[], max: number): T[] => Array.from({ length: upTo(max) }, () => of[upTo(of.length - 1)] as T);
  const wods = Array.from({ length: upTo(40) }, (_, index) =>
    wod(`w${index}`, WOD_TYPES[upTo(6)] as WodType, next() < 0.1 ? undefined : upTo(50), some(EQUIPMENT.slice(0, 6), 3)),
  );
  return input(wods, {
    totalMinutes: upTo(120),
    mobilityMinutes: upTo(20),
    cooldownMinutes: upTo(20),
    excludedTypes: some(WOD_TYPES, 3),
    equipment: next() < 0.5 ? [] : some(EQUIPMENT.slice(0, 6), 5),
  });
}

describe('generateSession, whatever is asked of it', () => {
  const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);
  const runs = SEEDS.map((seed) => ({ seed, asked: randomInput(seed) })).map((run) => ({ ...run, result: generateSession(run.asked) }));
  const filled = runs.flatMap(({ seed, asked, result }) => ('error' in result ? [] : [{ seed, asked, wods: result.wods }]));
  const available = ({ totalMinutes, mobilityMinutes, cooldownMinutes }: GeneratorInput) => totalMinutes - mobilityMinutes - cooldownMinutes;
  const sum = (wods: readonly GeneratorWod[]): number => wods.reduce((total, { minutes = Number.NaN }) => total + minutes, 0);
  const seedsWhere = (broken: (run: (typeof filled)[number]) => boolean): number[] => filled.filter(broken).map(({ seed }) => seed);

  it('meets both outcomes often enough to mean something', () => {
    expect(filled.length).toBeGreaterThan(200);
    expect(runs.length - filled.length).toBeGreaterThan(50);
    expect(filled.filter(({ wods }) => wods.length > 2).length).toBeGreaterThan(100);
  });

  it('is never over the available time', () => {
    expect(seedsWhere(({ asked, wods }) => !(sum(wods) <= available(asked)))).toEqual([]);
  });

  it('takes no WOD twice and always at least one', () => {
    expect(seedsWhere(({ wods }) => wods.length === 0 || new Set(wods).size !== wods.length)).toEqual([]);
  });

  it('takes no excluded type', () => {
    expect(seedsWhere(({ asked, wods }) => wods.some(({ type }) => asked.excludedTypes.includes(type)))).toEqual([]);
  });

  it('uses the chosen equipment only', () => {
    expect(
      seedsWhere(
        ({ asked, wods }) => asked.equipment.length > 0 && wods.some(({ equipment }) => equipment.some((one) => !asked.equipment.includes(one))),
      ),
    ).toEqual([]);
  });

  it('stops only when no more than 2 minutes remain or nothing else fits', () => {
    expect(
      seedsWhere(({ asked, wods }) => {
        const remaining = available(asked) - sum(wods);
        const more = asked.wods.filter(
          (one) =>
            !wods.includes(one) &&
            (one.minutes ?? 0) > 0 &&
            (one.minutes ?? 0) <= remaining &&
            !asked.excludedTypes.includes(one.type) &&
            (asked.equipment.length === 0 || one.equipment.every((item) => asked.equipment.includes(item))),
        );
        return remaining > 2 && more.length > 0;
      }),
    ).toEqual([]);
  });

  it('gives the same session again, however the library is ordered', () => {
    expect(
      runs
        .filter(({ asked, result }) => JSON.stringify(generateSession({ ...asked, wods: [...asked.wods].reverse() })) !== JSON.stringify(result))
        .map(({ seed }) => seed),
    ).toEqual([]);
  });
});
