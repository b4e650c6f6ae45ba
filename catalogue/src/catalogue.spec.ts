import { BEST_KNOWN, predefinedExercises, predefinedWods, type PredefinedWod } from './index.js';

const TYPES = ['EMOM', 'AMRAP', 'ROUNDS', 'LADDER', 'TABATA', 'FOR_TIME', 'CHIPPER_EMOM'];
const EQUIPMENT = [
  'BODYWEIGHT',
  'KETTLEBELL',
  'BARBELL',
  'BAND',
  'MEDICINE_BALL',
  'DUMBBELL',
  'DIP_BAR',
  'PULL_UP_BAR',
  'JUMP_ROPE',
  'ROPE',
  'SAND_BAG',
  'STAIRS',
  'BOX',
  'ROWER',
  'ASSAULT_BIKE',
  'SKI_ERG',
  'RINGS',
  'GHD',
  'SLED',
  'AB_MAT',
];
const WOD_FIELDS = {
  name: 'string',
  aka: 'object',
  category: 'string',
  type: 'string',
  rounds: 'number',
  timeCapMinutes: 'number',
  intervalMinutes: 'number',
  repScheme: 'string',
  tabataCycles: 'number',
  minutes: 'number',
  minutesLow: 'number',
  minutesHigh: 'number',
  score: 'string',
  headline: 'string',
  restBetweenRounds: 'number',
  team: 'number',
  vestKg: 'number',
  womenVestKg: 'number',
  isVestOptional: 'boolean',
  needs: 'object',
  anyOrder: 'boolean',
  description: 'string',
  stimulus: 'string',
  dedication: 'string',
  scaled: 'string',
  beginner: 'string',
  exercises: 'object',
  confidence: 'string',
  sourcesAgreeing: 'number',
};
const NEEDS = ['PARTNER', 'POOL', 'RUCKSACK', 'VEST', 'PLATES', 'TRACK'];
const ENTRY_FIELDS = {
  exercise: 'string',
  reps: 'number',
  distanceMeters: 'number',
  durationSeconds: 'number',
  unit: 'string',
  isMax: 'boolean',
  weightKg: 'number',
  womenWeightKg: 'number',
  notes: 'string',
  minute: 'number',
  restAfter: 'number',
  part: 'number',
  partRounds: 'number',
  partName: 'string',
  isEmomInterruption: 'boolean',
  scaled: 'string',
  beginner: 'string',
};
/** The parameters of a type; all but the cap of FOR_TIME are needed. */
const PARAMETERS: Record<PredefinedWod['type'], readonly (keyof PredefinedWod)[]> = {
  EMOM: ['intervalMinutes'],
  AMRAP: ['timeCapMinutes'],
  ROUNDS: ['rounds'],
  LADDER: ['repScheme'],
  TABATA: ['tabataCycles'],
  FOR_TIME: ['timeCapMinutes'],
  CHIPPER_EMOM: ['intervalMinutes'],
};

/** The fields that the interfaces don't have, or whose type differs. */
const wrongFields = (value: object, fields: Record<string, string>) =>
  Object.entries(value)
    .filter(([key, content]) => fields[key] !== typeof content)
    .map(([key]) => key);

/** The names that occur more than once, ignoring case and punctuation; the names of one thing may differ in that alone. */
function repeated(families: readonly (readonly string[])[]): string[] {
  const names = families.flatMap((family) => [...new Set(family.map(comparable))]);
  return names.filter((name, index) => names.indexOf(name) !== index);
}
const comparable = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9%+]+/g, '');
const namesOfWods = predefinedWods.map((wod) => wod.name);
const entries = predefinedWods.flatMap((wod) => wod.exercises);

it('holds 543 WODs, of which 251 are Hero, 177 Benchmark and 115 Custom WODs, and 213 exercises', () => {
  expect(predefinedWods).toHaveLength(543);
  expect(predefinedWods.filter((wod) => wod.category === 'HERO')).toHaveLength(251);
  expect(predefinedWods.filter((wod) => wod.category === 'BENCHMARK')).toHaveLength(177);
  expect(predefinedWods.filter((wod) => wod.category === 'CUSTOM')).toHaveLength(115);
  expect(predefinedExercises).toHaveLength(213);
});

it('names every WOD once, also by its other names', () => {
  expect(repeated(predefinedWods.map(({ name, aka = [] }) => [name, ...aka]))).toEqual([]);
});

it('names every exercise once, also by its aliases', () => {
  expect(repeated(predefinedExercises.map(({ name, aliases }) => [name, ...aliases]))).toEqual([]);
});

it('refers only to exercises it has', () => {
  const known = new Set(predefinedExercises.map((exercise) => exercise.name));
  expect(entries.filter((entry) => !known.has(entry.exercise))).toEqual([]);
  const used = new Set(entries.map((entry) => entry.exercise));
  expect([...known].filter((name) => !used.has(name))).toEqual([]);
});

it('uses only the fields and types of its interfaces', () => {
  expect(predefinedWods.flatMap((wod) => wrongFields(wod, WOD_FIELDS))).toEqual([]);
  expect(entries.flatMap((entry) => wrongFields(entry, ENTRY_FIELDS))).toEqual([]);
  expect(predefinedWods.filter((wod) => !TYPES.includes(wod.type))).toEqual([]);
  expect(predefinedExercises.filter((exercise) => !EQUIPMENT.includes(exercise.equipment))).toEqual([]);
  expect(predefinedExercises.filter(({ needs = [] }) => needs.some((item) => !NEEDS.includes(item) && !EQUIPMENT.includes(item)))).toEqual([]);
  expect(predefinedWods.filter(({ needs = [] }) => needs.some((item) => !NEEDS.includes(item) && !EQUIPMENT.includes(item)))).toEqual([]);
  expect(predefinedExercises.filter((exercise) => !exercise.name || !exercise.description)).toEqual([]);
});

it('gives every type what it needs, and nothing of another', () => {
  const all = [...new Set(Object.values(PARAMETERS).flat())];
  const wrong = (wod: PredefinedWod) =>
    wod.exercises.length === 0 ||
    all.some((parameter) => {
      const isOfIt = PARAMETERS[wod.type].includes(parameter);
      return wod[parameter] === undefined ? isOfIt && wod.type !== 'FOR_TIME' : !isOfIt;
    });
  expect(predefinedWods.filter(wrong)).toEqual([]);
});

it('says how long a WOD takes: the same as its clock, where it has one', () => {
  expect(predefinedWods.filter(({ minutesLow, minutesHigh }) => !(minutesLow > 0 && minutesLow <= minutesHigh))).toEqual([]);
  expect(
    predefinedWods.filter(({ minutes, minutesLow, minutesHigh }) => minutes !== undefined && (minutes !== minutesLow || minutes !== minutesHigh)),
  ).toEqual([]);
});

it('says what an EMOM without an end is in its headline', () => {
  expect(predefinedWods.filter(({ type, minutes, headline }) => type === 'EMOM' && minutes === undefined && headline === undefined)).toEqual([]);
});

it('has headlines and notes that fit on a board', () => {
  expect(predefinedWods.filter(({ headline = '' }) => headline.length > 90)).toEqual([]);
  expect(entries.filter(({ notes = '' }) => notes.length > 90)).toEqual([]);
});

it('has texts of the levels that a library holds', () => {
  expect(entries.filter(({ scaled = '', beginner = '' }) => Math.max(scaled.length, beginner.length) > 200)).toEqual([]);
  expect(predefinedWods.filter(({ scaled = '', beginner = '' }) => Math.max(scaled.length, beginner.length) > 500)).toEqual([]);
});

it('counts parts from 1, each with one name and one number of rounds', () => {
  const isInOrder = ({ exercises }: PredefinedWod) =>
    exercises.every(({ part, partRounds, partName }, index) => {
      const before = exercises[index - 1];
      if (part === undefined) return partRounds === undefined && partName === undefined && before?.part === undefined;
      if (before !== undefined && before.part === part) return before.partRounds === partRounds && before.partName === partName;
      return part === (before === undefined ? 1 : (before.part ?? NaN) + 1);
    });
  expect(predefinedWods.filter((wod) => !isInOrder(wod))).toEqual([]);
});

it('interrupts nothing but a CHIPPER_EMOM', () => {
  const interrupted = predefinedWods.filter(({ exercises }) => exercises.some((entry) => entry.isEmomInterruption));
  expect(interrupted.filter(({ type }) => type !== 'CHIPPER_EMOM')).toEqual([]);
});

it('has loads in steps of half a kilogram and whole numbers elsewhere', () => {
  const loads = [
    ...entries.flatMap((entry) => [entry.weightKg, entry.womenWeightKg]),
    ...predefinedWods.flatMap((wod) => [wod.vestKg, wod.womenVestKg]),
  ].filter((load) => load !== undefined);
  const counts = entries
    .flatMap((entry) => [entry.reps, entry.distanceMeters, entry.durationSeconds, entry.part, entry.partRounds, entry.minute, entry.restAfter])
    .filter((count) => count !== undefined);
  expect(loads.filter((load) => load <= 0 || !Number.isInteger(load * 2))).toEqual([]);
  expect(counts.filter((count) => count < 1 || !Number.isInteger(count))).toEqual([]);
});

it.each([
  ['Open 12.5', 'Open 11.6'],
  ['Open 13.3', 'Open 12.4'],
  ['Open 14.1', 'Open 11.1'],
  ['Open 15.2', 'Open 14.2'],
  ['Open 16.5', 'Open 14.5'],
  ['Open 17.4', 'Open 16.4'],
  ['Open 18.5', 'Open 11.6'],
  ['Open 20.3', 'Open 18.4'],
  ['Open 21.2', 'Open 17.1'],
  ['Open 23.1', 'Open 14.4'],
  ['Open 25.2', 'Open 22.3'],
])('%s is %s once more', (again, first) => {
  const prescribed = (name: string) => {
    const { type, rounds, timeCapMinutes, intervalMinutes, repScheme, score, headline, exercises } =
      predefinedWods.find((wod) => wod.name === name) ?? {};
    const asPrescribed = exercises?.map(({ scaled: _, beginner: __, ...entry }) => entry);
    return { type, rounds, timeCapMinutes, intervalMinutes, repScheme, score, headline, exercises: asPrescribed };
  };
  expect(prescribed(again)).toEqual(prescribed(first));
});

it('has the WODs of every Open', () => {
  const years = predefinedWods.flatMap(({ name }) => /^Open (\d\d)\./.exec(name)?.[1] ?? []);
  const counts = Object.fromEntries([...new Set(years)].map((year) => [`20${year}`, years.filter((other) => other === year).length]));
  expect(counts).toEqual({
    2011: 6,
    2012: 5,
    2013: 5,
    2014: 5,
    2015: 6,
    2016: 5,
    2017: 5,
    2018: 6,
    2019: 5,
    2020: 5,
    2021: 4,
    2022: 3,
    2023: 4,
    2024: 3,
    2025: 3,
    2026: 3,
  });
});

it('has short workouts that need no equipment, as the site says', () => {
  const equipmentOf = new Map(predefinedExercises.map(({ name, equipment }) => [name, equipment]));
  const quick = predefinedWods.filter(
    ({ minutes, minutesLow = 0, minutesHigh = Infinity, exercises }) =>
      (minutes ?? (minutesLow + minutesHigh) / 2) < 15 && exercises.every(({ exercise }) => equipmentOf.get(exercise) === 'BODYWEIGHT'),
  );
  expect(quick.length).toBeGreaterThanOrEqual(10);
});

it('knows the best known WODs, and shows all seven types among the first seven', () => {
  expect(BEST_KNOWN.filter((name) => !namesOfWods.includes(name))).toEqual([]);
  const types = BEST_KNOWN.slice(0, 7).map((name) => predefinedWods.find((wod) => wod.name === name)?.type);
  expect([...types].sort()).toEqual([...TYPES].sort());
});

it('asks for what is carried, worn or swum in', () => {
  const equipmentOf = new Map<string, string>(predefinedExercises.map(({ name, equipment }) => [name, equipment]));
  const needsOf = new Map<string, readonly string[]>(predefinedExercises.map(({ name, needs = [] }) => [name, needs]));
  const lacking = (item: string, note: RegExp) =>
    predefinedWods
      .filter(
        ({ exercises, needs = [] }) =>
          exercises.some(
            ({ notes = '', exercise }) => note.test(notes) && ![...needs, ...(needsOf.get(exercise) ?? [])].some((one) => one === item),
          ) && !exercises.some(({ exercise }) => equipmentOf.get(exercise) === item),
      )
      .map(({ name }) => name);
  expect(lacking('RUCKSACK', /\b(ruck|pack|backpack|rucksack)\b/)).toEqual([]);
  expect(lacking('PLATES', /carry a plate|plate overhead/)).toEqual([]);
  expect(lacking('MEDICINE_BALL', /carry a medicine ball/)).toEqual([]);
  expect(lacking('VEST', /^in a vest/)).toEqual([]);
  expect(lacking('POOL', /in a pool/)).toEqual([]);
  expect(lacking('BOX', / in box\b/)).toEqual([]);
  expect(equipmentOf.get('Sit-up')).toBe('BODYWEIGHT');
});
