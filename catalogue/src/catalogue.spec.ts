import { BEST_KNOWN, predefinedExercises, predefinedWods, type PredefinedWod } from './index.js';

const TYPES = ['EMOM', 'AMRAP', 'ROUNDS', 'LADDER', 'TABATA', 'FOR_TIME', 'CHIPPER_EMOM'];
const EQUIPMENT = [
  'BODYWEIGHT', 'KETTLEBELL', 'BARBELL', 'BAND', 'MEDICINE_BALL', 'DUMBBELL', 'DIP_BAR', 'PULL_UP_BAR', 'JUMP_ROPE', 'ROPE',
  'SAND_BAG', 'STAIRS', 'BOX', 'ROWER', 'ASSAULT_BIKE', 'SKI_ERG', 'RINGS', 'GHD', 'SLED', 'AB_MAT',
];
const WOD_FIELDS = {
  name: 'string', aka: 'object', category: 'string', type: 'string', rounds: 'number', timeCapMinutes: 'number',
  intervalMinutes: 'number', repScheme: 'string', tabataCycles: 'number', description: 'string', exercises: 'object',
  facts: 'object', confidence: 'string', sourcesAgreeing: 'number',
};
const ENTRY_FIELDS = {
  exercise: 'string', reps: 'number', distanceMeters: 'number', durationSeconds: 'number', weightKg: 'number',
  womenWeightKg: 'number', rxLb: 'string', notes: 'string', part: 'number', partRounds: 'number', isEmomInterruption: 'boolean',
};
const FACT_FIELDS = {
  scoring: 'string', vest: 'string', team: 'string', restBetweenRoundsSeconds: 'number', totalMinutes: 'number', note: 'string',
};

/** The fields that the interfaces don't know, or that have another type than they say. */
const wrongFields = (value: object, fields: Record<string, string>) =>
  Object.entries(value).filter(([key, content]) => fields[key] !== typeof content).map(([key]) => key);

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const comparable = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();
const namesOfWods = predefinedWods.map((wod) => wod.name);

it('holds 301 WODs, of which 251 are Hero and 50 Benchmark WODs, and 141 exercises', () => {
  expect(predefinedWods).toHaveLength(301);
  expect(predefinedWods.filter((wod) => wod.category === 'HERO')).toHaveLength(251);
  expect(predefinedWods.filter((wod) => wod.category === 'BENCHMARK')).toHaveLength(50);
  expect(predefinedExercises).toHaveLength(141);
});

it('names every WOD once', () => {
  expect(repeated(namesOfWods.map(comparable))).toEqual([]);
});

it('names every exercise once, also by its aliases', () => {
  const names = predefinedExercises.flatMap(({ name, aliases }) => [...new Set([name, ...aliases].map(comparable))]);
  expect(repeated(names)).toEqual([]);
});

it('refers only to exercises it has', () => {
  const known = new Set(predefinedExercises.map((exercise) => exercise.name));
  expect(predefinedWods.flatMap((wod) => wod.exercises).filter((entry) => !known.has(entry.exercise))).toEqual([]);
});

it('uses only the fields and types of its interfaces', () => {
  expect(predefinedWods.flatMap((wod) => wrongFields(wod, WOD_FIELDS))).toEqual([]);
  expect(predefinedWods.flatMap((wod) => wrongFields(wod.facts, FACT_FIELDS))).toEqual([]);
  expect(predefinedWods.flatMap((wod) => wod.exercises).flatMap((entry) => wrongFields(entry, ENTRY_FIELDS))).toEqual([]);
  expect(predefinedWods.filter((wod) => !TYPES.includes(wod.type))).toEqual([]);
  expect(predefinedExercises.filter((exercise) => !EQUIPMENT.includes(exercise.equipment))).toEqual([]);
  expect(predefinedExercises.filter((exercise) => !exercise.name || !exercise.description)).toEqual([]);
});

it('gives every type what it needs', () => {
  const lacking = (wod: PredefinedWod) =>
    wod.exercises.length === 0 ||
    (wod.type === 'ROUNDS' && !wod.rounds) ||
    (wod.type === 'LADDER' && !wod.repScheme) ||
    (wod.type === 'TABATA' && !wod.tabataCycles) ||
    (wod.type === 'CHIPPER_EMOM' && !wod.intervalMinutes);
  expect(predefinedWods.filter(lacking)).toEqual([]);
});

it('has loads in steps of half a kilogram and whole numbers elsewhere', () => {
  const entries = predefinedWods.flatMap((wod) => wod.exercises);
  const loads = entries.flatMap((entry) => [entry.weightKg, entry.womenWeightKg]).filter((load) => load !== undefined);
  const counts = entries
    .flatMap((entry) => [entry.reps, entry.distanceMeters, entry.durationSeconds, entry.part, entry.partRounds])
    .filter((count) => count !== undefined);
  expect(loads.filter((load) => load <= 0 || !Number.isInteger(load * 2))).toEqual([]);
  expect(counts.filter((count) => count < 1 || !Number.isInteger(count))).toEqual([]);
});

it('knows the best known WODs, and shows all seven types among the first seven', () => {
  expect(BEST_KNOWN.filter((name) => !namesOfWods.includes(name))).toEqual([]);
  const types = BEST_KNOWN.slice(0, 7).map((name) => predefinedWods.find((wod) => wod.name === name)?.type);
  expect([...types].sort()).toEqual([...TYPES].sort());
});
