import { EQUIPMENT_FACTS, kitNeededBy, type Suggestion, type Wod, type WodPage } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

/** For a movement of the catalogue, ways to write it: all WODs that use it are found. */
const MOVEMENTS: Record<string, string[]> = {
  'Pull-up': ['pull-up', 'pull-ups', 'pull ups', 'pullup', 'pullups', 'PULL UP', 'Pull–ups'],
  'Push-up': ['push ups', 'pushups', 'press ups'],
  'Toes-to-bar': ['T2B', 't2bs', 'TTB', 'toes to bar', 'toes-to-bar', 'toes 2 bar', 'toestobar'],
  'Chest-to-bar Pull-up': ['C2B', 'CTB', 'chest to bar', 'chest 2 bar'],
  'Knees-to-elbows': ['K2E', 'knees to elbows'],
  'Handstand Push-up': ['HSPU', 'HSPUs', 'handstand push ups', 'hand stand pushups', 'handstand press-ups', 'Handstand pressups'],
  'Handstand Walk': ['HSW', 'handstand walk'],
  'Double-under': ['DU', 'DUs', 'dubs', 'double unders', 'doubleunders', 'double-unders'],
  'Wall-ball Shot': ['WB', 'WBS', 'wallball', 'wallballs', 'wall ball', 'wall balls', 'wall-ball shots'],
  'Kettlebell Swing': ['KBS', 'KB swings', 'kettlebell swings', 'kettle bell swing'],
  'Clean and Jerk': ['C&J', 'clean & jerk', 'clean and jerk', 'cleans and jerks', 'C & J'],
  'Sumo Deadlift High Pull': ['SDHP', 'sumo deadlift high pulls'],
  'Overhead Squat': ['OHS', 'overhead squats', 'over head squat'],
  'Air Squat': ['air squats', 'airsquat', 'bodyweight squats'],
  'Front Squat': ['FS', 'front squats'],
  'Back Squat': ['BS', 'backsquat'],
  Deadlift: ['DL', 'dead lift', 'deadlifts', 'dead lifts'],
  'Box Jump': ['BJ', 'boxjumps', 'box jumps', 'box-jump'],
  'Burpee Box Jump-over': ['BBJO', 'burpee box jump overs'],
  'Bar-facing Burpee': ['BFB', 'bar facing burpees'],
  'Ring Muscle-up': ['MU', 'muscle ups', 'muscleups', 'ring muscle-up', 'RMU'],
  'Rope Climb': ['rope climbs', 'ropeclimb'],
  'Power Clean': ['PC', 'power cleans'],
  'Power Snatch': ['PS', 'power snatches'],
  'Hang Power Clean': ['HPC', 'hang power cleans'],
  'Dumbbell Snatch': ['DB snatch', 'dumbbell snatches', 'dumb bell snatch'],
  'GHD Sit-up': ['GHD situps', 'GHD sit ups'],
  'Turkish Get-up': ['TGU', 'turkish getups'],
  'Push Press': ['PP', 'push presses'],
  'Bench Press': ['bench press', 'benchpress', 'BP'],
  'Air Bike': ['echo bike', 'assault bike', 'airbike'],
  SkiErg: ['ski erg', 'skierg', 'ski-erg'],
  Burpee: ['burpees', 'BURPEE'],
  Thruster: ['thrusters'],
  Snatch: ['snatches'],
  'Walking Lunge': ['walking lunges', 'lunges'],
};

/** Ways to write what a WOD is, and a rule for those that are found: all of them, and first of all. */
const KINDS: [string[], (wod: Wod) => boolean][] = [
  [['amrap', 'AMRAPs'], ({ type }) => type === 'AMRAP'],
  [
    ['amrap 20', '20 min amrap', '20 minute AMRAP', 'AMRAP 20 min', '20-min amrap', "AMRAP 20'", '20’ amrap'],
    ({ type, timeCapMinutes }) => type === 'AMRAP' && timeCapMinutes === 20,
  ],
  [['e2mom'], ({ type, intervalMinutes, headline }) => type === 'EMOM' && intervalMinutes === 2 && headline === undefined],
  [
    ['5 rounds', '5 rounds for time', '5rft', '5 RFT'],
    ({ type, rounds, headline, score }) => type === 'ROUNDS' && rounds === 5 && headline === undefined && score === undefined,
  ],
  [['21 15 9', '21-15-9', '21/15/9', '21, 15, 9'], ({ repScheme }) => repScheme === '21-15-9'],
  [['emom 12', 'EMOM 12 min'], ({ type, estimatedDuration, headline }) => type === 'EMOM' && estimatedDuration === 12 && headline === undefined],
  [['every 2 minutes', 'every two min'], ({ type, intervalMinutes }) => type === 'EMOM' && intervalMinutes === 2],
  [['team of 2', '2 person', 'two people', 'team of two'], ({ team }) => team === 2],
  [['short workouts', 'quick'], ({ estimatedDuration = 0 }) => estimatedDuration < 15],
  [['strength', 'strength workouts'], ({ score }) => score === 'LOAD'],
  [['metcon', 'conditioning'], ({ score }) => score !== 'LOAD'],
  [['descending ladder'], ({ repScheme }) => repScheme === '21-15-9'],
  [['ascending ladder'], ({ repScheme }) => repScheme?.startsWith('1-2-3') ?? false],
  [['tabata'], ({ type }) => type === 'TABATA'],
  [['hero', 'heroes', 'hero wods', 'hero workouts'], ({ category }) => category === 'HERO'],
  [['benchmark', 'benchmarks'], ({ category }) => category === 'BENCHMARK'],
  [['girls', 'the girls'], ({ name, category }) => category === 'BENCHMARK' && ['Fran', 'Cindy', 'Grace', 'Helen', 'Karen'].includes(name)],
  [['for time'], ({ type, headline, score }) => type === 'FOR_TIME' && headline === undefined && score === undefined],
  [['kettlebell', 'kettlebells', 'kb'], ({ exercises }) => exercises.some(({ exercise }) => exercise.equipment === 'KETTLEBELL')],
  [
    ['no equipment', 'no kit'],
    ({ exercises, team, vestWeight }) =>
      !team && !vestWeight && exercises.every(({ exercise }) => /^(?:Burpee|Air Squat|Push-up|Sit-up)$/.test(exercise.name)),
  ],
  [
    ['400m run', '400 m run', '400 metre run', '400-meter runs', 'run 400 m', 'run 400'],
    ({ exercises }) => exercises.some(({ exercise, distance, unit }) => exercise.name === 'Run' && distance === 400 && unit === undefined),
  ],
  [
    ['1 mile run', '1 mile', '1mi', 'run 1 mile'],
    ({ exercises }) => exercises.some(({ exercise, distance, unit }) => exercise.name === 'Run' && distance === 1609 && unit === 'MILES'),
  ],
  [['5k', '5 km', '5000m', '5,000 m', '5.000 m'], ({ exercises }) => exercises.some(({ distance }) => distance === 5000)],
  [['150 wall balls'], ({ name }) => name === 'Karen'],
  [
    ['43 kg thruster', '43kg thrusters', '95 lb thruster', '95lbs thrusters', '95# thruster', 'thrusters 95/65#', '43/29,5 kg thruster'],
    ({ exercises }) => exercises.some(({ exercise, weight }) => exercise.name === 'Thruster' && weight === 43),
  ],
];

/** Words of the board that are in no name, and a rule for those that have them on theirs: all of them, and first of all. */
const ON_BOARD: [string[], (wod: Wod) => boolean][] = [
  [['vest', 'vests', 'with a vest', 'weighted vest', 'weight vest'], ({ vestWeight }) => vestWeight !== undefined],
  [['9 kg vest', '20 lb vest', '9/6 kg vest', '20/14 vest'], ({ vestWeight }) => vestWeight === 9],
  [['buy-in', 'buy in', 'buyin'], ({ exercises }) => exercises.some(({ partName }) => partName?.startsWith('Buy-in'))],
  [['cash-out', 'cash out', 'cashout'], ({ exercises }) => exercises.some(({ partName }) => partName === 'Cash-out')],
  [['rucksack', 'backpack', 'backpacks'], ({ needs }) => needs?.includes('RUCKSACK') ?? false],
  [['synchronized', 'synchronised'], ({ exercises }) => exercises.some(({ notes }) => notes?.includes('synchronized'))],
  [['carry a plate', 'carry plate'], ({ exercises }) => exercises.some(({ notes }) => notes?.includes('carry a plate'))],
  [
    ['60/50 cm box', '24/20 in box', '24/20 box', '24 inch box', '24 in box', '24" box', '60cm box', '20-inch box'],
    ({ exercises }) => exercises.some(({ notes }) => notes?.includes('24/20 in box')),
  ],
  [['pool'], ({ exercises }) => exercises.some(({ exercise }) => exercise.needs?.includes('POOL'))],
  [
    ['95/65', '43/29.5', '43 / 29.5 kg', '95/65 lb', '95/65lbs'],
    ({ exercises }) => exercises.some(({ weight, womenWeight }) => weight === 43 && womenWeight === 29.5),
  ],
  [
    ['135/95', '61/43', '61 / 43 kg (135/95 lb)'],
    ({ exercises }) => exercises.some(({ weight, womenWeight }) => weight === 61 && womenWeight === 43),
  ],
  [
    ['thrusters 95/65', '95/65 thruster'],
    ({ exercises }) => exercises.some(({ exercise, weight, womenWeight }) => exercise.name === 'Thruster' && weight === 43 && womenWeight === 29.5),
  ],
  [['deadlift 225', 'deadlifts 225 lb'], ({ exercises }) => exercises.some(({ exercise, weight }) => exercise.name === 'Deadlift' && weight === 102)],
];

/** Searches and the WOD that comes first. */
const FIRST: Record<string, string[]> = {
  Fran: ['fran', 'FRAN', ' Fran ', '"fran"', 'workout fran', 'the fran wod'],
  Murph: ['murph', 'michael murphy', 'murphy navy seal'],
  Cindy: ['cindy'],
  'Fight Gone Bad': ['fight gone bad', 'fightgonebad', 'FGB', 'gone bad fight'],
  'Filthy Fifty': ['filthy fifty', 'filthy 50'],
  'Nasty Girls': ['nasty girls', 'nastygirls'],
  'Open 21.3': ['open 21.3', '21.3'],
  'The Seven': ['the seven', 'seven'],
  René: ['rene', 'René'],
  'Open 18.5': ['Open 18.5', 'open 185', '18.5'],
  'J.J.': ['J.J.', 'JJ', 'j. j.'],
  'Open 14.5': ['cf open 14.5'],
  'Open 23.1': ['open 2023', '2023 open'],
  'Back Squat 5x5': ['5x5', '5 x 5', '5 × 5', 'back squat 5 x 5'],
};

/** Typos and questions, what is searched for instead, and the movement or the name that it finds. */
const TYPOS: [string, string, { name?: string; movement?: string }][] = [
  ['burpie', 'burpee', { movement: 'Burpee' }],
  ['bupree', 'burpee', { movement: 'Burpee' }],
  ['murf', 'murph', { name: 'Murph' }],
  ['thurster', 'thruster', { movement: 'Thruster' }],
  ['trhusters', 'thrusters', { movement: 'Thruster' }],
  ['kettelbell', 'kettlebell', { movement: 'Kettlebell Swing' }],
  ['deadlfit', 'deadlift', { movement: 'Deadlift' }],
  ['snach', 'snatch', { movement: 'Snatch' }],
  ['cindi', 'cindy', { name: 'Cindy' }],
  ['elisabeth', 'elizabeth', { name: 'Elizabeth' }],
  ['isabell', 'isabel', { name: 'Isabel' }],
  ['handsatnd push up', 'handstand push up', { movement: 'Handstand Push-up' }],
  ['fight gnoe bad', 'fight gone bad', { name: 'Fight Gone Bad' }],
  ['amrap20', 'amrap 20', { name: 'Cindy' }],
  ['vset', 'vest', { name: 'Luce' }],
  ['rucksak', 'rucksack', { name: 'Gunny' }],
  ['fran scaled', 'fran', { name: 'Fran' }],
  ['fran?', 'fran', { name: 'Fran' }],
  ['how do I scale Fran?', 'fran', { name: 'Fran' }],
  ['similar to helen', 'helen', { name: 'Helen' }],
  ["cindy women's standards", 'cindy', { name: 'Cindy' }],
  ['murf for beginners', 'murph', { name: 'Murph' }],
];

const NOWHERE = [
  'xqzt',
  'scaled',
  'zzzzzz',
  'qwerty',
  'asdf',
  'burpee xqzt',
  'fran 98765',
  '%',
  '_',
  'fran$',
  "fran'",
  'fran"',
  'wxyz wxyz',
  '日本',
  '😀',
];

export function spellingsContract(api: () => RunningApi): void {
  let all: Wod[];
  const search = (text: string, more = '') => api().json<WodPage>(`/wods?limit=1000&search=${encodeURIComponent(text)}${more}`);
  const namesOf = (wods: readonly Wod[]) => wods.map(({ name }) => name);
  const using = (movement: string) => namesOf(all.filter(({ exercises }) => exercises.some(({ exercise }) => exercise.name === movement)));

  beforeAll(async () => {
    all = (await api().json<WodPage>('/wods?limit=1000')).wods;
  });

  it.each(Object.entries(MOVEMENTS))('finds %s however it is written', async (movement, spellings) => {
    const expected = using(movement);
    expect(expected.length).toBeGreaterThan(0);
    for (const spelling of spellings) {
      const found = namesOf((await search(spelling, '&exact=1')).wods);
      expect([spelling, expected.filter((name) => !found.includes(name))]).toEqual([spelling, []]);
      expect([spelling, found.length < all.length / 2]).toEqual([spelling, true]);
    }
  });

  it.each(KINDS)('finds all that are %j', async (spellings, isOne) => {
    const expected = namesOf(all.filter(isOne));
    expect(expected.length).toBeGreaterThan(0);
    for (const spelling of spellings) {
      const found = namesOf((await search(spelling, '&exact=1')).wods);
      expect([spelling, expected.filter((name) => !found.includes(name))]).toEqual([spelling, []]);
    }
  });

  it.each(ON_BOARD)('finds all that have %j on the board', async (spellings, isOne) => {
    const expected = namesOf(all.filter(isOne));
    expect(expected.length).toBeGreaterThan(0);
    for (const spelling of spellings) {
      const { wods, searchedFor } = await search(spelling);
      expect([spelling, expected.filter((name) => !namesOf(wods).includes(name)), searchedFor === undefined || spelling === 'synchronised']).toEqual([
        spelling,
        [],
        true,
      ]);
      expect([spelling, wods.length < all.length / 5]).toEqual([spelling, true]);
    }
  });

  it('finds loads that are written as a pair before those that are only in the same WOD', async () => {
    const isPair = ({ exercises }: Wod) => exercises.some(({ weight, womenWeight }) => weight === 61 && womenWeight === 43);
    const { wods } = await search('135/95');
    expect(wods.slice(0, all.filter(isPair).length).every(isPair)).toBe(true);
  });

  it.each(Object.entries(FIRST))('has %s first', async (name, spellings) => {
    for (const spelling of spellings) expect([spelling, (await search(spelling)).wods[0]?.name]).toEqual([spelling, name]);
  });

  it.each(TYPOS)('takes %j for %j, and says so', async (typo, meant, { name, movement }) => {
    const { wods, searchedFor } = await search(typo);
    expect(searchedFor).toBe(meant);
    expect(namesOf(wods)).toEqual(expect.arrayContaining(name === undefined ? using(movement ?? '') : [name]));
    expect(await search(typo, '&exact=1')).toMatchObject({ wods: [], pagination: { total: 0 } });
    expect(namesOf((await search(meant)).wods)).toEqual(namesOf(wods));
  });

  it.each(NOWHERE)('finds nothing for %j, and corrects nothing', async (text) => {
    expect(await search(text)).toEqual({ wods: [], pagination: { page: 1, pages: 0, total: 0 } });
  });

  describe('what is ruled out', () => {
    const kitOf = (wod: Wod): string[] => kitNeededBy(wod);
    const RUNNING = /\bRun$|^High Knees$/;
    const moves = ({ exercises }: Wod, movement: RegExp) => exercises.some(({ exercise }) => movement.test(exercise.name));

    it.each<[string[], (wod: Wod) => boolean]>([
      [['no barbell', 'without barbell', 'without a barbell', 'No Barbell'], (wod) => kitOf(wod).includes('BARBELL') || moves(wod, /barbell/i)],
      [['no pull-up bar', 'no pull up bar', 'without a pull-up bar'], (wod) => kitOf(wod).includes('PULL_UP_BAR')],
      [['no running', 'without running'], (wod) => moves(wod, RUNNING)],
      [['no burpees', 'no burpee'], (wod) => moves(wod, /Burpee|Up-down/)],
      [['no box'], (wod) => kitOf(wod).includes('BOX') || moves(wod, /\bbox/i)],
      [['no partner'], (wod) => kitOf(wod).includes('PARTNER')],
      [['no barbell no running', 'no running or barbell'], (wod) => kitOf(wod).includes('BARBELL') || moves(wod, /barbell/i) || moves(wod, RUNNING)],
    ])('%j finds all others', async (spellings, isOut) => {
      const expected = namesOf(all.filter((wod) => !isOut(wod))).sort();
      expect(expected.length).toBeGreaterThan(100);
      for (const spelling of spellings) expect([spelling, namesOf((await search(spelling, '&exact=1')).wods).sort()]).toEqual([spelling, expected]);
    });

    it('is combined with what else is said', async () => {
      const left = (await search('dumbbell no running')).wods;
      expect(left.length).toBeGreaterThan(20);
      expect(namesOf(left.filter((wod) => moves(wod, RUNNING)))).toEqual([]);
      expect(namesOf((await search('amrap 20 no barbell')).wods)).toContain('Cindy');
      expect((await search('burpie no equipment')).searchedFor).toBe('burpee no equipment');
    });

    it('may be all that isn’t named, or takes too long', async () => {
      const only = (await search('kettlebell only')).wods;
      expect(only.length).toBeGreaterThan(5);
      expect(only.filter((wod) => kitOf(wod).join() !== 'KETTLEBELL')).toEqual([]);
      const short = (await search('under 10 minutes')).wods;
      expect(namesOf(short).sort()).toEqual(namesOf((await api().json<WodPage>('/wods?limit=1000&maxMinutes=10')).wods).sort());
      expect((await search('dumbell under 15 minutes')).searchedFor).toBe('dumbbell under 15 minutes');
      expect(
        (await search('20-30 minutes')).wods.every(({ estimatedDuration = 0, minutesHigh = 0 }) => estimatedDuration >= 20 && minutesHigh <= 30),
      ).toBe(true);
    });

    it('may be all equipment', async () => {
      const bare = namesOf((await api().json<WodPage>('/wods?limit=1000&kit=BODYWEIGHT')).wods);
      for (const text of ['no equipment', 'without equipment', 'zero equipment', 'without any kit', 'bodyweight only', 'only bodyweight'])
        expect([text, namesOf((await search(text)).wods)]).toEqual([text, bare]);
    });

    it('is nothing that is in a name', async () => {
      expect(namesOf((await search('no push-up burpee')).wods)).toEqual(expect.arrayContaining(using('Up-down')));
      expect((await search('north')).wods[0]?.name).toBe('Northrup');
    });
  });

  it('tells apart what is spelled alike', async () => {
    expect(namesOf((await search('1 mile')).wods)).not.toContain('Terry 5000');
    expect(namesOf((await search('T2B')).wods).sort()).toEqual(using('Toes-to-bar').sort());
    expect(namesOf((await search('amrap 20')).wods)).not.toContain('Fran');
    expect(namesOf((await search('5 rounds')).wods)).not.toContain('Helen');
    expect((await search('fran', '&exact=1')).searchedFor).toBeUndefined();
    expect(namesOf((await search('abs')).wods)).toEqual(expect.arrayContaining(using('Sit-up')));
    expect(namesOf((await search('abs')).wods)).not.toContain('50-calorie Bike');
  });

  it.each([
    ['hero', ['Row Every Three', 'Rail Sprint']],
    ['kb', ['Park Bench', 'Park Bars']],
    ['wb', ['EMOM 20 Row/Burpee']],
  ])('doesn’t find %j where one word ends and the next one begins', async (text, seams) => {
    const found = namesOf((await search(text)).wods);
    expect(found.length).toBeGreaterThan(0);
    expect(seams.filter((name) => found.includes(name))).toEqual([]);
  });

  it('ranks a name before other names, those before movements, and movements before the rest', async () => {
    const found = namesOf((await search('thruster')).wods);
    const place = (name: string) => found.indexOf(name);
    expect(place('Death by Thrusters')).toBe(0);
    const inName = (name: string) => name.toLowerCase().includes('thruster');
    expect(found.findLastIndex(inName)).toBeLessThan(place('Fran'));
    for (const name of using('Thruster').filter((each) => !inName(each))) expect(place(name)).toBeGreaterThan(0);
  });

  it.each([
    ['du', 'Double-under'],
    ['mu', 'Ring Muscle-up'],
    ['su', 'Single-under'],
    ['kb', 'Kettlebell'],
    ['bb', 'Barbell'],
  ])('has for %j the movement or the kit that it abbreviates before all that only begins so', async (text, called) => {
    const { wods } = await search(text);
    const isNamed = ({ name, aka = [] }: Wod) => [name, ...aka].some((one) => new RegExp(`\\b${text}s?\\b`, 'i').test(one));
    const uses = ({ exercises }: Wod) =>
      exercises.some(({ exercise }) => exercise.name === called || EQUIPMENT_FACTS[exercise.equipment].label === called);
    const isFirst = wods.map((wod) => isNamed(wod) || uses(wod));
    expect(isFirst.lastIndexOf(true)).toBeLessThan(isFirst.includes(false) ? isFirst.indexOf(false) : isFirst.length);
    expect(wods.filter(uses).length).toBeGreaterThan(3);
  });

  it('still finds what has a part of a word in its name, its other names, its description, its dedication or its movements', async () => {
    const plain = (text = '') => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const texts = new Map(
      all.map((wod) => [
        wod.name,
        [wod.name, ...(wod.aka ?? []), wod.description, wod.dedication, ...wod.exercises.map(({ exercise }) => exercise.name)].map(plain).join('\n'),
      ]),
    );
    const words = new Set([...texts.values()].flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
    // Every so many words of the library, whole, without the first letter and without the last.
    const asked = [...words]
      .filter((_, index) => index % 60 === 0)
      .flatMap((word) => [word, word.slice(1), word.slice(0, -1)])
      .filter((word) => word.length > 1);
    expect(asked.length).toBeGreaterThan(100);
    for (const word of asked) {
      const found = new Set(namesOf((await search(word)).wods));
      expect([word, [...texts].filter(([name, text]) => text.includes(word) && !found.has(name)).map(([name]) => name)]).toEqual([word, []]);
    }
  });

  describe('suggestions', () => {
    const suggest = (text: string, more = '') => api().json<Suggestion[]>(`/suggestions?q=${encodeURIComponent(text)}${more}`);
    const texts = async (text: string, more = '') => (await suggest(text, more)).map((suggestion) => suggestion.text);

    it('are names of WODs, movements, types, categories and equipment, eight at most', async () => {
      const kinds = async (text: string) => (await suggest(text)).map(({ kind, text: shown }) => `${kind} ${shown}`);
      expect((await kinds('fran'))[0]).toBe('wod Fran');
      expect((await kinds('amr'))[0]).toBe('type AMRAP');
      expect(await kinds('her')).toContain('category Hero WODs');
      expect((await kinds('kettleb'))[0]).toBe('equipment Kettlebell');
      expect(await kinds('thru')).toContain('exercise Thruster');
      expect(await suggest('a')).toHaveLength(8);
    });

    it('don’t look where one word ends and the next one begins', async () => {
      expect(await texts('hero')).not.toContain('Burpee over the Rower');
      expect(await texts('wb')).toEqual(['Wall-ball Shot']);
    });

    it('name an id or the value of a filter', async () => {
      const [fran] = await suggest('fran');
      expect(fran?.value).toBe(all.find(({ name }) => name === 'Fran')?.id);
      expect((await suggest('amrap'))[0]).toEqual({ kind: 'type', value: 'AMRAP', text: 'AMRAP' });
      const thruster = all.flatMap(({ exercises }) => exercises).find(({ exercise }) => exercise.name === 'Thruster')?.exercise.id;
      expect((await suggest('thruster', '&kind=exercise'))[0]).toEqual({ kind: 'exercise', value: thruster, text: 'Thruster' });
    });

    it.each([
      ['T2B', 'Toes-to-bar'],
      ['du', 'Double-under'],
      ['hspu', 'Handstand Push-up'],
      ['kbs', 'Kettlebell Swing'],
      ['c&j', 'Clean and Jerk'],
    ])('know the other name %s, and say that it was matched', async (text, name) => {
      const [first] = await suggest(text);
      expect(first).toMatchObject({ kind: 'exercise', text: name, matched: expect.stringMatching(new RegExp(`^${text}$`, 'i')) });
    });

    it('have beginnings before parts of words, and near matches only where there is nothing else', async () => {
      const names = await texts('squat', '&kind=exercise');
      expect(names[0]).toBe('Air Squat');
      expect((await texts('ow', '&kind=exercise')).every((name) => name.toLowerCase().includes('ow'))).toBe(true);
      expect((await texts('thurs'))[0]).toBe('Thruster');
      expect((await texts('murf'))[0]).toBe('Murph');
      expect(await suggest('xqzt')).toEqual([]);
      expect(await suggest('vest')).toEqual([]);
      expect(await suggest('%')).toEqual([]);
    });

    it('are of one kind where that is asked for', async () => {
      for (const kind of ['wod', 'exercise', 'type', 'category', 'equipment']) {
        const kinds = new Set((await suggest('b', `&kind=${kind}`)).map((suggestion) => suggestion.kind));
        expect([kind, [...kinds].filter((each) => each !== kind)]).toEqual([kind, []]);
      }
      expect((await suggest('row', '&kind=wod')).length).toBeGreaterThan(3);
    });

    it.each([
      ['', 'q', 'q must be one text of 1 to 100 characters'],
      ['q=%20', 'q', 'q must be one text of 1 to 100 characters'],
      [`q=${'a'.repeat(101)}`, 'q', 'q must be one text of 1 to 100 characters'],
      ['q=a&q=b', 'q', 'q must be one text of 1 to 100 characters'],
      ['q=a&kind=nope', 'kind', 'kind must be one of wod, exercise, type, category, equipment'],
    ])('refuse ?%s', async (query, field, message) => {
      const response = await api().get(`/suggestions?${query}`);
      expect([response.status, await response.json()]).toMatchObject([400, { details: [{ field, message }] }]);
    });

    it('are kept like every public answer', async () => {
      const [first, second] = [await api().get('/suggestions?q=fran'), await api().get('/suggestions?q=fran&other=1')];
      expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
      expect(first.headers.get('x-content')).toBe((await api().get('/wods')).headers.get('x-content'));
    });
  });
}
