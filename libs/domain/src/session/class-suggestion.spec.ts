import type { Equipment } from '../exercise/equipment.js';
import type { WodType } from '../wod/wod-type.js';
import { classMinutes } from './class-rules.js';
import type { ClassWod } from './class-rules.js';
import { classReasoning, drawAt, suggestClass, swapChoices } from './class-suggestion.js';
import type { SuggestionInput } from './class-suggestion.js';
import { nearFitText } from './near-fits.js';

const wod = (name: string, minutes: number | undefined, fields: Partial<ClassWod> = {}): ClassWod => ({
  id: name,
  name,
  type: 'FOR_TIME',
  minutes,
  equipment: ['BODYWEIGHT'],
  movements: [`movement of ${name}`],
  ...fields,
});

const input = (wods: ClassWod[], fields: Partial<SuggestionInput> = {}): SuggestionInput => ({
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  wods,
  equipment: [],
  excludedTypes: [],
  maxWods: 2,
  seed: 1,
  ...fields,
});

/** The names of the class, sorted, or the error. */
const suggested = (of: SuggestionInput): string => {
  const result = suggestClass(of);
  return 'error' in result
    ? result.error
    : result.wods
        .map(({ name }) => name)
        .sort()
        .join(' ');
};

const LETTERS = [...'abcdefghij'];
const library = LETTERS.map((name, index) => wod(name, 8 + index));

describe('suggestClass', () => {
  it.each([1, 2, 3])('holds at most %d', (maxWods) => {
    const result = suggestClass(input(library, { maxWods, totalMinutes: 90 }));
    expect('wods' in result && result.wods).toHaveLength(maxWods);
  });

  it('draws the same class for the same number, and others for others', () => {
    const draws = Array.from({ length: 20 }, (_, seed) => suggested(input(library, { seed })));
    expect(draws).toEqual(Array.from({ length: 20 }, (_, seed) => suggested(input(library, { seed }))));
    expect(new Set(draws).size).toBeGreaterThan(5);
  });

  it.each<[string, ClassWod[], string]>([
    ['the upper end has to fit', [wod('a', 40, { minutesLow: 30, minutesHigh: 46 })], 'No WOD fits the time and the equipment.'],
    ['it may fit exactly', [wod('a', 40, { minutesLow: 35, minutesHigh: 45 })], 'a'],
    ['three minutes to change over', [wod('a', 21), wod('b', 21)], 'a b'],
    ['no room to change over', [wod('a', 22), wod('b', 21)], 'a|b'],
    ['no movement twice in a row', [wod('a', 10, { movements: ['Run', 'Row'] }), wod('b', 10, { movements: ['Row'] })], 'a|b'],
    ['nor another kind of it', [wod('a', 10, { movements: ['Row', 'Bar-facing Burpee'] }), wod('b', 10, { movements: ['Up-down'] })], 'a|b'],
    ['nor a part of it', [wod('a', 10, { movements: ['Clean and Jerk'] }), wod('b', 10, { movements: ['Hang Power Clean'] })], 'a|b'],
    [
      'not what only sounds alike',
      [wod('a', 10, { movements: ['Handstand Push-up', 'Row'] }), wod('b', 10, { movements: ['Push-up', 'Ring Row'] })],
      'a b',
    ],
    ['no strength test with a metcon', [wod('a', 10, { score: 'LOAD', timeCapMinutes: 10 }), wod('b', 10)], 'a|b'],
    ['two strength tests', [wod('a', 10, { score: 'LOAD', timeCapMinutes: 10 }), wod('b', 10, { type: 'EMOM', score: 'LOAD' })], 'a b'],
    [
      'no test without a clock',
      [wod('a', 30, { score: 'LOAD', minutesLow: 20, minutesHigh: 40 }), wod('b', 2, { score: 'REPS' })],
      'No WOD fits the time and the equipment.',
    ],
    ['minutes that are the clock', [wod('a', 17, { type: 'ROUNDS', score: 'REPS', minutesLow: 17, minutesHigh: 17 })], 'a'],
    ['no unknown length', [wod('a', undefined), wod('b', 0)], 'No WOD fits the time and the equipment.'],
  ])('%s', (_, wods, expected) => {
    expect(expected.split('|')).toContain(suggested(input(wods)));
  });

  it.each<[string, Partial<SuggestionInput>, string]>([
    ['bodyweight with any kit', { equipment: ['BOX'] }, 'body box'],
    ['what is excluded', { excludedTypes: ['AMRAP'] }, 'body'],
    ['what is skipped', { skip: ['box'] }, 'bar body'],
    ['no time beside blocks', { blockMinutes: 45 }, 'No time available for WODs after warm-up and cool-down'],
    ['no time', { totalMinutes: 15 }, 'No time available for WODs after warm-up and cool-down'],
  ])('heeds %s', (_, fields, expected) => {
    const equipped = (name: string, equipment: Equipment[], type: WodType) => wod(name, 15, { equipment, type });
    expect(
      suggested(
        input(
          [
            equipped('body', ['BODYWEIGHT'], 'FOR_TIME'),
            equipped('box', ['BODYWEIGHT', 'BOX'], 'AMRAP'),
            equipped('bar', ['BARBELL'], 'AMRAP'),
          ].filter(({ id }) => id !== 'bar' || fields.skip),
          fields,
        ),
      ),
    ).toBe(expected);
  });

  it.each<[string, Partial<SuggestionInput>, string]>([
    ['any while nothing is left out', { totalMinutes: 55 }, 'pool team'],
    ['none of what is left out', { totalMinutes: 55, excludedNeeds: ['PARTNER'] }, 'pool'],
    ['nothing but a partner, once equipment is chosen', { equipment: ['BODYWEIGHT'], totalMinutes: 55 }, 'team'],
    ['equipment that is carried must be at hand', { equipment: ['BOX'] }, 'team'],
    ['plates come with a barbell', { equipment: ['BARBELL'], excludedNeeds: ['PARTNER'] }, 'plates'],
    ['unless they are left out', { equipment: ['BARBELL'], excludedNeeds: ['PARTNER', 'PLATES'] }, 'No WOD fits the time and the equipment.'],
    ['with it', { equipment: ['MEDICINE_BALL'], excludedNeeds: ['PARTNER', 'POOL'] }, 'ball'],
    ['nothing', { equipment: ['BOX'], excludedNeeds: ['PARTNER', 'POOL'] }, 'No WOD fits the time and the equipment.'],
  ])('heeds what WODs need besides: %s', (_, fields, expected) => {
    const wods = [wod('team', 15, { needs: ['PARTNER'] }), wod('pool', 15, { needs: ['POOL'] }), wod('ball', 42, { needs: ['MEDICINE_BALL'] })];
    if (fields.equipment?.includes('BARBELL')) wods.push(wod('plates', 20, { needs: ['PLATES'] }));
    expect(suggested(input(wods, fields))).toBe(expected);
  });

  it('prefers types that are not there yet', () => {
    const wods = [...library, wod('amrap', 20, { type: 'AMRAP' })];
    for (let seed = 0; seed < 10; seed += 1) expect(suggested(input(wods, { seed }))).toContain('amrap');
  });

  it('keeps what is locked at its place', () => {
    const [a, b] = [library[0] as ClassWod, library[9] as ClassWod];
    for (let seed = 0; seed < 10; seed += 1) {
      const last = suggestClass(input(library, { places: [undefined, a], seed }));
      expect('wods' in last && last.wods.at(-1)).toBe(a);
      const both = suggestClass(input(library, { places: [b, undefined, undefined, a], maxWods: 3, totalMinutes: 90, seed }));
      expect('wods' in both && [both.wods[0], both.wods.at(-1), both.wods.length]).toEqual([b, a, 3]);
    }
  });

  it.each([
    [{ maxWods: 1 }, 'a b'],
    [{ totalMinutes: 30 }, 'The WODs that are locked take longer than the time available.'],
  ])('of all that are locked none goes: %j', (fields, expected) => {
    expect(suggested(input(library, { places: library.slice(0, 2), ...fields }))).toBe(expected);
  });

  it.each([
    [
      [wod('a', 20, { minutesLow: 15, minutesHigh: 24 }), wod('b', 10)],
      45,
      '2 WODs (30 minutes, 34 at most) and 3 minutes to change over. At least 8 minutes to spare.',
    ],
    [[wod('a', 20)], 20, '1 WOD (20 minutes). Nothing to spare.'],
  ])('says what it comes to', (wods, available, text) => {
    expect(classReasoning(wods, available)).toBe(text);
  });
});

describe('where nothing fits', () => {
  const near = (of: SuggestionInput): string[] => {
    const result = suggestClass(of);
    return 'error' in result ? result.nearFits.map(nearFitText) : [];
  };
  const ofKit = (name: string, ...equipment: Equipment[]) => wod(name, 20, { equipment });

  it('says which single change would help', () => {
    const wods = [ofKit('a', 'BOX'), ofKit('b', 'BOX', 'KETTLEBELL'), ofKit('c', 'ASSAULT_BIKE'), ofKit('d', 'RINGS'), ofKit('e', 'GHD')];
    expect(near(input(wods, { equipment: ['KETTLEBELL'] }))).toEqual(['2 fit with a box', '1 fits with an assault bike', '1 fits with rings']);
    expect(near(input([wod('a', 52), wod('b', 55), wod('c', 70)]))).toEqual(['2 fit with 10 more minutes']);
    expect(near(input([wod('a', 20)], { excludedTypes: ['FOR_TIME', 'AMRAP'] }))).toEqual(['1 fits with For Time']);
    expect(near(input([wod('a', 20, { needs: ['POOL'] })], { excludedNeeds: ['PARTNER', 'POOL'] }))).toEqual(['1 fits with a pool']);
    expect(near(input([ofKit('a', 'GHD')], { equipment: ['BOX'] }))).toEqual(['1 fits with a GHD']);
    expect(near(input([wod('a', 5)], { totalMinutes: 15 }))).toEqual(['1 fits with 5 more minutes']);
  });

  it('says nothing where no single change helps', () => {
    expect(near(input([wod('a', 50, { equipment: ['BOX'] })], { equipment: ['RINGS'] }))).toEqual([]);
  });
});

describe('one place of a class', () => {
  const [first, second] = [wod('first', 15, { movements: ['Run'] }), wod('second', 20, { movements: ['Row'] })];
  const wods = [
    first,
    second,
    wod('near', 16),
    wod('nearer', 15),
    wod('nearest', 15),
    wod('also near', 18),
    wod('far', 5),
    wod('too long', 19, { minutesLow: 15, minutesHigh: 23 }),
    wod('runs', 20, { movements: ['Run'] }),
    wod('rows', 15, { movements: ['Row'] }),
  ];
  const names = (list: readonly ClassWod[]) => list.map(({ name }) => name);

  it('is swapped for one of the three nearest in length that fit there', () => {
    expect(names(swapChoices(input(wods), [first, second], 0, 7))).toEqual([
      expect.stringMatching('nearer|nearest'),
      expect.stringMatching('nearer|nearest'),
      'near',
    ]);
    expect(names(swapChoices(input(wods), [first, second], 1, 7))).not.toContain('runs');
    expect(swapChoices(input([first, second, wod('far', 5)]), [first, second], 0, 7)).toEqual([]);
  });

  it('is drawn again alone, so that the class stays full', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const drawn = drawAt(input(wods), [first, second], 0, seed) as ClassWod;
      expect(['near', 'nearer', 'nearest', 'also near', 'runs']).toContain(drawn.name);
    }
    expect(drawAt(input([first, second, wod('far', 5)]), [first, second], 0, 1)?.name).toBe('far');
    expect(drawAt(input([first, second]), [first, second], 0, 1)).toBeUndefined();
  });

  it('gets no longer where the class is over its time already', () => {
    const over = input(wods, { totalMinutes: 40 });
    for (const choice of swapChoices(over, [first, second], 0, 3))
      expect(classMinutes([choice, second])).toBeLessThanOrEqual(classMinutes([first, second]));
    expect(swapChoices(over, [first, second], 0, 3)).not.toEqual([]);
  });
});
