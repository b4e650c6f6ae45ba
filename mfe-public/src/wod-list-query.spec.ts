import { paths } from './paths';
import { activeFilters } from './wod-list-filters';
import { parseWodListQuery, WOD_LIST_PARAMS, wodListParams } from './wod-list-query';

const parse = (search: string) => parseWodListQuery(new URLSearchParams(search));

test('reads every filter of the address', () => {
  expect(
    parse(
      '?search=push&type=AMRAP&category=HERO&equipment=KETTLEBELL&kit=KETTLEBELL,BOX&maxMinutes=20&exercise=run&not=burpee,row&sort=name&draw=7&exact=1&page=3',
    ),
  ).toEqual({
    search: 'push',
    type: 'AMRAP',
    category: 'HERO',
    equipment: 'KETTLEBELL',
    kit: ['KETTLEBELL', 'BOX'],
    maxMinutes: 20,
    exercise: ['run'],
    not: ['burpee', 'row'],
    sort: 'name',
    draw: 7,
    exact: true,
    page: 3,
  });
});

test('every filter is declared as a search parameter of the page', () => {
  const all = parse(
    '?search=push&type=AMRAP&category=HERO&equipment=KETTLEBELL&kit=KETTLEBELL,BOX&maxMinutes=20&exercise=run&not=burpee,row&sort=name&draw=7&exact=1&page=3',
  );
  expect(wodListParams(all).map(([name]) => name)).toEqual(WOD_LIST_PARAMS);
});

test.each([
  ['nothing', ''],
  ['empty values, as a form without JavaScript sends them', '?search=&type=&category=&equipment='],
  ['unknown values', '?type=YOGA&category=NONE&equipment=UNICORN&kit=UNICORN'],
  ['values of another case', '?type=amrap'],
  ['a search below 2 characters', '?search=+a+'],
  ['numbers that are none', '?page=abc&maxMinutes=1e3'],
  ['numbers out of range', '?page=0&maxMinutes=99999'],
  ['negative and broken numbers', '?page=-1&maxMinutes=1.5'],
  ['the first page', '?page=1'],
])('%s: no filter', (_, search) => {
  expect(parse(search)).toEqual({});
});

test('a search is trimmed and cut to what the api takes', () => {
  expect(parse('?search=+fran+').search).toBe('fran');
  expect(parse(`?search=${'x'.repeat(300)}`).search).toHaveLength(100);
});

test('unknown equipment is left out of a kit', () => {
  expect(parse('?kit=BOX,UNICORN').kit).toEqual(['BOX']);
});

test('a kit is the same however it is written, and bodyweight belongs to every kit', () => {
  for (const kit of ['kit=BOX,KETTLEBELL', 'kit=KETTLEBELL&kit=BOX', 'kit=BODYWEIGHT&kit=BOX,BOX&kit=KETTLEBELL']) {
    expect(parse(`?${kit}`).kit).toEqual(['KETTLEBELL', 'BOX']);
  }
  expect(parse('?kit=BODYWEIGHT').kit).toEqual(['BODYWEIGHT']);
  expect(parse('?kit=PARTNER,POOL').kit).toEqual(['PARTNER', 'POOL']);
});

test('movements are at most ten ids, each once', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `id-${index + 10}`);
  expect(parse(`?exercise=${ids.join()}&not=a,a,b&not=a%20b,${'x'.repeat(65)}`)).toEqual({ exercise: ids.slice(0, 10), not: ['a', 'b'] });
});

test('the usual order is not named', () => {
  expect(parse('?sort=newest')).toEqual({});
  expect(parse('?sort=relevance&search=fran')).toEqual({ search: 'fran' });
  expect(parse('?sort=newest&search=fran')).toEqual({ search: 'fran', sort: 'newest' });
  expect(parse('?exact=1')).toEqual({});
});

test('an address and its query are the same thing', () => {
  const address = '/wods?search=21-15-9+%26+more&type=FOR_TIME&kit=BOX%2CROWER&maxMinutes=15&page=2';
  expect(paths.wods(parse(address.slice('/wods'.length)))).toBe(address);
  expect(paths.wods({ page: 1 })).toBe('/wods');
  expect(paths.wods({ type: undefined })).toBe('/wods');
});

test('says every filter in words, with the query that is left without it', () => {
  const query = parse('?search=push&type=FOR_TIME&category=BENCHMARK&equipment=BAND&kit=BODYWEIGHT&maxMinutes=15&page=3');
  const filters = activeFilters(query);
  expect(filters.map(({ label }) => label)).toEqual(['“push”', 'For Time', 'Benchmark WODs', 'Resistance Band', 'No equipment', 'Up to 15 minutes']);
  expect(paths.wods(filters[0]?.without)).toBe('/wods?type=FOR_TIME&category=BENCHMARK&equipment=BAND&kit=BODYWEIGHT&maxMinutes=15');
});

test('a kit is named without the bodyweight that always belongs to it', () => {
  expect(activeFilters({ kit: ['BODYWEIGHT', 'KETTLEBELL', 'BOX'] })[0]?.label).toBe('Only Kettlebell, Box');
});

test('movements are named where their names are known', () => {
  const query = { exercise: ['a', 'b'], not: ['c'] };
  expect(activeFilters(query).map(({ label }) => label)).toEqual(['With 2 movements', 'Without 1 movement']);
  const movements = [
    { id: 'a', name: 'Run' },
    { id: 'b', name: 'Row' },
    { id: 'c', name: 'Burpee' },
  ];
  expect(activeFilters(query, movements).map(({ label }) => label)).toEqual(['With Run, Row', 'Without Burpee']);
});

test('page, order and draw are no filters', () => {
  expect(activeFilters({ page: 4, sort: 'name', draw: 7 })).toEqual([]);
});
