import { DURATION_LIMITS, EQUIPMENT, type Equipment, KIT_ITEMS, type KitItem, WOD_CATEGORIES, WOD_TYPES } from '@wod/domain';
import { atOnce } from './long-work.js';
import type { WodRecord } from './records.js';
import { ExerciseNames } from './search/exercise-names.js';
import { WodIndex } from './wod-index.js';
import { searchText, type Selection, WodSelection } from './wod-selection.js';

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = randomNumbers(42);
const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
const indexed = (id: string) => ({ equipment: id as Equipment, names: new ExerciseNames(id, id as Equipment) });

const recordOf = (number: number): WodRecord => ({
  id: `wod-${String(random(1e9)).padStart(9, '0')}-${number}`,
  name: `${pick(['Fran', 'René', 'MURPH', 'Row hard', 'Cindy'])} ${number}`,
  description: pick([undefined, 'Row and run', 'For time']),
  type: pick(WOD_TYPES),
  category: pick(WOD_CATEGORIES),
  estimatedDuration: pick([undefined, 5, 10, 20, 45]),
  minutesHigh: pick([undefined, undefined, 20, 30]),
  // Several at the same moment, so that the id decides.
  createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 3) * 1000).toISOString(),
  updatedAt: '',
  entries: Array.from({ length: random(4) }, () => ({ exerciseId: pick(EQUIPMENT) })),
});

const records = Array.from({ length: 400 }, (_, number) => recordOf(number));

const newestFirst = (list: readonly WodRecord[]) =>
  [...list].sort((a, b) => (a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt > b.createdAt ? -1 : 1));

/** The same rules written a second time, applied to one WOD after another. */
function bruteForce(list: readonly WodRecord[], { search, type, category, equipment, kit, maxMinutes }: Selection) {
  const text = search?.toLowerCase() ?? '';
  const plain = (value = '') => value.toLowerCase().replaceAll('é', 'e');
  const left = newestFirst(list).filter((wod) => {
    const used = wod.entries.map((entry) => entry.exerciseId as Equipment);
    return (
      (!type || type.includes(wod.type)) &&
      (!category || category === wod.category) &&
      (!equipment || equipment.some((item) => used.includes(item))) &&
      (!kit || used.every((item) => item === 'BODYWEIGHT' || kit.includes(item))) &&
      (maxMinutes === undefined || (wod.minutesHigh ?? wod.estimatedDuration ?? Infinity) <= maxMinutes) &&
      [wod.name, wod.description, ...used].some((part) => plain(part).includes(text))
    );
  });
  const isWord = (value: string) => ` ${plain(value)}`.includes(` ${text}`);
  const ranked = (wod: WodRecord) => {
    const movements = wod.entries.map(({ exerciseId }) => exerciseId);
    if (plain(wod.name).startsWith(text)) return 0;
    if (isWord(wod.name)) return 1;
    if (plain(wod.name).includes(text)) return 2;
    if (movements.some(isWord)) return 3;
    return movements.some((name) => plain(name).includes(text)) ? 4 : 5;
  };
  return left
    .map((wod) => ({ id: wod.id, rank: ranked(wod) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

const SELECTIONS: Selection[] = [
  {},
  { type: ['AMRAP'] },
  { type: ['AMRAP', 'EMOM'], category: 'HERO' },
  { equipment: ['ROWER', 'BOX'] },
  { kit: ['ROWER', 'BOX', 'BARBELL'] },
  { kit: ['BODYWEIGHT'], maxMinutes: 20 },
  { search: 'row' },
  { search: 'rene', maxMinutes: 45 },
  // At the end of names, and across the boundary between a name and its description.
  { search: 'indy' },
  { search: '7row' },
  { search: 'row', type: ['TABATA', 'ROUNDS', 'LADDER'], equipment: ['KETTLEBELL', 'ROWER', 'SLED'] },
];

/** Without its last item there is no such filter. */
function turnedOver(kit: Selection['kit'] = [], item: KitItem): Selection['kit'] {
  const turned = kit.includes(item) ? kit.filter((other) => other !== item) : [...kit, item];
  return turned.length > 0 ? turned : undefined;
}

function idsOf(index: WodIndex, selection: Selection): string[] {
  const text = searchText(selection.search);
  const selected = new WodSelection(index, selection, text ? atOnce(index.search(text)) : undefined);
  const ids: string[] = [];
  // In pages, so that the boundary between matches in the name and others is crossed.
  for (let offset = 0; offset < selected.total; offset += 7) {
    ids.push(...selected.page(offset, 7).map((position) => index.at(position).id));
  }
  return ids;
}

describe.each(SELECTIONS)('%j', (selection) => {
  it('leaves what the rules say, in their order', () => {
    const index = new WodIndex(records, indexed);
    expect(idsOf(index, selection)).toEqual(bruteForce(records, selection));
  });

  it('counts what each value of a filter would leave, the other filters staying as they are', () => {
    const index = new WodIndex(records, indexed);
    const text = searchText(selection.search);
    const left = <Value extends string | number>(values: readonly Value[], filter: (value: Value) => Selection) =>
      Object.fromEntries(values.map((value) => [value, bruteForce(records, { ...selection, ...filter(value) }).length]));
    expect(atOnce(new WodSelection(index, selection, text ? atOnce(index.search(text)) : undefined).facets())).toEqual({
      type: left(WOD_TYPES, (value) => ({ type: [value] })),
      category: left(WOD_CATEGORIES, (category) => ({ category })),
      equipment: left(EQUIPMENT, (value) => ({ equipment: [value] })),
      maxMinutes: left(DURATION_LIMITS, (maxMinutes) => ({ maxMinutes })),
      kit: left(KIT_ITEMS, (item) => ({ kit: turnedOver(selection.kit, item) })),
      noKit: bruteForce(records, { ...selection, kit: ['BODYWEIGHT'] }).length,
    });
  });

  it.each(['before', 'half-way through', 'after'])('leaves the same after changes as in a fresh index, made %s its reading', (when) => {
    const index = new WodIndex(records.slice(0, 300), indexed);
    const reading = index.readTerms();
    for (let turn = 0; turn < (when === 'half-way through' ? 19 : 0); turn += 1) reading.next();
    // What is computed when first asked for has to be updated, too.
    if (when === 'after') idsOf(index, selection);
    const after = new Map(records.slice(0, 300).map((record) => [record.id, record]));
    for (const { id } of records.slice(0, 300).filter((_, number) => number % 5 === 0)) {
      index.remove(id);
      after.delete(id);
    }
    for (const record of [...after.values()].filter((_, number) => number % 3 === 0)) {
      const changed = { ...recordOf(1), id: record.id, createdAt: record.createdAt };
      index.put(changed);
      after.set(changed.id, changed);
    }
    // The newest, and some that come back between and before others.
    for (const record of [...records.slice(300), ...records.slice(0, 300).filter((_, number) => number % 10 === 0)]) {
      index.put(record);
      after.set(record.id, record);
    }
    expect(idsOf(index, selection)).toEqual(bruteForce([...after.values()], selection));
  });
});

it('gives a WOD that comes late the place of its age', () => {
  const [early, late] = [0, 1].map((rest) => records.filter((_, number) => number % 2 === rest)) as [WodRecord[], WodRecord[]];
  const index = new WodIndex(early, indexed);
  idsOf(index, { maxMinutes: 20 });
  for (const record of late.reverse()) index.put(record);
  expect([idsOf(index, {}), idsOf(index, { maxMinutes: 20 })]).toEqual([bruteForce(records, {}), bruteForce(records, { maxMinutes: 20 })]);
  for (const record of records) expect(index.get(record.id)).toBe(record);
});

it('does without an exercise that is gone', () => {
  const index = new WodIndex(records, (id) => (id === 'ROWER' ? undefined : indexed(id)));
  expect([idsOf(index, { equipment: ['ROWER'] }), idsOf(index, { search: 'rower' })]).toEqual([[], []]);
});

it('follows a change of what an exercise says', () => {
  const exercises = new Map(EQUIPMENT.map((equipment) => [equipment as string, indexed(equipment)]));
  const index = new WodIndex(records, (id) => exercises.get(id));
  const before = { rower: idsOf(index, { equipment: ['ROWER'] }), box: idsOf(index, { equipment: ['BOX'] }) };
  const changed = new Map(exercises).set('ROWER', { equipment: 'BOX', names: new ExerciseNames('Wooden horse', 'BOX') });
  index.exercisesChanged((id) => changed.get(id));
  expect(idsOf(index, { equipment: ['ROWER'] })).toEqual([]);
  expect(idsOf(index, { equipment: ['BOX'] }).sort()).toEqual([...new Set([...before.rower, ...before.box])].sort());
  expect(idsOf(index, { search: 'wooden' })).toEqual(before.rower);
  expect([index.uses('ROWER'), index.uses('nobody')]).toEqual([before.rower.length, 0]);
});

it('forgets a removed WOD', () => {
  const index = new WodIndex(records, indexed);
  const { id } = records[7] as WodRecord;
  index.remove(id);
  index.remove('never there');
  expect(index.get(id)).toBeUndefined();
  expect([...index.values()]).toHaveLength(399);
});

it('lets others have a turn every now and then while it searches', () => {
  const index = new WodIndex(records, indexed);
  expect([...index.readTerms()].length).toBeGreaterThanOrEqual(records.length / 10);
  const turns = [...index.search('row')].length - EQUIPMENT.length;
  expect(turns).toBeGreaterThanOrEqual(records.length / 100);
  expect(turns).toBeLessThan(records.length / 10);
});

it('has nothing where a WOD was', () => {
  const index = new WodIndex(records, indexed);
  const [newest = 0] = index.all.descending(0, 1);
  const {
    id,
    entries: [entry],
  } = index.at(newest);
  const before = index.uses(entry?.exerciseId ?? '');
  index.remove(id);
  expect(() => index.at(newest)).toThrow(`There is no WOD at position ${newest}`);
  expect(index.uses(entry?.exerciseId ?? '')).toBe(before - (entry ? 1 : 0));
});
