// A library of any size, always the same: the small one is the newest part of the large one, so both show the same WODs
// on their first pages.
import { EQUIPMENT, EQUIPMENT_FACTS, WOD_CATEGORIES, WOD_TYPES, nameKey } from '@wod/domain';

/** The columns of the api's tables that a made-up library fills. */
export const COLUMNS = {
  exercises: ['id', 'name', 'nameKey', 'description', 'equipment', 'needsReview', 'version', 'createdAt', 'updatedAt'],
  wods: [
    'id',
    'name',
    'nameKey',
    'description',
    'type',
    'category',
    'timeCapMinutes',
    'intervalMinutes',
    'rounds',
    'repScheme',
    'tabataCycles',
    'estimatedDuration',
    'version',
    'contentVersion',
    'createdAt',
    'updatedAt',
  ],
  wod_entries: ['wodId', 'position', 'exerciseId', 'reps', 'weight', 'isEmomInterruption'],
};

const BATCH = 5000;
const EXERCISES_EACH = 7;
const NEWEST = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

const WORDS = (
  'burpee thruster sprint anchor granite harbor ladder meadow canyon copper ember falcon glacier hammer island jungle ' +
  'kodiak lantern marble nomad ocean pepper quarry river saddle timber umber valley willow zephyr breath tempo ' +
  'shoulder grip engine steady broken unbroken partner relay heavy light barbell row climb carry lunge press pull push ' +
  'squat swing jump rope box wall target minute round score rest'
).split(' ');

/** Part of every description, so that searches for pieces of it match everything. */
export const EVERYWHERE = 'scale the load so that every set stays crisp and note how it felt on the whiteboard';

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words for the library's texts. @param {() => number} random @param {number} count */
export const words = (random, count) => Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');

/** Seven exercises for each equipment, as rows of the api's table. */
export const exercises = EQUIPMENT.flatMap((equipment, kind) =>
  Array.from({ length: EXERCISES_EACH }, (_, index) => {
    const name = `${EQUIPMENT_FACTS[equipment].label} ${WORDS[(kind * EXERCISES_EACH + index) % WORDS.length]} ${index + 1}`;
    const created = moment(0);
    return {
      id: `exercise-${equipment.toLowerCase()}-${index}`,
      name,
      nameKey: nameKey(name),
      description: `The ${name}, done well.`,
      equipment,
      needsReview: 0,
      version: 1,
      createdAt: created,
      updatedAt: created,
    };
  }),
);

/** @param {number} index of a WOD @returns {string} as SQLite keeps it */
function moment(index) {
  return new Date(NEWEST - index * MINUTE_MS).toISOString().replace('T', ' ').replace('Z', '');
}

/** The parameters of a WOD of each type. @param {string} type @param {number} amount 1 to 10 */
function parameters(type, amount) {
  if (type === 'EMOM' || type === 'CHIPPER_EMOM') return { intervalMinutes: 1 + (amount % 3) };
  if (type === 'ROUNDS') return { rounds: amount };
  if (type === 'LADDER') return { repScheme: '21-15-9' };
  if (type === 'TABATA') return { tabataCycles: amount };
  return { timeCapMinutes: 5 + amount };
}

/**
 * The WODs from the newest to the oldest, as rows of the api's tables.
 * @param {number} count
 * @returns {Generator<{ wod: Record<string, unknown>, entries: (Record<string, unknown> & { exerciseName: string })[] }>}
 */
export function* wods(count) {
  const random = randomNumbers(1);
  const upTo = (/** @type {number} */ limit) => 1 + Math.floor(random() * limit);
  const hex = (/** @type {number} */ length) =>
    Math.floor(random() * 16 ** length)
      .toString(16)
      .padStart(length, '0');
  for (let index = 0; index < count; index += 1) {
    const id = `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
    const name = `${words(random, 2)} ${index}`;
    const type = String(WOD_TYPES[index % WOD_TYPES.length]);
    const created = moment(index);
    const entries = Array.from({ length: 2 + upTo(4) }, (_, position) => {
      const exercise = /** @type {typeof exercises[number]} */ (exercises[Math.floor(random() * exercises.length)]);
      const entry = { wodId: id, position: position + 1, exerciseId: exercise.id, reps: upTo(50), weight: upTo(100), isEmomInterruption: 0 };
      return { ...entry, exerciseName: exercise.name };
    });
    yield {
      wod: {
        id,
        name,
        nameKey: nameKey(name),
        description: `${words(random, 12)}. ${EVERYWHERE}. ${words(random, 12)}.`,
        type,
        category: WOD_CATEGORIES[upTo(WOD_CATEGORIES.length) - 1],
        ...parameters(type, upTo(10)),
        estimatedDuration: 4 + upTo(56),
        version: 1,
        contentVersion: 1,
        createdAt: created,
        updatedAt: created,
      },
      entries,
    };
  }
}

/**
 * A whole library in the order in which its tables are filled, a few thousand rows at a time.
 * @param {number} count how many WODs
 * @returns {Generator<{ table: keyof typeof COLUMNS, rows: Record<string, unknown>[] }>}
 */
export function* batches(count) {
  yield { table: 'exercises', rows: exercises };
  const all = wods(count);
  for (let done = 0; done < count; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, () => all.next().value);
    yield { table: 'wods', rows: batch.map(({ wod }) => wod) };
    yield { table: 'wod_entries', rows: batch.flatMap(({ entries }) => entries) };
  }
}
