import {
  DURATION_LIMITS,
  EQUIPMENT,
  type Equipment,
  KIT_ITEMS,
  type KitItem,
  kitNeededBy,
  type NearChange,
  seededRandom,
  WOD_CATEGORIES,
  WOD_TYPES,
} from '@wod/domain';
import { atOnce } from './long-work.js';
import { nearSelections } from './near-wods.js';
import type { WodRecord } from './records.js';
import { ExerciseNames } from './search/exercise-names.js';
import { type IndexedExercise, WodIndex } from './wod-index.js';
import { type Order, type Selection, WodSelection } from './wod-selection.js';

const random = seededRandom(7);
const below = (count: number) => Math.floor(random() * count);
const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;

const NEEDING: Record<string, { equipment: Equipment; needs: KitItem[] }> = {
  swim: { equipment: 'BODYWEIGHT', needs: ['POOL'] },
  'buddy carry': { equipment: 'BODYWEIGHT', needs: ['PARTNER'] },
  'plate carry': { equipment: 'BARBELL', needs: ['PLATES'] },
  'kettlebell step-up': { equipment: 'KETTLEBELL', needs: ['BOX'] },
};
const KIT = ['BODYWEIGHT', 'BODYWEIGHT', 'BODYWEIGHT', 'BARBELL', 'KETTLEBELL', 'BOX', 'JUMP_ROPE'] as const;
const EXERCISES = [...KIT, ...Object.keys(NEEDING)];
const movementOf = (id: string) => NEEDING[id] ?? { equipment: id as Equipment };
const equipmentNeeded = (id: string): string[] => [movementOf(id).equipment, ...(NEEDING[id]?.needs ?? [])];
const indexed = (id: string): IndexedExercise => ({ ...movementOf(id), names: new ExerciseNames(id, movementOf(id).equipment) });

const recordOf = (number: number): WodRecord => ({
  id: `wod-${below(1e9)}-${number}`,
  name: `${pick(['Zoë', 'ámi', 'Bea', 'Öl', 'cindy'])} ${below(50)}`,
  type: pick(['AMRAP', 'ROUNDS', 'FOR_TIME']),
  category: pick(['HERO', 'CUSTOM']),
  estimatedDuration: pick([undefined, 5, 10, 20, 45, 90]),
  minutesLow: pick([undefined, 3]),
  minutesHigh: pick([undefined, 20]),
  team: pick([undefined, undefined, undefined, 2]),
  vestWeight: pick([undefined, undefined, 9]),
  isVestOptional: pick([undefined, true]),
  needs: pick<KitItem[] | undefined>([undefined, undefined, undefined, ['RUCKSACK'], ['KETTLEBELL', 'TRACK']]),
  createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
  updatedAt: '',
  entries: Array.from({ length: below(4) }, () => ({ exerciseId: pick(EXERCISES) })),
});

// More than are sorted at once, and more than few.
const records = Array.from({ length: 900 }, (_, number) => recordOf(number));
const neededBy = (wod: WodRecord) => kitNeededBy({ ...wod, exercises: wod.entries.map(({ exerciseId }) => ({ exercise: movementOf(exerciseId) })) });

/** The same rules written a second time, newest first. */
const plain = (list: readonly WodRecord[], { type, category, equipment, kit, maxMinutes, exercise = [], not = [] }: Selection) =>
  [...list].reverse().filter((wod) => {
    const used = wod.entries.map(({ exerciseId }) => exerciseId);
    return (
      (!type || type.includes(wod.type)) &&
      (!category || category === wod.category) &&
      (!equipment || equipment.some((item) => used.some((id) => equipmentNeeded(id).includes(item)))) &&
      (!kit || neededBy(wod).every((item) => kit.includes(item))) &&
      (maxMinutes === undefined || (wod.minutesHigh ?? wod.estimatedDuration ?? Infinity) <= maxMinutes) &&
      exercise.every((id) => used.includes(id)) &&
      !not.some((id) => used.includes(id))
    );
  });

const pages = (index: WodIndex, selection: Selection, order: Order, size = 11) => {
  const selected = new WodSelection(index, selection, undefined);
  const ids: string[] = [];
  for (let offset = 0; offset < selected.total; offset += size) {
    ids.push(...atOnce(selected.inOrder(order, offset, size)).map((position) => index.at(position).id));
  }
  return ids;
};
const idsOf = (list: readonly WodRecord[]) => list.map(({ id }) => id);

const SELECTIONS: Selection[] = [
  {},
  { kit: ['BODYWEIGHT'] },
  { kit: ['BARBELL'] },
  { kit: ['PLATES', 'VEST', 'POOL'], maxMinutes: 20 },
  { kit: ['BODYWEIGHT', 'KETTLEBELL', 'JUMP_ROPE', 'TRACK', 'PARTNER', 'RUCKSACK'], not: ['BOX'] },
  { kit: ['BARBELL', 'BOX', 'KETTLEBELL'], equipment: ['BOX'], category: 'HERO' },
  { exercise: ['swim'] },
  { exercise: ['swim', 'BARBELL'], not: ['BOX', 'nothing like it'], type: ['AMRAP', 'ROUNDS'] },
  { exercise: ['nothing like it'] },
  { not: ['BARBELL', 'KETTLEBELL'] },
];

describe.each(SELECTIONS)('%j', (selection) => {
  const index = new WodIndex(records, indexed);

  it('leaves what fits, and counts what each item of the kit would leave', () => {
    expect(pages(index, selection, {})).toEqual(idsOf(plain(records, selection)));
    const { kit, noKit, equipment, type, category, maxMinutes } = atOnce(new WodSelection(index, selection, undefined).facets());
    const turnedOver = (item: KitItem) => {
      const now: Selection['kit'] = selection.kit ?? [];
      const turned = now.includes(item) ? now.filter((other) => other !== item) : [...now, item];
      return plain(records, { ...selection, kit: turned.length > 0 ? turned : undefined }).length;
    };
    expect(kit).toEqual(Object.fromEntries(KIT_ITEMS.map((item) => [item, turnedOver(item)])));
    expect(equipment).toEqual(Object.fromEntries(EQUIPMENT.map((item) => [item, plain(records, { ...selection, equipment: [item] }).length])));
    expect(type).toEqual(Object.fromEntries(WOD_TYPES.map((value) => [value, plain(records, { ...selection, type: [value] }).length])));
    expect(category).toEqual(Object.fromEntries(WOD_CATEGORIES.map((value) => [value, plain(records, { ...selection, category: value }).length])));
    expect(maxMinutes).toEqual(
      Object.fromEntries(DURATION_LIMITS.map((value) => [value, plain(records, { ...selection, maxMinutes: value }).length])),
    );
    expect(noKit).toBe(plain(records, { ...selection, kit: [] }).length);
  });

  it('sorts by name, by minutes and by age', () => {
    const minutesOf = ({ minutesLow, minutesHigh, estimatedDuration }: WodRecord) =>
      minutesLow && minutesHigh ? Math.round((minutesLow + minutesHigh) / 2) : (estimatedDuration ?? Infinity);
    const nameOf = ({ name }: WodRecord) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const left = plain(records, selection);
    const by = (keyOf: (wod: WodRecord) => string | number) =>
      idsOf(left.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0)));
    expect(pages(index, selection, { sort: 'name' })).toEqual(by(nameOf));
    expect(pages(index, selection, { sort: 'shortest' })).toEqual(by(minutesOf));
    expect(pages(index, selection, { sort: 'newest' })).toEqual(idsOf(left));
  });

  it('shuffles everything once, the same way for the same number, in pages of any size', () => {
    const left = idsOf(plain(records, selection));
    const first = pages(index, selection, { draw: 1 });
    expect(first.toSorted()).toEqual(left.toSorted());
    expect(pages(new WodIndex(records, indexed), selection, { draw: 1, sort: 'name' }, 7)).toEqual(first);
    if (left.length > 10) expect(new Set([left, first, pages(index, selection, { draw: 2 })].map(String)).size).toBe(3);
  });
});

it('keeps its orders while WODs come, change and go', () => {
  const orders: Order[] = [{ sort: 'name' }, { sort: 'shortest' }, { sort: 'type' }, { sort: 'category' }, { draw: 12 }];
  const index = new WodIndex(records.slice(100, 700), indexed);
  for (const order of orders) pages(index, {}, order);
  const after = new Map(records.slice(100, 700).map((record) => [record.id, record]));
  const asFresh = () => {
    const fresh = new WodIndex([...after.values()], indexed);
    for (const order of orders) {
      for (const selection of SELECTIONS) expect(pages(index, selection, order)).toEqual(pages(fresh, selection, order));
    }
  };
  for (const record of [...records.slice(0, 100), ...records.slice(700)]) {
    index.put(record);
    after.set(record.id, record);
  }
  asFresh();
  for (const [number, { id, createdAt }] of records.entries()) {
    if (number % 7 === 0) {
      index.remove(id);
      after.delete(id);
    } else if (number % 5 === 0) {
      const changed = { ...recordOf(number), id, createdAt };
      index.put(changed);
      after.set(id, changed);
    }
  }
  asFresh();
});

it('counts what is there while WODs come, change, go and come back, and exercises need something else', () => {
  const movements = new Map(EXERCISES.map((id) => [id, indexed(id)]));
  const exerciseOf = (id: string) => movements.get(id);
  const facets = (index: WodIndex) => SELECTIONS.map((selection) => atOnce(new WodSelection(index, selection, undefined).facets()));
  const now = new Map(records.slice(0, 300).map((record) => [record.id, record]));
  const index = new WodIndex([...now.values()], exerciseOf);
  const asFresh = () => expect(facets(index)).toEqual(facets(new WodIndex([...now.values()], exerciseOf)));
  const put = (record: WodRecord) => {
    index.put(record);
    now.set(record.id, record);
  };
  asFresh();
  for (const { id } of records.slice(0, 300).filter((_, number) => number % 3 === 0)) {
    index.remove(id);
    now.delete(id);
  }
  asFresh();
  // Some are back, some have changed, and some were published between others.
  for (const [number, record] of records.slice(0, 300).entries()) if (number % 6 === 0) put(record);
  for (const [number, { id, createdAt }] of records.slice(0, 300).entries()) if (number % 5 === 1) put({ ...recordOf(number), id, createdAt });
  for (const record of records.slice(300, 400)) put({ ...record, createdAt: records[below(300)]!.createdAt });
  asFresh();
  movements.set('BOX', { ...indexed('BOX'), needs: ['PARTNER'] });
  movements.set('swim', { ...indexed('swim'), equipment: 'BARBELL', needs: ['PLATES'] });
  index.exercisesChanged((id) => (id === 'KETTLEBELL' ? undefined : movements.get(id)));
  movements.delete('KETTLEBELL');
  asFresh();
});

it('gives every WOD its chance', () => {
  const index = new WodIndex(records.slice(0, 40), indexed);
  const selected = new WodSelection(index, { type: ['AMRAP'] }, undefined);
  const counts = new Map<number, number>();
  for (let draw = 1; draw <= 2000; draw += 1) {
    const [first = -1] = atOnce(selected.inOrder({ draw }, 0, 1));
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(selected.total);
  const fair = 2000 / selected.total;
  for (const count of counts.values()) expect(count).toBeGreaterThan(fair / 2);
  for (const count of counts.values()) expect(count).toBeLessThan(fair * 2);
});

it('follows what an exercise needs', () => {
  const index = new WodIndex(records, indexed);
  const before = pages(index, { kit: ['BODYWEIGHT'] }, {});
  const swim: IndexedExercise = { equipment: 'ROWER', needs: [], names: new ExerciseNames('swim', 'ROWER') };
  index.exercisesChanged((id) => (id === 'swim' ? swim : indexed(id)));
  expect(pages(index, { kit: ['BODYWEIGHT'] }, {})).toEqual(before);
  expect(pages(index, { kit: ['POOL'] }, {})).toEqual(before);
  expect(pages(index, { kit: ['ROWER'] }, {}).length).toBeGreaterThan(before.length);
});

describe('near fits', () => {
  const index = new WodIndex(records, indexed);
  const applied = (selection: Selection, change: NearChange): Selection => {
    if ('kit' in change) return { ...selection, kit: [...(selection.kit ?? []), change.kit] };
    if ('minutes' in change) return { ...selection, maxMinutes: change.minutes };
    if (!('id' in change)) return { ...selection, [change.without]: undefined };
    return { ...selection, [change.without]: selection[change.without]?.filter((id) => id !== change.id) };
  };

  it.each<[Selection, kinds: string[]]>([
    [{ kit: ['BODYWEIGHT'], exercise: ['BARBELL', 'BOX'], maxMinutes: 20 }, ['without']],
    [{ kit: ['BODYWEIGHT'], exercise: ['swim'] }, ['kit', 'without']],
    [{ kit: ['BODYWEIGHT'], equipment: ['KETTLEBELL'], category: 'HERO', type: ['AMRAP'], maxMinutes: 30 }, ['kit', 'without']],
    [{ exercise: ['swim'], maxMinutes: 1, type: ['AMRAP'] }, ['minutes']],
    [{ exercise: ['swim', 'KETTLEBELL'], not: ['swim'] }, ['without', 'without']],
    [{ exercise: ['nothing like it'] }, ['without']],
  ])('of %j find what they say, the kit first, then the minutes', (selection, kinds) => {
    expect(plain(records, selection)).toEqual([]);
    const near = atOnce(
      nearSelections(selection, new WodSelection(index, selection, undefined), (changed) => new WodSelection(index, changed, undefined)),
    );
    expect(near.map(({ change }) => Object.keys(change)[0])).toEqual(kinds);
    for (const { change, selected } of near) {
      expect([change, selected.total]).toEqual([change, plain(records, applied(selection, change)).length]);
      expect(selected.total).toBeGreaterThan(0);
    }
  });

  it('name the three best items of a kit, and six changes at most', () => {
    const thin = records.map((record) => ({
      ...record,
      needs: [pick(['BOX', 'BOX', 'POOL', 'TRACK', 'SLED', 'SLED', 'SLED'] as const)],
      entries: [],
      team: undefined,
      vestWeight: undefined,
    }));
    const all = new WodIndex(thin, indexed);
    const selection: Selection = { kit: ['BODYWEIGHT'], maxMinutes: 20, type: ['AMRAP', 'ROUNDS', 'FOR_TIME'], category: 'HERO' };
    const near = atOnce(
      nearSelections(selection, new WodSelection(all, selection, undefined), (changed) => new WodSelection(all, changed, undefined)),
    );
    expect(near.map(({ change }) => change)).toEqual([{ kit: 'SLED' }, { kit: 'BOX' }, expect.objectContaining({ kit: expect.any(String) })]);
  });
});
