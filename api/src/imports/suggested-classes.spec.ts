import { predefinedExercises, predefinedWods, type PredefinedWod } from '@wod/catalogue';
import { type ClassWod, drawAt, EQUIPMENT, type Equipment, suggestClass, type SuggestionInput, swapChoices } from '@wod/domain';
import { predefinedInput } from './predefined-input.js';

const CLASSES = 1000;
const WARM_UP = 5;

const equipmentOf = new Map(predefinedExercises.map(({ name, equipment }) => [name, equipment]));
const byName = new Map(predefinedWods.map((wod) => [wod.name, wod]));

/** A predefined WOD as the index lists it. */
function indexed(wod: PredefinedWod): ClassWod {
  const { name, type, score, timeCapMinutes, minutesLow, minutesHigh, estimatedDuration } = predefinedInput(wod, (exercise) => exercise);
  const movements = [...new Set(wod.exercises.map(({ exercise }) => exercise))];
  const equipment = [...new Set(movements.map((movement) => equipmentOf.get(movement) as Equipment))];
  return { id: name, name, type, score, timeCapMinutes, minutesLow, minutesHigh, minutes: estimatedDuration, equipment, movements };
}

const wods = predefinedWods.map(indexed);
const KITS: readonly (readonly Equipment[])[] = [
  [],
  ['BODYWEIGHT'],
  ['DUMBBELL'],
  ['KETTLEBELL'],
  ['JUMP_ROPE'],
  ['BARBELL'],
  ['PULL_UP_BAR', 'BOX'],
  ['KETTLEBELL', 'JUMP_ROPE', 'BOX'],
  ['BARBELL', 'PULL_UP_BAR', 'ROWER'],
  EQUIPMENT,
];

/** Budgets from 20 to 90 minutes, every kit, one to three WODs. */
const inputs = Array.from(
  { length: CLASSES },
  (_, seed): SuggestionInput => ({
    wods,
    seed,
    totalMinutes: 20 + ((seed * 7) % 71),
    mobilityMinutes: WARM_UP,
    cooldownMinutes: 0,
    equipment: KITS[seed % KITS.length] ?? [],
    excludedTypes: [],
    maxWods: 1 + (Math.floor(seed / KITS.length) % 3),
  }),
);
const classes = inputs.map((input) => ({ input, result: suggestClass(input) }));
const drawn = classes.flatMap(({ input, result }) => ('wods' in result ? [{ input, wods: result.wods }] : []));

const slowest = ({ minutes = 0, minutesHigh = 0 }: ClassWod) => Math.max(minutes, minutesHigh);
const minutesOf = (list: readonly ClassWod[]) => list.reduce((sum, wod) => sum + slowest(wod), 3 * (list.length - 1));
const slot = ({ totalMinutes }: SuggestionInput) => totalMinutes - WARM_UP;
const isForLoad = (wod: ClassWod) => wod.score === 'LOAD';
const isPossible = ({ equipment }: SuggestionInput, wod: ClassWod) =>
  equipment.length === 0 || wod.equipment.every((one) => one === 'BODYWEIGHT' || equipment.includes(one));
/** What counts as an open-ended test: for reps or load, at one's own pace. */
const isOpenEnded = ({ name }: ClassWod) => {
  const { type, score, timeCapMinutes, minutesLow, minutesHigh } = byName.get(name) as PredefinedWod;
  return ['ROUNDS', 'LADDER', 'FOR_TIME'].includes(type) && (score ?? 'TIME') !== 'TIME' && timeCapMinutes === undefined && minutesLow < minutesHigh;
};
const repeats = (list: readonly ClassWod[]) =>
  list.some((wod, index) => wod.movements.some((movement) => list[index + 1]?.movements.includes(movement)));

describe('of 1,000 classes', () => {
  it('most are there, and none is missing where a WOD would fit', () => {
    const missing = classes.filter(({ result }) => 'error' in result).map(({ input }) => input);
    expect(missing.filter((input) => wods.some((wod) => slowest(wod) <= slot(input) && isPossible(input, wod) && !isOpenEnded(wod)))).toEqual([]);
    expect(drawn.length).toBeGreaterThan(CLASSES * 0.95);
    expect(drawn.filter((one) => one.wods.length === 0)).toEqual([]);
  });

  it('none takes longer than its time, even for slow athletes, with the time to change over', () => {
    expect(drawn.filter((one) => minutesOf(one.wods) > slot(one.input))).toEqual([]);
  });

  it('none has more WODs than asked for', () => {
    expect(drawn.filter((one) => one.wods.length > one.input.maxWods)).toEqual([]);
  });

  it('none has a strength test with a metcon, and none a test without a clock', () => {
    expect(drawn.filter((one) => one.wods.some(isForLoad) && !one.wods.every(isForLoad))).toEqual([]);
    expect(drawn.flatMap((one) => one.wods).filter(isOpenEnded)).toEqual([]);
  });

  it('none has a movement twice in a row', () => {
    expect(drawn.filter((one) => repeats(one.wods))).toEqual([]);
  });

  it('none needs more than the kit and one’s own body', () => {
    expect(drawn.filter((one) => one.wods.some((wod) => !isPossible(one.input, wod)))).toEqual([]);
  });

  it('most fill most of their time, with hundreds of different WODs', () => {
    expect(drawn.filter((one) => minutesOf(one.wods) >= slot(one.input) / 2).length).toBeGreaterThan(drawn.length * 0.95);
    expect(new Set(drawn.flatMap((one) => one.wods).map(({ name }) => name)).size).toBeGreaterThan(300);
  });

  it('each stays as sound when a WOD of it is swapped or drawn again', () => {
    const changed = drawn.flatMap(({ input, wods: list }) =>
      list.flatMap((_, index) => {
        const others = [...swapChoices(input, list, index, input.seed), drawAt(input, list, index, input.seed)];
        return others.flatMap((wod) => (wod ? [{ input, wods: list.with(index, wod) }] : []));
      }),
    );
    expect(changed.length).toBeGreaterThan(CLASSES);
    expect(
      changed.filter(
        (one) =>
          minutesOf(one.wods) > slot(one.input) ||
          repeats(one.wods) ||
          one.wods.some(isOpenEnded) ||
          (one.wods.some(isForLoad) && !one.wods.every(isForLoad)),
      ),
    ).toEqual([]);
  });
});
