import { paths } from './paths';
import { activeFilters, parseWodListQuery, WOD_LIST_PARAMS, wodListParams } from './wod-list-query';

const parse = (search: string) => parseWodListQuery(new URLSearchParams(search));

test('reads every filter of the address', () => {
  expect(parse('?search=push&type=AMRAP&category=HERO&equipment=KETTLEBELL&kit=KETTLEBELL,BOX&maxMinutes=20&page=3')).toEqual({
    search: 'push', type: 'AMRAP', category: 'HERO', equipment: 'KETTLEBELL', kit: ['KETTLEBELL', 'BOX'], maxMinutes: 20, page: 3,
  });
});

test('every filter is declared as a search parameter of the page', () => {
  const all = parse('?search=push&type=AMRAP&category=HERO&equipment=KETTLEBELL&kit=KETTLEBELL,BOX&maxMinutes=20&page=3');
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

test('an address and its query are the same thing', () => {
  const address = '/wods?search=21-15-9+%26+more&type=FOR_TIME&kit=BODYWEIGHT%2CBOX&maxMinutes=15&page=2';
  expect(paths.wods(parse(address.slice('/wods'.length)))).toBe(address);
  expect(paths.wods({ page: 1 })).toBe('/wods');
  expect(paths.wods({ type: undefined })).toBe('/wods');
});

test('says every filter in words, with the query that is left without it', () => {
  const query = parse('?search=push&type=FOR_TIME&category=BENCHMARK&equipment=BAND&kit=BODYWEIGHT&maxMinutes=15&page=3');
  const filters = activeFilters(query);
  expect(filters.map(({ label }) => label)).toEqual([
    '“push”', 'For Time', 'Benchmark WODs', 'Resistance Band', 'No equipment', 'Up to 15 minutes',
  ]);
  expect(paths.wods(filters[0]?.without)).toBe('/wods?type=FOR_TIME&category=BENCHMARK&equipment=BAND&kit=BODYWEIGHT&maxMinutes=15');
});

test('a kit is named without the bodyweight that always belongs to it', () => {
  expect(activeFilters({ kit: ['BODYWEIGHT', 'KETTLEBELL', 'BOX'] })[0]?.label).toBe('Only Kettlebell, Box');
});

test('the page is no filter', () => {
  expect(activeFilters({ page: 4 })).toEqual([]);
});
